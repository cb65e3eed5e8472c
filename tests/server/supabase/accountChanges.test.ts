import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { procedures } from '#contract/procedures.ts';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
let eager: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded({ GOTRUE_PASSWORD_MIN_LENGTH: '20', GOTRUE_JWT_EXP: '120' });
  eager = await openEmbedded({
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '0',
  });
});
afterAll(() => Promise.all([open.close(), eager.close()]));

const STRONG = 'a password that is long enough';

it('lets a learner in with a password that would be refused today, and says why it is weak', async () => {
  const { email } = await open.addLearner();
  const { data } = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(data.weakPassword).toEqual({ message: 'Password should be at least 20 characters.', reasons: ['length'] });
  const strong = await open.addLearner({ password: STRONG });
  const other = await open.client().auth.signInWithPassword({ email: strong.email, password: STRONG });
  expect(other.data.session).not.toBeNull();
  expect(other.data.weakPassword).toBeUndefined();
});

it('issues tokens for as long as the settings say', async () => {
  const { session } = await open.signedIn();
  const { exp = 0, iat = 0 } = decodeJwt(session.access_token);
  expect([session.expires_in, exp - iat]).toEqual([120, 120]);
});

it('takes a replaced token back for as long as the settings say', async () => {
  const { session } = await eager.signedIn();
  const refresh = (token = '') => eager.client().auth.refreshSession({ refresh_token: token });
  const second = await refresh(session.refresh_token);
  await refresh(second.data.session?.refresh_token);
  expect((await refresh(session.refresh_token)).error?.code).toBe('refresh_token_already_used');
});

it('takes an empty password for a weak one', async () => {
  const { client } = await open.signedIn();
  expect((await client.auth.updateUser({ password: '' })).error?.code).toBe('weak_password');
});

it('lets an e-mail be asked for at once after the password has changed', async () => {
  const { client, id, email } = await open.signedIn();
  await open.client().auth.resetPasswordForEmail(email);
  const { data } = await client.auth.updateUser({ password: STRONG });
  expect(data.user?.id).toBe(id);
  expect(data.user).not.toHaveProperty('recovery_sent_at');
});

it('asks for an e-mail before a learner changes the address, even where new ones count as confirmed', async () => {
  const { client, email } = await eager.signedIn();
  const { data } = await client.auth.updateUser({ email: 'later@example.com' });
  expect(data.user).toMatchObject({ email, new_email: 'later@example.com' });
  await eager.follow((await eager.emailTo('later@example.com')).link);
  expect((await client.auth.getUser()).data.user?.email).toBe('later@example.com');
  expect((await eager.follow((await eager.emailTo(email)).link)).hash).toContain('otp_expired');
});

it('gives a visitor without a name a password together with an address, but not alone', async () => {
  const visitor = eager.client();
  await visitor.auth.signInAnonymously();
  expect((await visitor.auth.updateUser({ password: STRONG })).error).toMatchObject({
    status: 422,
    message: 'Updating password of an anonymous user without an email or phone is not allowed',
  });
  await visitor.auth.updateUser({ email: 'visitor@example.com', password: STRONG });
  const again = await eager.client().auth.signInWithPassword({ email: 'visitor@example.com', password: STRONG });
  expect(again.error).toBeNull();
});

it('asks both addresses again once the e-mails of a change were sent again', async () => {
  const { client, email } = await open.signedIn();
  await client.auth.updateUser({ email: 'resent@example.com' });
  await open.follow((await open.emailTo('resent@example.com')).link);
  await client.auth.resend({ type: 'email_change', email });
  const one = await open.follow((await open.emailTo('resent@example.com')).link);
  expect(one.hash).toContain('message=');
  const other = await open.follow((await open.emailTo(email)).link);
  expect(other.hash).toContain('access_token');
});

it('gives a learner from where and by what the account is signed in to, and the address that it is to have', async () => {
  const { id, email } = await eager.addLearner();
  const headers = { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'A Browser' };
  const body = JSON.stringify({ email, password: PASSWORD });
  await eager.send('/auth/v1/token?grant_type=password', { method: 'POST', headers, body });
  const own = eager.client();
  await own.auth.signInWithPassword({ email, password: PASSWORD });
  const recordOf = async () => {
    const { data } = await own.rpc('user_ssp_export', { auth_id: id });
    return v.parse(procedures.user_ssp_export.data, data)[0]?.account;
  };
  expect((await recordOf())?.email_change).toBeNull();
  await own.auth.updateUser({ email: 'next@example.com' });

  const account = await recordOf();

  expect(account).toMatchObject({ email, email_change: 'next@example.com' });
  expect(account?.sessions).toEqual([
    { created_at: expect.any(String) as string, ip: '203.0.113.7', user_agent: 'A Browser' },
    { created_at: expect.any(String) as string, ip: '127.0.0.1', user_agent: 'node' },
  ]);
});
