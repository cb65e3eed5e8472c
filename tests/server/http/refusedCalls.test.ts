/** How the workspace tells somebody that it does not let them in; who that is stands in the tables of `tests/server/authorization`. */
import { errors } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADA, NEWCOMER, openTestServer, SITE, type TestServer } from '../openTestServer.ts';

const listing = { method: 'GET', url: '/api/processes' } as const;

const unreachableKeys = () => Promise.reject(new errors.JWKSTimeout());

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('says in words of its own who has to sign in, and where', async () => {
  const answer = await server.send(null, listing);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    success: false,
    error: 'Sign in to use the workspace.',
    detail: 'Sign in to use the workspace.',
    code: 'SIGN_IN_REQUIRED',
    facts: {},
    redirect: '/auth/signin',
  });
});

it('asks an unverified learner to complete the profile', async () => {
  const answer = await server.send(await server.tokens.tokenOf(NEWCOMER), listing);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ success: false, detail: 'Complete your profile to use the workspace.' });
});

it('knows nobody whose name is no id: it would name a folder', async () => {
  const token = await server.tokens.tokenOf('../../etc');
  expect((await server.send(token, listing)).statusCode).toBe(401);
});

it('says 503, not 403, while nobody can tell who is verified, and asks again afterwards', async () => {
  const token = await server.tokens.tokenOf(ADA);
  server.supabase.isDown = true;
  expect((await server.send(token, listing)).statusCode).toBe(503);
  server.supabase.isDown = false;
  expect((await server.send(token, listing)).statusCode).toBe(200);
});

it('believes a yes for a while and a no for no time', async () => {
  const late = '00000000-0000-4000-8000-00000000000d';
  const token = await server.tokens.tokenOf(late);
  expect((await server.send(token, listing)).statusCode).toBe(403);
  server.supabase.verified.add(late);
  expect((await server.send(token, listing)).statusCode).toBe(200);
  const { asked } = server.supabase;
  expect((await server.send(token, listing)).statusCode).toBe(200);
  expect(server.supabase.asked).toBe(asked);
});

it('says 503 while the keys cannot be fetched', async () => {
  const supabase = {
    url: SITE,
    anonKey: 'anon',
    serviceKey: null,
    keys: unreachableKeys,
    plugin: server.supabase.plugin,
  };
  const other = await openTestServer({ supabase });
  const answer = await other.send(await server.tokens.tokenOf(ADA), listing);
  await other.close();
  expect(answer.statusCode).toBe(503);
});
