import { SignJWT, UnsecuredJWT, decodeJwt, exportSPKI, importJWK } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ALLOWED_ORIGIN, openEmbedded, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
});
afterAll(() => open.close());

it('accepts no token but its own', async () => {
  const { session } = await open.signedIn();
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
    expect(await open.userWith(token)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
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

it.each(['json', 'application/json, text/plain'])(
  'calls the type "%s" of a body the fault of who sent it',
  async (type) => {
    for (const path of ['/auth/v1/otp', '/rest/v1/rpc/user_ssp_list_challenges']) {
      const answer = await open.send(path, { method: 'POST', body: '{}', headers: { 'content-type': type } });
      expect(answer.status).toBe(415);
      expect(await answer.text()).toContain('Unsupported Media Type');
    }
  },
);

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
