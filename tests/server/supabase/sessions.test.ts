import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
});
afterAll(() => open.close());

function refresh(token: string) {
  return open.client().auth.refreshSession({ refresh_token: token });
}

/** Makes a replaced token look as if it had been replaced long ago. */
async function age(token: string) {
  await open.supabase.database.query(
    `update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where token = $1`,
    [token],
  );
}

it('signs a learner in with e-mail and password, whatever the case of the address', async () => {
  const { data, error } = await open
    .client()
    .auth.signInWithPassword({ email: 'Learner@Example.com', password: 'learner-password' });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(data.user).toMatchObject({
    email: 'learner@example.com',
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { email_verified: true },
    is_anonymous: false,
  });
  expect(data.user?.identities).toHaveLength(1);
  expect(Date.parse(data.user?.email_confirmed_at ?? '')).not.toBeNaN();
});

it('signs the learner in who has yet to complete the profile', async () => {
  const { error } = await open
    .client()
    .auth.signInWithPassword({ email: 'newcomer@example.com', password: 'newcomer-password' });
  expect(error).toBeNull();
});

it('issues tokens that say who, for whom and until when', async () => {
  const { id, email, session } = await open.signedIn();
  const claims = decodeJwt(session.access_token);
  expect(claims).toMatchObject({
    iss: `${open.url}/auth/v1`,
    sub: id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    aal: 'aal1',
    is_anonymous: false,
    amr: [{ method: 'password' }],
  });
  expect(claims.exp).toBe(session.expires_at);
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
});

it('refuses an unknown address and a wrong password in the same words', async () => {
  const { email } = await open.addLearner();
  for (const credentials of [
    { email, password: 'wrong-password' },
    { email: 'nobody@example.com', password: PASSWORD },
  ]) {
    const { error } = await open.client().auth.signInWithPassword(credentials);
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
  }
});

it('refuses an address that its owner has not confirmed, but only to who knows the password', async () => {
  const { email } = await open.addLearner({ confirmed: false });
  const known = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(known.error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' });
  const guessed = await open.client().auth.signInWithPassword({ email, password: 'wrong-password' });
  expect(guessed.error?.code).toBe('invalid_credentials');
});

it('refuses a banned learner', async () => {
  const { id, email } = await open.addLearner();
  await open.supabase.database.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
    id,
  ]);
  const { error } = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toMatchObject({ status: 400, code: 'user_banned' });
});

it('replaces the refresh token at every refresh and keeps the session', async () => {
  const { client, session } = await open.signedIn();
  const { data } = await client.auth.refreshSession();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(decodeJwt(data.session?.access_token ?? '')['session_id']).toBe(decodeJwt(session.access_token)['session_id']);
});

it('answers a repeated refresh with the token that is good now, however late', async () => {
  const { session } = await open.signedIn();
  const first = await refresh(session.refresh_token);
  await age(session.refresh_token);
  const again = await refresh(session.refresh_token);
  expect(again.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
});

it('gives two tabs that refresh at the same moment a session each', async () => {
  const { session } = await open.signedIn();
  const second = await refresh(session.refresh_token);
  await refresh(second.data.session?.refresh_token ?? '');
  const late = await refresh(session.refresh_token);
  expect(late.error).toBeNull();
});

it('ends the session when a token comes back that was replaced twice and long ago', async () => {
  const { session } = await open.signedIn();
  const second = await refresh(session.refresh_token);
  const third = await refresh(second.data.session?.refresh_token ?? '');
  await age(session.refresh_token);

  const stolen = await refresh(session.refresh_token);
  expect(stolen.error).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  });
  const newest = await refresh(third.data.session?.refresh_token ?? '');
  expect(newest.error?.code).toBe('refresh_token_not_found');
  expect(await open.userWith(third.data.session?.access_token ?? '')).toMatchObject({
    status: 403,
    body: { code: 'session_not_found' },
  });
});

it('keeps the replaced tokens of a session for a day, however long it is refreshed', async () => {
  const { session } = await open.signedIn();
  const { session_id } = decodeJwt(session.access_token);
  const kept = () =>
    open.supabase.database.query<{ token: string }>('select token from auth.refresh_tokens where session_id = $1', [
      session_id,
    ]);
  const passDay = () =>
    open.supabase.database.query(
      `update auth.refresh_tokens set updated_at = updated_at - interval '25 hours' where session_id = $1`,
      [session_id],
    );
  const tokens = [session.refresh_token];
  for (let day = 0; day < 4; day += 1) {
    await passDay();
    const { data } = await refresh(tokens[0] ?? '');
    tokens.unshift(data.session?.refresh_token ?? '');
  }
  expect((await kept()).map(({ token }) => token).toSorted()).toEqual(tokens.slice(0, 2).toSorted());

  await passDay();
  const [newest, lost = '', old = ''] = tokens;
  expect((await refresh(lost)).data.session?.refresh_token).toBe(newest);
  expect((await refresh(old)).error?.code).toBe('refresh_token_not_found');
  expect((await refresh(newest ?? '')).error).toBeNull();
});

it('refuses refresh tokens that it never issued', async () => {
  const unknown = await refresh('aaaaaaaaaaaa');
  expect(unknown.error).toMatchObject({ status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' });
  const malformed = await refresh("x' or 1=1 --");
  expect(malformed.error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Refresh token is not valid',
  });
});

it('tells a learner who they are', async () => {
  const { id, email, client } = await open.signedIn();
  const { data } = await client.auth.getUser();
  expect(data.user).toMatchObject({ id, email });
});

it('publishes the key that the client library checks tokens with by itself', async () => {
  const { id, client } = await open.signedIn();
  const { data, error } = await client.auth.getClaims();
  expect(error).toBeNull();
  expect(data?.claims.sub).toBe(id);
  expect(data?.header.alg).toBe('ES256');
  const { keys } = await (await open.send('/auth/v1/.well-known/jwks.json')).json();
  expect(keys).toHaveLength(1);
  expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']);
});

it.each([
  ['global', { own: false, other: false }],
  ['local', { own: false, other: true }],
  ['others', { own: true, other: false }],
] as const)('ends the sessions that a sign-out of scope %s means', async (scope, stillOpen) => {
  const { email, client, session } = await open.signedIn();
  const elsewhere = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  const { error } = await client.auth.signOut({ scope });
  expect(error).toBeNull();
  expect((await open.userWith(session.access_token)).status).toBe(stillOpen.own ? 200 : 403);
  expect((await open.userWith(elsewhere.data.session?.access_token ?? '')).status).toBe(stillOpen.other ? 200 : 403);
});

it('knows no other scope of a sign-out', async () => {
  const { session } = await open.signedIn();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = await open.send('/auth/v1/logout?scope=everyone', { method: 'POST', headers });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error_code: 'validation_failed',
    msg: 'Unsupported logout scope "everyone"',
  });
});
