import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
let strict: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded({ GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false' });
  strict = await openEmbedded({ GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true' });
});
afterAll(() => Promise.all([open.close(), strict.close()]));

it('lays new data over the old, and takes away what is null', async () => {
  const { client } = await open.signedIn();
  await client.auth.updateUser({ data: { nick: 'Ada', seat: 4, __proto__: { admin: true } } });
  const { data } = await client.auth.updateUser({ data: { seat: null, shoe: { size: 38 } } });
  expect(data.user?.user_metadata).toMatchObject({ nick: 'Ada', shoe: { size: 38 } });
  expect(data.user?.user_metadata).not.toHaveProperty('seat');
});

it('leaves what only administrators write', async () => {
  const { session } = await open.signedIn();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = await open.send('/auth/v1/user', {
    method: 'PUT',
    headers,
    body: '{"app_metadata":{"role":"admin"}}',
  });
  expect(answer.status).toBe(403);
  expect((await answer.json()).error_code).toBe('not_admin');
});

it('ends every other session and every code under way when the password changes', async () => {
  const { email, client, session } = await open.signedIn();
  const other = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  await open.client().auth.resetPasswordForEmail(email);
  const { error } = await client.auth.updateUser({ password: 'another-password' });
  expect(error).toBeNull();
  expect((await open.userWith(session.access_token)).status).toBe(200);
  expect((await open.userWith(other.data.session?.access_token ?? '')).status).toBe(403);
  expect((await open.follow((await open.emailTo(email)).link)).hash).toContain('otp_expired');
});

it('refuses a weak password and the one in use', async () => {
  const { client } = await open.signedIn();
  expect((await client.auth.updateUser({ password: 'weak' })).error).toMatchObject({
    code: 'weak_password',
    reasons: ['length'],
  });
  expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
    status: 422,
    code: 'same_password',
    message: 'New password should be different from the old password.',
  });
});

it('changes the address once its new owner has confirmed it', async () => {
  const { client, email } = await open.signedIn();
  const { data } = await client.auth.updateUser({ email: 'Fresh@Example.com' });
  expect(data.user).toMatchObject({ email, new_email: 'fresh@example.com' });
  const { otp } = await open.emailTo('fresh@example.com');
  const verified = await open.client().auth.verifyOtp({ email: 'fresh@example.com', token: otp, type: 'email_change' });
  expect(verified.data.user?.email).toBe('fresh@example.com');
  expect(verified.data.user?.new_email).toBeUndefined();
  expect(verified.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: 'fresh@example.com' });
});

it('asks both addresses where that is safer, in either order', async () => {
  const { client, email } = await strict.signedIn();
  await client.auth.updateUser({ email: 'both@example.com' });
  const toNew = await strict.emailTo('both@example.com');
  const toOld = await strict.emailTo(email);
  const half = await strict.follow(toNew.link);
  expect(half.hash).toContain('message=Confirmation+link+accepted');
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
  expect((await strict.follow(toOld.link)).hash).toContain('access_token');
  expect((await client.auth.getUser()).data.user?.email).toBe('both@example.com');
});

it('gives nobody the address of another learner', async () => {
  const { email } = await open.addLearner();
  const { client } = await open.signedIn();
  const taken = { status: 422, code: 'email_exists' };
  expect((await client.auth.updateUser({ email })).error).toMatchObject(taken);
  await client.auth.updateUser({ email: 'raced@example.com' });
  await open.addLearner({ email: 'raced@example.com' });
  const { otp } = await open.emailTo('raced@example.com');
  const late = await open.client().auth.verifyOtp({ email: 'raced@example.com', token: otp, type: 'email_change' });
  expect(late.error).toMatchObject(taken);
});

it('sends the e-mail of a change again', async () => {
  const { client, email } = await open.signedIn();
  await client.auth.updateUser({ email: 'resent@example.com' });
  const first = await open.emailTo('resent@example.com');
  await client.auth.resend({ type: 'email_change', email });
  const second = await open.emailTo('resent@example.com');
  expect((await open.follow(first.link)).hash).toContain('otp_expired');
  expect((await open.follow(second.link)).hash).toContain('type=email_change');
});

it('asks for the code of an e-mail before the password of an old session changes', async () => {
  const { client, email, id } = await strict.signedIn();
  await strict.supabase.database.query(
    `update auth.sessions set created_at = now() - interval '25 hours' where user_id = $1`,
    [id],
  );
  expect((await client.auth.updateUser({ password: 'new-password' })).error?.code).toBe('reauthentication_needed');
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const { otp, link } = await strict.emailTo(email);
  expect(link).toBeNull();
  const wrong = await client.auth.updateUser({ password: 'new-password', nonce: '0000000' });
  expect(wrong.error?.code).toBe('reauthentication_not_valid');
  expect((await client.auth.updateUser({ password: 'new-password', nonce: otp })).error).toBeNull();
});
