/** Who may do what: a table with a row for every route of the server. A route without a row fails. */
import { errors } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InjectOptions } from 'fastify';
import { ADA, BEN, NEWCOMER, openTestServer, type TestServer } from '../openTestServer.ts';

interface Row {
  route: string;
  request: InjectOptions;
  /** What a verified learner gets for their own. */
  own: number;
}

const FILE = '/ws/src/gazebo_test_pkg/scripts/a.py';
const build = { code: 'x', file_path: FILE };
const execute = { command: 'rostopic', args: ['list'], name: 'Topics' };

const guarded: Row[] = [
  { route: 'GET /api/file/get', request: { method: 'GET', url: `/api/file/get?file_path=${FILE}` }, own: 200 },
  {
    route: 'POST /api/file/save',
    request: { method: 'POST', url: `/api/file/save?file_path=${FILE}`, payload: { content: 'x' } },
    own: 200,
  },
  {
    route: 'POST /api/file/restore',
    request: { method: 'POST', url: `/api/file/restore?file_path=${FILE}`, payload: {} },
    own: 404,
  },
  {
    route: 'POST /api/build-with-code',
    request: { method: 'POST', url: '/api/build-with-code', payload: build },
    own: 200,
  },
  { route: 'POST /api/execute', request: { method: 'POST', url: '/api/execute', payload: execute }, own: 200 },
  { route: 'GET /api/builds/:id', request: { method: 'GET', url: '/api/builds/none' }, own: 404 },
  { route: 'GET /api/processes', request: { method: 'GET', url: '/api/processes' }, own: 200 },
  { route: 'POST /api/processes/:id/stop', request: { method: 'POST', url: '/api/processes/none/stop' }, own: 404 },
  { route: 'GET /api/commands', request: { method: 'GET', url: '/api/commands' }, own: 200 },
  { route: 'GET /api/topics', request: { method: 'GET', url: '/api/topics' }, own: 200 },
  { route: 'GET /api/topic/*', request: { method: 'GET', url: '/api/topic/scan' }, own: 200 },
];

/** Reached without a session, on purpose. */
const open = [
  'GET /healthz',
  'GET /readyz',
  'GET /config.json',
  'GET /openapi.json',
  'POST /api/session',
  'DELETE /api/session',
];

let server: TestServer;
const callers: Record<string, string | null> = { anonymous: null };

beforeAll(async () => {
  server = await openTestServer();
  const { tokens } = server;
  callers['owner'] = await tokens.tokenOf(ADA);
  callers['unverified'] = await tokens.tokenOf(NEWCOMER);
  callers['expired'] = await tokens.tokenOf(ADA, { lifetime: -61 });
  callers['forged'] = await tokens.forgedTokenOf(ADA);
  callers['other issuer'] = await tokens.tokenOf(ADA, { claims: { iss: 'http://evil.example/auth/v1' } });
  callers['other audience'] = await tokens.tokenOf(ADA, { claims: { aud: 'public' } });
  callers['anonymous key'] = await tokens.tokenOf(ADA, { claims: { role: 'anon' } });
  callers['other subject'] = await tokens.tokenOf('../../etc');
  callers['cut'] = `${callers['owner'].slice(0, -4)}AAAA`;
  callers['no algorithm'] = `${base64('{"alg":"none"}')}.${callers['owner'].split('.')[1]}.`;
  callers['signed out'] = await tokens.tokenOf(ADA);
  await server.send(callers['signed out'], { method: 'DELETE', url: '/api/session' });
});
afterAll(() => server.close());

const unreachableKeys = () => Promise.reject(new errors.JWKSTimeout());
const base64 = (text: string) => Buffer.from(text).toString('base64url');

const strangers = [
  'anonymous',
  'expired',
  'forged',
  'other issuer',
  'other audience',
  'anonymous key',
  'other subject',
  'cut',
  'no algorithm',
  'signed out',
];

describe.each(guarded)('$route', ({ request, own }) => {
  it(`answers the owner with ${own}`, async () => {
    expect((await server.send(callers['owner'] ?? null, request)).statusCode).toBe(own);
  });

  it.each(strangers)('sends away: %s', async (caller) => {
    const answer = await server.send(callers[caller] ?? null, request);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      success: false,
      error: 'Sign in to use the workspace.',
      detail: 'Sign in to use the workspace.',
      redirect: '/auth/signin',
    });
  });

  it('asks an unverified learner to complete the profile', async () => {
    const answer = await server.send(callers['unverified'] ?? null, request);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ success: false, detail: 'Complete your profile to use the workspace.' });
  });
});

const writing = guarded.filter(({ request }) => request.method !== 'GET');

describe.each(writing)('$route', ({ request }) => {
  it.each([
    [undefined],
    ['null'],
    ['http://localhost:3001'],
    ['http://localhost'],
    ['https://localhost:3000'],
    ['http://localhost:3000.evil.example'],
    ['http://user@localhost:3000'],
    ['http://LOCALHOST:3000'],
    ['http://127.0.0.1:3000'],
  ])('refuses a page of another origin: %s', async (origin) => {
    const { method, url, payload } = request;
    const headers = { cookie: server.cookieOf(callers['owner'] ?? ''), ...(origin === undefined ? {} : { origin }) };
    const answer = await server.app.inject({ method, url, payload, headers } as InjectOptions);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ success: false });
  });
});

it('has a row for every route', () => {
  const rows = new Set([...guarded.map(({ route }) => route), ...open]);
  expect(new Set(server.routes)).toEqual(rows);
});

it('hides the processes of others', async () => {
  const ben = await server.tokens.tokenOf(BEN);
  const started = await server.send(ben, { method: 'POST', url: '/api/execute', payload: execute });
  const { process_id: id } = started.json<{ process_id: string }>();
  const list = await server.send(callers['owner'] ?? null, { method: 'GET', url: '/api/processes' });
  expect(list.body).not.toContain(id);
  const stop = await server.send(callers['owner'] ?? null, { method: 'POST', url: `/api/processes/${id}/stop` });
  expect(stop.statusCode).toBe(404);
  expect(stop.json()).toMatchObject({ success: false, detail: 'Process not found' });
  expect((await server.send(ben, { method: 'POST', url: `/api/processes/${id}/stop` })).json()).toMatchObject({
    success: true,
    process_id: id,
    status: 'stopped',
  });
});

it('keeps the files of learners apart', async () => {
  const ben = await server.tokens.tokenOf(BEN);
  const url = `/api/file/save?file_path=${FILE}`;
  await server.send(ben, { method: 'POST', url, payload: { content: 'of Ben', force_overwrite: true } });
  const { root } = await server.workspaces.of(BEN);
  const answer = await server.send(callers['owner'] ?? null, {
    method: 'GET',
    url: `/api/file/get?file_path=${root}/${FILE}`,
  });
  expect(answer.statusCode).toBe(404);
  const own = await server.send(callers['owner'] ?? null, { method: 'GET', url: `/api/file/get?file_path=${FILE}` });
  expect(own.body).not.toContain('of Ben');
});

it('guards the head of a route like its body', async () => {
  expect((await server.send(null, { method: 'HEAD', url: '/api/processes' })).statusCode).toBe(401);
});

it('says 503, not 403, while nobody can tell who is verified, and asks again afterwards', async () => {
  const token = await server.tokens.tokenOf(ADA);
  server.supabase.isDown = true;
  expect((await server.send(token, { method: 'GET', url: '/api/processes' })).statusCode).toBe(503);
  server.supabase.isDown = false;
  expect((await server.send(token, { method: 'GET', url: '/api/processes' })).statusCode).toBe(200);
});

it('believes a yes for a while and a no for no time', async () => {
  const late = '00000000-0000-4000-8000-00000000000d';
  const token = await server.tokens.tokenOf(late);
  const request = { method: 'GET', url: '/api/processes' } as const;
  expect((await server.send(token, request)).statusCode).toBe(403);
  server.supabase.verified.add(late);
  expect((await server.send(token, request)).statusCode).toBe(200);
  const { asked } = server.supabase;
  expect((await server.send(token, request)).statusCode).toBe(200);
  expect(server.supabase.asked).toBe(asked);
});

it('says 503 while the keys cannot be fetched', async () => {
  const siteUrl = 'http://localhost:3000';
  const supabase = { url: siteUrl, anonKey: 'anon', keys: unreachableKeys, plugin: server.supabase.plugin };
  const other = await openTestServer({ supabase });
  const answer = await other.send(callers['owner'] ?? null, { method: 'GET', url: '/api/processes' });
  await other.close();
  expect(answer.statusCode).toBe(503);
});
