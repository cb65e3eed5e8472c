import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
let token: string;
beforeAll(async () => {
  open = await openEmbedded({ GOTRUE_DISABLE_SIGNUP: 'true' });
  token = (await open.signedIn()).session.access_token;
});
afterAll(() => open.close());

const email = 'somebody@example.com';
const phone = '+15550100';

/** Of several things that are wrong the one that counts, with its code and its words. */
const ERRORS: readonly (readonly [path: string, body: object, status: number, code: string, message: string])[] = [
  ['/signup', {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
  ['/signup', { email, password: PASSWORD }, 422, 'signup_disabled', 'Signups not allowed for this instance'],
  [
    '/token?grant_type=password',
    { email, phone, password: PASSWORD },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on login.',
  ],
  [
    '/token?grant_type=password',
    { phone, password: PASSWORD },
    422,
    'phone_provider_disabled',
    'Phone logins are disabled',
  ],
  ['/token?grant_type=password', { password: PASSWORD }, 400, 'validation_failed', 'missing email or phone'],
  ['/token?grant_type=web3', { chain: 'ethereum' }, 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
  ['/token?grant_type=magic', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
  ['/otp', { email, phone }, 400, 'validation_failed', 'Only an email address or phone number should be provided'],
  ['/otp', { email, channel: 'sms' }, 400, 'validation_failed', 'Channel should only be specified with Phone OTP'],
  ['/otp', {}, 400, 'validation_failed', 'One of email or phone must be set'],
  ['/otp', { phone }, 400, 'phone_provider_disabled', 'Unsupported phone provider'],
  [
    '/otp',
    { email: 'x', create_user: false },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  ['/recover', {}, 400, 'validation_failed', 'Password recovery requires an email'],
  [
    '/resend',
    { email },
    400,
    'validation_failed',
    'Missing one of these types: signup, email_change, sms, phone_change',
  ],
  ['/resend', { type: 'signup' }, 400, 'validation_failed', 'Type provided requires an email address'],
  ['/resend', { type: 'sms' }, 400, 'validation_failed', 'Type provided requires a phone number'],
  ['/resend', { type: 'email_change' }, 400, 'validation_failed', 'Missing email address or phone number'],
  [
    '/resend',
    { type: 'signup', email, phone },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided.',
  ],
  ['/resend', { type: 'sms', phone }, 400, 'phone_provider_disabled', 'Phone logins are disabled'],
  [
    '/verify',
    { type: 'signup', token: '1', token_hash: '2' },
    400,
    'validation_failed',
    'Verify requires either a token or a token hash',
  ],
  ['/verify', { type: 'signup', token: '1', email: 'x' }, 422, 'validation_failed', 'Invalid email format'],
  ['/verify', { type: 'nonsense', token: '1', email }, 403, 'otp_expired', 'Token has expired or is invalid'],
  ['/verify', { type: 'nonsense', token_hash: '1' }, 400, 'validation_failed', 'Invalid email verification type'],
  ['/verify', { type: 'sms', token: '1', phone }, 403, 'otp_expired', 'Token has expired or is invalid'],
  [
    '/verify',
    { type: 'sms', token: '1', phone: 'x' },
    400,
    'validation_failed',
    'Invalid phone number format (E.164 required)',
  ],
  ['/sso', { domain: 'example.com' }, 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['/passkeys/authentication/options', {}, 404, 'passkey_disabled', 'Passkeys are disabled'],
  ['/oauth/token', {}, 404, 'feature_disabled', 'OAuth server is disabled'],
];

it.each(ERRORS)('refuses %s %o', async (path, body, status, code, message) => {
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  const answer = await open.send(`/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect({ status: answer.status, body: await answer.json() }).toEqual({ status, body: { code, message } });
});

function signOut(scope: string, headers: Record<string, string> = {}) {
  return open.send(`/auth/v1/logout?scope=${scope}`, { method: 'POST', headers });
}

it('asks who signs out before it asks how', async () => {
  const headers = { authorization: `Bearer ${token}` };
  expect((await signOut('everyone')).status).toBe(401);
  expect((await signOut('everyone', headers)).status).toBe(400);
  expect((await signOut('', headers)).status).toBe(204);
});

it('takes a weak password for worse than an address that is none', async () => {
  const lax = await openEmbedded();
  const weak = await lax.client().auth.signUp({ email: 'nonsense', password: 'short' });
  const both = await lax.send('/auth/v1/signup', {
    method: 'POST',
    body: JSON.stringify({ email, phone, password: PASSWORD }),
  });
  await lax.close();
  expect(weak.error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
  expect((await both.json()).msg).toBe('Only an email address or phone number should be provided on signup.');
});

it('names every provider that the service could have, and says which it has', async () => {
  const { external, ...rest } = await (await open.send('/auth/v1/settings')).json();
  const enabled = Object.entries(external).filter(([, is]) => is);
  expect(Object.keys(external)).toHaveLength(26);
  expect(enabled.map(([name]) => name).toSorted()).toEqual(['email', 'google']);
  expect(rest).toEqual({
    disable_signup: true,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  });
});
