import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
let eager: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
  eager = await openEmbedded({
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    GOTRUE_PASSWORD_MIN_LENGTH: '8',
    GOTRUE_PASSWORD_REQUIRED_CHARACTERS: 'abcdefgh:0123456789',
  });
});
afterAll(() => Promise.all([open.close(), eager.close()]));

function signUp(email: string, password = PASSWORD) {
  return open.client().auth.signUp({ email, password, options: { data: { nick: 'Ada' } } });
}

it('takes nobody who names neither an address nor a phone number', async () => {
  const { auth } = open.client();
  // The library's own type does not let anybody forget it.
  const nobody = { password: PASSWORD } as never;
  for (const { error } of [await auth.signUp(nobody), await auth.signInWithPassword(nobody)])
    expect(error?.message).toBe('You must provide either an email or phone number and a password');
});

it('gives a new learner an account without a session, and writes an e-mail', async () => {
  const { data, error } = await signUp('New@Example.com');
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email: 'new@example.com', role: 'authenticated', user_metadata: { nick: 'Ada' } });
  expect(data.user?.identities).toHaveLength(1);
  expect(data.user?.confirmation_sent_at).toBeTruthy();
  const { otp, link } = await open.emailTo('new@example.com');
  expect(otp).toMatch(/^\d{6}$/);
  expect(link).toContain('/auth/v1/verify?');
});

it('lets a learner in once the code of the e-mail was typed, and only once', async () => {
  const email = 'code@example.com';
  await signUp(email);
  const { otp } = await open.emailTo(email);
  const early = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(early.error?.code).toBe('email_not_confirmed');
  const { data, error } = await open.client().auth.verifyOtp({ email, token: otp, type: 'signup' });
  expect(error).toBeNull();
  expect(data.user?.user_metadata).toMatchObject({ email_verified: true });
  expect(decodeJwt(data.session?.access_token ?? '')['amr']).toMatchObject([{ method: 'otp' }]);
  const again = await open.client().auth.verifyOtp({ email, token: otp, type: 'signup' });
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' });
  const late = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(late.error).toBeNull();
});

it('leads from the link of the e-mail to the site, with a session behind the #', async () => {
  await signUp('link@example.com');
  const { link } = await open.emailTo('link@example.com');
  const target = await open.follow(link);
  expect(target.origin).toBe(open.url);
  expect(target.search).toBe('');
  const fields = new URLSearchParams(target.hash.slice(1));
  expect(fields.get('type')).toBe('signup');
  const { data } = await open.client().auth.setSession({
    access_token: fields.get('access_token') ?? '',
    refresh_token: fields.get('refresh_token') ?? '',
  });
  expect(data.user?.email).toBe('link@example.com');
  const again = new URLSearchParams((await open.follow(link)).hash.slice(1));
  expect(Object.fromEntries(again)).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
    sb: '',
  });
});

it('leaves a link good that somebody only looked at', async () => {
  await signUp('looked@example.com');
  const { link } = await open.emailTo('looked@example.com');
  expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(405);
  expect((await open.follow(link)).hash).toContain('access_token');
});

it('refuses a code that is too old', async () => {
  const email = 'old@example.com';
  await signUp(email);
  await open.supabase.database.query(
    `update auth.one_time_tokens set created_at = now() - interval '3601 seconds' where relates_to = $1`,
    [email],
  );
  const { otp, link } = await open.emailTo(email);
  const typed = await open.client().auth.verifyOtp({ email, token: otp, type: 'signup' });
  expect(typed.error?.code).toBe('otp_expired');
  expect((await open.follow(link)).hash).toContain('error_code=otp_expired');
});

it.each([
  [
    { email: 'nonsense', password: PASSWORD },
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ],
  [{ email: 'a@example.com', password: '' }, 400, 'validation_failed', 'Signup requires a valid password'],
  [{ email: 'a@example.com', password: 'short' }, 422, 'weak_password', 'Password should be at least 6 characters.'],
  [
    { email: 'a@example.com', password: 'x'.repeat(73) },
    400,
    'validation_failed',
    'Password cannot be longer than 72 characters',
  ],
  [{ phone: '+491', password: PASSWORD }, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
])('refuses the sign-up %o', async (credentials, status, code, message) => {
  const { error } = await open.client().auth.signUp(credentials);
  expect(error).toMatchObject({ status, code, message });
});

it('says why a password is weak', async () => {
  const { error } = await eager.client().auth.signUp({ email: 'weak@example.com', password: 'xyz' });
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length', 'characters'] });
});

it('lets a new learner in at once where confirming is switched off', async () => {
  const credentials = { email: 'quick@example.com', password: 'abc-12345' };
  const { data } = await eager.client().auth.signUp(credentials);
  expect(data.session?.user.email_confirmed_at).toBeTruthy();
  const again = await eager.client().auth.signUp(credentials);
  expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' });
});

it('lets visitors in without a name only where that is switched on', async () => {
  const refused = await open.client().auth.signInAnonymously();
  expect(refused.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  const visitor = eager.client();
  const { data } = await visitor.auth.signInAnonymously({ options: { data: { seat: 4 } } });
  expect(data.user).toMatchObject({ is_anonymous: true, email: '', user_metadata: { seat: 4 }, identities: [] });
  expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
    is_anonymous: true,
    amr: [{ method: 'anonymous' }],
  });
  const named = await visitor.auth.updateUser({ email: 'named@example.com' });
  expect(named.data.user).toMatchObject({ is_anonymous: false, email: 'named@example.com' });
  expect(named.data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] });
});

it('takes nobody in where sign-ups are switched off', async () => {
  const closed = await openEmbedded({ GOTRUE_DISABLE_SIGNUP: 'true' });
  const credentials = { email: 'late@example.com', password: PASSWORD };
  const { error } = await closed.client().auth.signUp(credentials);
  const otp = await closed.client().auth.signInWithOtp({ email: 'late@example.com' });
  await expect(closed.emailTo('late@example.com')).rejects.toThrow('There is no e-mail');
  await closed.close();
  expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
  expect(otp.error).toBeNull();
});
