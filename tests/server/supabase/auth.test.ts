import { SignJWT, UnsecuredJWT, decodeJwt, exportSPKI, importJWK } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALLOWED_ORIGIN, openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
});
afterAll(() => open.close());

async function signedIn() {
  const { id, email } = await open.addLearner();
  const client = open.client();
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error || !data.session) throw error ?? new Error('no session');
  return { id, email, client, session: data.session };
}

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

async function userWith(token: string) {
  const answer = await open.send('/auth/v1/user', {
    headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
  });
  return { status: answer.status, body: await answer.json() };
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
  const { id, email, session } = await signedIn();
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
  const { client, session } = await signedIn();
  const { data } = await client.auth.refreshSession();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(decodeJwt(data.session?.access_token ?? '')['session_id']).toBe(decodeJwt(session.access_token)['session_id']);
});

it('answers a repeated refresh with the token that is good now, however late', async () => {
  const { session } = await signedIn();
  const first = await refresh(session.refresh_token);
  await age(session.refresh_token);
  const again = await refresh(session.refresh_token);
  expect(again.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
});

it('gives two tabs that refresh at the same moment a session each', async () => {
  const { session } = await signedIn();
  const second = await refresh(session.refresh_token);
  await refresh(second.data.session?.refresh_token ?? '');
  const late = await refresh(session.refresh_token);
  expect(late.error).toBeNull();
});

it('ends the session when a token comes back that was replaced twice and long ago', async () => {
  const { session } = await signedIn();
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
  expect(await userWith(third.data.session?.access_token ?? '')).toMatchObject({
    status: 403,
    body: { code: 'session_not_found' },
  });
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
  const { id, email, client } = await signedIn();
  const { data } = await client.auth.getUser();
  expect(data.user).toMatchObject({ id, email });
});

it('publishes the key that the client library checks tokens with by itself', async () => {
  const { id, client } = await signedIn();
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
  const { email, client, session } = await signedIn();
  const elsewhere = await open.client().auth.signInWithPassword({ email, password: PASSWORD });
  const { error } = await client.auth.signOut({ scope });
  expect(error).toBeNull();
  expect((await userWith(session.access_token)).status).toBe(stillOpen.own ? 200 : 403);
  expect((await userWith(elsewhere.data.session?.access_token ?? '')).status).toBe(stillOpen.other ? 200 : 403);
});

it('knows no other scope of a sign-out', async () => {
  const { session } = await signedIn();
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = await open.send('/auth/v1/logout?scope=everyone', { method: 'POST', headers });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error_code: 'validation_failed',
    msg: 'Unsupported logout scope "everyone"',
  });
});

it('accepts no token but its own', async () => {
  const { session } = await signedIn();
  const { keys } = open.supabase.jwks;
  const publicKey = await importJWK({ ...keys[0], ext: true }, 'ES256', { extractable: true });
  const claims = decodeJwt(session.access_token);
  const spki = new TextEncoder().encode(await exportSPKI(publicKey as CryptoKey));
  const byPublicKey = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: keys[0]?.kid }).sign(spki);
  const [head, body, signature] = session.access_token.split('.');
  const tampered = `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString('base64url')}.${signature}`;
  const refused = [
    new UnsecuredJWT(claims).encode(),
    byPublicKey,
    tampered,
    `${head}.${body}.`,
    `${head}.${body}`,
    open.supabase.anonKey,
    open.supabase.serviceKey,
    'nonsense',
  ];
  for (const token of refused) {
    expect(await userWith(token), token).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
  }
  const none = await open.send('/auth/v1/user');
  expect(none.status).toBe(401);
  expect(none.headers.get('x-sb-error-code')).toBe('no_authorization');
});

it('says in both body formats what was wrong', async () => {
  const body = JSON.stringify({ password: 'x' });
  const path = '/auth/v1/token?grant_type=password';
  const older = await open.send(path, { method: 'POST', body });
  expect(await older.json()).toEqual({ code: 400, error_code: 'validation_failed', msg: 'missing email or phone' });
  expect(older.headers.get('x-supabase-api-version')).toBeNull();
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  const newer = await open.send(path, { method: 'POST', body, headers });
  expect(await newer.json()).toEqual({ code: 'validation_failed', message: 'missing email or phone' });
  expect(newer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(newer.headers.get('x-sb-error-code')).toBe('validation_failed');
});

it.each([
  ['{', 400, 'bad_json'],
  ['{"email":5}', 400, 'bad_json'],
  ['[]', 400, 'bad_json'],
  [JSON.stringify({ email: 'a'.repeat(1_048_577) }), 413, 'request_entity_too_large'],
])('refuses a body it cannot read', async (body, status, code) => {
  const answer = await open.send('/auth/v1/token?grant_type=password', { method: 'POST', body });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-sb-error-code')).toBe(code);
});

it('refuses grants and places it does not have', async () => {
  const grant = await open.send('/auth/v1/token?grant_type=magic', { method: 'POST' });
  expect(await grant.json()).toMatchObject({ error_code: 'invalid_credentials', msg: 'unsupported_grant_type' });
  expect((await open.send('/auth/v1/nowhere')).status).toBe(404);
});

it('opens itself to the pages of allowed origins only', async () => {
  const headers = { origin: ALLOWED_ORIGIN, 'access-control-request-method': 'POST' };
  const preflight = await open.send('/auth/v1/token', { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(ALLOWED_ORIGIN);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version');
  const answer = await open.send('/auth/v1/user', { headers: { origin: ALLOWED_ORIGIN } });
  expect(answer.headers.get('access-control-expose-headers')).toContain('x-supabase-api-version');
  const other = await open.send('/auth/v1/user', { headers: { origin: 'http://evil.example' } });
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});
