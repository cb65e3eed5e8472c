/** What the database could not store is refused in words, wherever it comes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
let token: string;
beforeAll(async () => {
  open = await openEmbedded();
  token = (await open.signedIn()).session.access_token;
});
afterAll(() => open.close());

const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
const email = 'broken@example.com';

/** Where each fault can be said, as JSON; `%` stands for it. */
const BODIES: readonly (readonly [method: string, path: string, body: string])[] = [
  ['POST', '/auth/v1/signup', '{"email":%,"password":"a-password"}'],
  ['POST', '/auth/v1/signup', `{"email":"${email}","password":%}`],
  ['POST', '/auth/v1/signup', `{"email":"${email}","password":"a-password","data":{"nick":%}}`],
  ['POST', '/auth/v1/token?grant_type=password', '{"email":%,"password":"a-password"}'],
  ['POST', '/auth/v1/token?grant_type=refresh_token', '{"refresh_token":%}'],
  ['POST', '/auth/v1/token?grant_type=pkce', '{"auth_code":%,"code_verifier":"x"}'],
  ['POST', '/auth/v1/token?grant_type=id_token', '{"provider":%,"id_token":"x"}'],
  ['POST', '/auth/v1/otp', '{"email":%}'],
  ['POST', '/auth/v1/recover', '{"email":%}'],
  ['POST', '/auth/v1/verify', `{"type":"email","email":"${email}","token":%}`],
  ['POST', '/auth/v1/verify', '{"type":"recovery","token_hash":%}'],
  ['PUT', '/auth/v1/user', '{"data":{"nick":%}}'],
  ['PUT', '/auth/v1/user', '{"nonce":%,"password":"another-password"}'],
  ['POST', '/auth/v1/factors', '{"factor_type":"totp","friendly_name":%}'],
  ['POST', '/rest/v1/rpc/user_ssp_challenge_problem', '{"challenge_id":%}'],
  ['POST', '/rest/v1/rpc/users_isp_subscribe_demo', '{"p_email":%}'],
];
const FAULTS = [
  ['"a\\u0000b"', 'contains a NUL character'],
  ['"a\\ud800b"', 'contains one half of a surrogate pair'],
  [deep, 'is nested more than 100 levels deep'],
  ['{"\\u0000":1}', 'contains a NUL character'],
] as const;

it.each(BODIES)('%s %s %s', async (method, path, body) => {
  for (const [fault, words] of FAULTS) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await open.send(path, { method, headers, body: body.replace('%', fault) });
    expect({ status: answer.status, text: await answer.text() }).toEqual({
      status: 400,
      text: expect.stringContaining(`The request ${words}.`) as string,
    });
  }
});

it.each([
  '/auth/v1/verify?type=recovery&token=%00',
  '/auth/v1/authorize?provider=google&redirect_to=%00',
  '/auth/v1/callback?state=%00',
  '/rest/v1/rpc/%00',
  '/rest/v1/rpc/user_ssp_list_challenges?%00=1',
])('refuses GET %s', async (path) => {
  expect((await open.send(path)).status).toBe(400);
});

it('keeps no more data of an account than its tokens can carry in a cookie', async () => {
  const { client, session } = await open.signedIn();
  const fits = { text: 'x'.repeat(2024) };
  expect((await client.auth.updateUser({ data: fits })).error).toBeNull();
  const { data } = await client.auth.refreshSession(session);
  expect(data.session?.access_token.length).toBeLessThan(4000);
  const tooMuch = { status: 400, code: 'validation_failed', message: 'Metadata may be 2048 bytes of JSON at most' };
  expect((await client.auth.updateUser({ data: { more: 1 } })).error).toMatchObject(tooMuch);
  expect((await client.auth.updateUser({ data: { text: null, more: 1 } })).error).toBeNull();
  const options = { data: { text: 'x'.repeat(2048) } };
  expect((await open.client().auth.signUp({ email, password: PASSWORD, options })).error).toMatchObject(tooMuch);
  expect((await open.client().auth.signInWithOtp({ email, options })).error).toMatchObject(tooMuch);
  const { admin } = open.admin().auth;
  expect((await admin.createUser({ email, user_metadata: options.data })).error).toMatchObject(tooMuch);
  expect((await admin.updateUserById(session.user.id, { app_metadata: options.data })).error).toMatchObject(tooMuch);
  expect((await admin.inviteUserByEmail(email, options)).error).toMatchObject(tooMuch);
});

it.each(['sub', 'email', 'email_verified', 'phone_verified'])(
  'keeps no more of them under the name %s, which the service uses itself',
  async (name) => {
    const { client } = await open.signedIn();
    const { error } = await client.auth.updateUser({ data: { [name]: 'x'.repeat(2048) } });
    expect(error).toMatchObject({ status: 400, message: 'Metadata may be 2048 bytes of JSON at most' });
  },
);

it('refuses names that no picture could hold', async () => {
  const { client } = await open.signedIn();
  const long = 'x'.repeat(101);
  for (const [field, names] of Object.entries({ issuer: { issuer: long }, friendly_name: { friendlyName: long } })) {
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', ...names });
    expect(error).toMatchObject({ status: 400, message: `${field} may have 100 characters at most` });
  }
  expect((await client.auth.mfa.enroll({ factorType: 'totp', issuer: '\u4E2D'.repeat(100) })).error).toBeNull();
});
