import { afterEach, expect, it } from 'vitest';
import { createSessionVerifier } from '#server/sessions/sessionVerifier.ts';
import { ADA, openTestServer, SITE, type TestServer } from '../openTestServer.ts';

const open: TestServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function openServer(more: Parameters<typeof openTestServer>[0] = {}) {
  const server = await openTestServer(more);
  open.push(server);
  return server;
}

const post = (token: string) =>
  ({ method: 'POST', url: '/api/session', headers: { authorization: `Bearer ${token}` } }) as const;
const list = { method: 'GET', url: '/api/processes' } as const;

it('turns a good token into a cookie that no script can read and no other site can send', async () => {
  const server = await openServer();
  const token = await server.tokens.tokenOf(ADA, { lifetime: 600 });
  const answer = await server.send(null, post(token));
  expect(answer.statusCode).toBe(200);
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({
    name: 'servolab_session',
    value: token,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
  });
  expect(cookie?.secure).toBeUndefined();
  expect(cookie?.domain).toBeUndefined();
  expect(cookie?.maxAge).toBeGreaterThan(590);
  expect(cookie?.maxAge).toBeLessThanOrEqual(600);
  expect(answer.json()).toMatchObject({ success: true });
});

it('binds the cookie to this very host over https', async () => {
  const server = await openServer({ siteUrl: 'https://robots.example.org' });
  const answer = await server.send(null, post(await server.tokens.tokenOf(ADA)));
  expect(answer.cookies[0]).toMatchObject({
    name: '__Host-servolab_session',
    secure: true,
    path: '/',
    sameSite: 'Strict',
  });
  expect(answer.headers['strict-transport-security']).toMatch(/^max-age=/);
});

it('reads no cookie of another name over https', async () => {
  const server = await openServer({ siteUrl: 'https://robots.example.org' });
  const token = await server.tokens.tokenOf(ADA);
  const headers = { cookie: `servolab_session=${token}` };
  expect((await server.app.inject({ ...list, headers })).statusCode).toBe(401);
  expect((await server.send(token, list)).statusCode).toBe(200);
});

it.each([
  ['no token', {}],
  ['a token in the wrong place', { cookie: 'servolab_session=a.b.c' }],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['nonsense', { authorization: 'Bearer a.b.c' }],
  ['a long token', { authorization: `Bearer ${'a'.repeat(9000)}.b.c` }],
])('opens no session for %s', async (_what, headers) => {
  const server = await openServer();
  const answer = await server.send(null, { method: 'POST', url: '/api/session', headers });
  expect(answer.statusCode).toBe(401);
  expect(answer.cookies).toEqual([]);
});

it('opens and closes sessions for pages of ours only', async () => {
  const server = await openServer();
  const authorization = `Bearer ${await server.tokens.tokenOf(ADA)}`;
  for (const method of ['POST', 'DELETE'] as const) {
    expect((await server.app.inject({ method, url: '/api/session', headers: { authorization } })).statusCode).toBe(403);
  }
});

it('tolerates a minute of skew and no more', async () => {
  const { tokens } = await openServer();
  const verifier = createSessionVerifier({ keys: tokens.keys, issuer: `${SITE}/auth/v1` });
  expect(await verifier.verify(await tokens.tokenOf(ADA, { lifetime: -55 }))).toMatchObject({ learnerId: ADA });
  expect(await verifier.verify(await tokens.tokenOf(ADA, { lifetime: -61 }))).toBeNull();
});

it('forgets the cookie and honours its token no longer after a sign-out', async () => {
  const server = await openServer();
  const token = await server.tokens.tokenOf(ADA);
  expect((await server.send(token, list)).statusCode).toBe(200);
  const answer = await server.send(token, { method: 'DELETE', url: '/api/session' });
  expect(answer.json()).toEqual({ success: true });
  expect(answer.cookies[0]).toMatchObject({ name: 'servolab_session', value: '', path: '/', httpOnly: true });
  expect((await server.send(token, list)).statusCode).toBe(401);
  expect((await server.send(null, post(token))).statusCode).toBe(401);
});

it('signs out one sign-in of a learner and not the others', async () => {
  const server = await openServer();
  const [here, there] = [await server.tokens.tokenOf(ADA), await server.tokens.tokenOf(ADA)];
  await server.send(here, { method: 'DELETE', url: '/api/session' });
  expect((await server.send(there, list)).statusCode).toBe(200);
});

it('signs out also whoever is not signed in', async () => {
  const server = await openServer();
  for (const token of [null, 'nonsense']) {
    const answer = await server.send(token, { method: 'DELETE', url: '/api/session' });
    expect(answer.statusCode).toBe(200);
  }
});
