import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
});
afterAll(() => open.close());

const ID = '00000000-0000-4000-8000-000000000000';

it.each([
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${ID}`],
  ['PUT', `/admin/users/${ID}`],
  ['DELETE', `/admin/users/${ID}`],
  ['GET', `/admin/users/${ID}/factors`],
  ['DELETE', `/admin/users/${ID}/factors/${ID}`],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
])('%s %s is for the key of the service alone', async (method, path) => {
  const { session } = await open.signedIn();
  const statuses = await Promise.all(
    [undefined, open.supabase.anonKey, session.access_token, 'nonsense'].map(async (token) => {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return (await open.send(`/auth/v1${path}`, { method, headers, body: method === 'GET' ? undefined : '{}' }))
        .status;
    }),
  );
  expect(statuses).toEqual([401, 403, 403, 403]);
});

it('makes an account that can sign in at once', async () => {
  const { data, error } = await open.admin().auth.admin.createUser({
    email: 'Made@example.com',
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { nick: 'Ada' },
    app_metadata: { course: 'robots' },
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: 'made@example.com',
    user_metadata: { nick: 'Ada', email_verified: true },
    app_metadata: { provider: 'email', course: 'robots' },
  });
  const signIn = await open.client().auth.signInWithPassword({ email: 'made@example.com', password: PASSWORD });
  expect(signIn.error).toBeNull();
  const again = await open.admin().auth.admin.createUser({ email: 'made@example.com' });
  expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
});

it('notes nothing among the data of accounts that administrators make, and keeps what it is given', async () => {
  const { admin } = open.admin().auth;
  const email = 'plain-data@example.com';
  const made = await admin.createUser({ email, user_metadata: { nick: 'Ada' } });
  expect(made.data.user?.user_metadata).toEqual({ nick: 'Ada' });
  expect(made.data.user?.identities?.[0]?.identity_data).toMatchObject({ email, sub: made.data.user?.id });
  const moved = await admin.updateUserById(made.data.user?.id ?? '', { email: 'plain-moved@example.com' });
  expect(moved.data.user?.user_metadata).toEqual({ nick: 'Ada' });
  const options = { data: { nick: 'Eve' } };
  const link = await admin.generateLink({
    type: 'signup',
    email: 'plain-link@example.com',
    password: PASSWORD,
    options,
  });
  expect(link.data.user?.user_metadata).toEqual({ nick: 'Eve' });
});

it('takes a hash made elsewhere, but nothing that is none', async () => {
  const [row] = await open.supabase.database.query<{ hash: string }>(
    `select encrypted_password as hash from auth.users where email = 'learner@example.com'`,
  );
  const { error } = await open.admin().auth.admin.createUser({
    email: 'moved@example.com',
    password_hash: row?.hash ?? '',
    email_confirm: true,
  });
  expect(error).toBeNull();
  const credentials = { email: 'moved@example.com', password: 'learner-password' };
  expect((await open.client().auth.signInWithPassword(credentials)).error).toBeNull();
  const plain = await open.admin().auth.admin.createUser({ email: 'plain@example.com', password_hash: 'secret' });
  expect(plain.error).toMatchObject({ status: 400, code: 'validation_failed' });
});

it('lists accounts a page at a time', async () => {
  await open.addLearner();
  const first = await open.admin().auth.admin.listUsers({ page: 1, perPage: 2 });
  expect(first.data.users).toHaveLength(2);
  expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
  const all = await open.admin().auth.admin.listUsers({ page: 1, perPage: 1000 });
  expect(all.data).toMatchObject({ total: all.data.users.length, nextPage: null });
});

it('reads, changes and deletes an account', async () => {
  const { id, email, session } = await open.signedIn();
  const { admin } = open.admin().auth;
  expect((await admin.getUserById(id)).data.user?.email).toBe(email);
  const changed = await admin.updateUserById(id, {
    email: 'changed@example.com',
    password: 'another-password',
    user_metadata: { nick: 'Eve' },
    app_metadata: { seat: 1 },
  });
  expect(changed.data.user).toMatchObject({ email: 'changed@example.com', user_metadata: { nick: 'Eve' } });
  expect((await open.userWith(session.access_token)).status).toBe(403);
  const credentials = { email: 'changed@example.com', password: 'another-password' };
  expect((await open.client().auth.signInWithPassword(credentials)).error).toBeNull();
  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  const odd = await open.send('/auth/v1/admin/users/nonsense', {
    headers: { authorization: `Bearer ${open.supabase.serviceKey}` },
  });
  expect((await odd.json()).msg).toBe('user_id must be an UUID');
});

it('confirms the new address of an account only where it is told to', async () => {
  const { admin } = open.admin().auth;
  const { id } = await open.addLearner({ confirmed: false });
  const moved = await admin.updateUserById(id, { email: 'moved-1@example.com' });
  expect(moved.data.user).toMatchObject({ email: 'moved-1@example.com' });
  expect(moved.data.user).not.toHaveProperty('email_confirmed_at');
  expect(moved.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: false });
  const confirmed = await admin.updateUserById(id, { email: 'moved-2@example.com', email_confirm: true });
  expect(confirmed.data.user?.email_confirmed_at).toBeTruthy();
});

it('makes accounts nameless where they are to be kept, and frees their address', async () => {
  const { id, email, client, session } = await open.signedIn();
  const { admin } = open.admin().auth;
  await client.auth.updateUser({ data: { nick: 'Ada' } });
  expect((await admin.deleteUser(id, true)).error).toBeNull();
  expect((await open.userWith(session.access_token)).status).toBe(403);
  const { data } = await admin.getUserById(id);
  expect(data.user).toMatchObject({ id, user_metadata: {}, app_metadata: {} });
  expect(data.user?.deleted_at).toBeTruthy();
  expect(data.user?.email).not.toContain('@');
  expect(JSON.stringify(data.user?.identities)).not.toContain(email);
  expect((await open.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await open.client().auth.signUp({ email, password: PASSWORD })).error).toBeNull();
  expect((await open.emailTo(email)).link).toContain('type=signup');
  expect((await admin.deleteUser(id, true)).error).toBeNull();
});

it.each([
  [{ email: 'odd@example.com', id: 'nonsense' }, 'ID must conform to the uuid v4 format'],
  [{ email: 'odd@example.com', id: '00000000-0000-0000-0000-000000000000' }, 'ID cannot be a nil uuid'],
  [
    { email: 'odd@example.com', password: 'x', password_hash: 'y' },
    'Only a password or a password hash should be provided',
  ],
  [{}, 'Cannot create a user without either an email or phone'],
])('makes no account of %o', async (given, message) => {
  const { error } = await open.admin().auth.admin.createUser(given);
  expect(error).toMatchObject({ status: 400, code: 'validation_failed', message });
});

it('leaves it to administrators how strong a first password is', async () => {
  const credentials = { email: 'short@example.com', password: 'abc' };
  const { data, error } = await open.admin().auth.admin.createUser({ ...credentials, email_confirm: true });
  expect(error).toBeNull();
  expect((await open.client().auth.signInWithPassword(credentials)).error).toBeNull();
  const changed = await open.admin().auth.admin.updateUserById(data.user?.id ?? '', { password: 'abc' });
  expect(changed.error?.code).toBe('weak_password');
});

it('makes no link for the present address where that need not agree', async () => {
  const lax = await openEmbedded({ GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false' });
  const { email } = await lax.addLearner();
  const { admin } = lax.admin().auth;
  const link = await admin.generateLink({ type: 'email_change_current', email, newEmail: 'new@example.com' });
  await lax.close();
  expect(link.error?.message).toBe('Enable secure email change to generate link for current email');
});

it('bans and forgives', async () => {
  const { id, email } = await open.addLearner();
  const { admin } = open.admin().auth;
  await admin.updateUserById(id, { ban_duration: '24h' });
  const banned = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(banned.error?.code).toBe('user_banned');
  await admin.updateUserById(id, { ban_duration: 'none' });
  expect((await open.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  expect((await admin.updateUserById(id, { ban_duration: 'soon' })).error?.status).toBe(400);
});

it('makes links that are good, without sending them', async () => {
  const { email } = await open.addLearner();
  const { admin } = open.admin().auth;
  const { data } = await admin.generateLink({ type: 'recovery', email, options: { redirectTo: `${open.url}/new` } });
  expect(data.properties).toMatchObject({ verification_type: 'recovery', redirect_to: `${open.url}/new` });
  await expect(open.emailTo(email)).rejects.toThrow('no e-mail');
  const target = await open.follow(data.properties?.action_link ?? '');
  expect(target.pathname).toBe('/new');
  expect(target.hash).toContain('access_token');
  const signup = await admin.generateLink({ type: 'signup', email: 'by-link@example.com', password: PASSWORD });
  const token_hash = signup.data.properties?.hashed_token ?? '';
  expect((await open.client().auth.verifyOtp({ token_hash, type: 'signup' })).data.session).not.toBeNull();
  const newEmail = 'elsewhere@example.com';
  const toNew = await admin.generateLink({ type: 'email_change_new', email, newEmail });
  const toOld = await admin.generateLink({ type: 'email_change_current', email, newEmail });
  expect((await open.follow(toNew.data.properties?.action_link ?? '')).hash).toContain('message=');
  await open.follow(toOld.data.properties?.action_link ?? '');
  expect(
    (await open.client().auth.signInWithPassword({ email: 'elsewhere@example.com', password: PASSWORD })).error,
  ).toBeNull();
  const unknown = await admin.generateLink({ type: 'recovery', email: 'nobody@example.com' });
  expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' });
});

it('invites by an e-mail', async () => {
  const { data } = await open.admin().auth.admin.inviteUserByEmail('guest@example.com');
  expect(data.user?.invited_at).toBeTruthy();
  const { link } = await open.emailTo('guest@example.com');
  expect((await open.follow(link)).hash).toContain('type=invite');
  const again = await open.admin().auth.admin.inviteUserByEmail('guest@example.com');
  expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
});

it('takes the lost factor of a learner away', async () => {
  const { id, client } = await open.signedIn();
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const { mfa } = open.admin().auth.admin;
  const listed = await mfa.listFactors({ userId: id });
  expect(listed.data?.factors).toMatchObject([{ id: factor?.id, status: 'unverified', factor_type: 'totp' }]);
  const deleted = await open.send(`/auth/v1/admin/users/${id}/factors/${factor?.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${open.supabase.serviceKey}` },
  });
  expect(await deleted.json()).toMatchObject({ id: factor?.id, factor_type: 'totp', status: 'unverified' });
  const again = await mfa.deleteFactor({ userId: id, id: factor?.id ?? '' });
  expect(again.error?.code).toBe('mfa_factor_not_found');
  expect((await client.auth.getUser()).data.user).not.toHaveProperty('factors');
});
