/** Servolab with a hosted Supabase project, told by its configuration alone. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { freePort } from '#server/config/freePort.ts';
import { startServolab, type Servolab } from '#server/startServolab.ts';
import { TestSocket } from '../socket/openTestSocket.ts';
import { openHostedProject, type Fault, type HostedProject } from './openHostedProject.ts';

let dataDir: string;
let project: HostedProject;
let servolab: Servolab;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'servolab-hosted-'));
  const PORT = String(await freePort('127.0.0.1'));
  project = await openHostedProject(`http://localhost:${PORT}`);
  const { url: SUPABASE_URL, anonKey: SUPABASE_ANON_KEY } = project;
  const GOTRUE_PASSWORD_MIN_LENGTH = '8';
  const keys = { SUPABASE_URL, SUPABASE_ANON_KEY };
  const env = { PORT, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...keys, GOTRUE_PASSWORD_MIN_LENGTH };
  servolab = await startServolab(readConfig(env), () => undefined);
});
afterEach(() => project.fail('', null));
afterAll(async () => {
  await servolab.close();
  await project.close();
  await rm(dataDir, { recursive: true, force: true });
});

const WORK = '/api/processes';
const USER = '/auth/v1/user';
const VERIFIED = '/rest/v1/rpc/user_ssp_isverified';
const cookieOf = (token: string) => ({ cookie: `servolab_session=${token}` });

/** A call as a page of this site makes it. */
async function send(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const answer = await fetch(`${servolab.siteUrl}${path}`, {
    method,
    headers: { origin: servolab.siteUrl, ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as unknown, cookie: answer.headers.get('set-cookie') };
}

const work = (token: string) => send(WORK, { headers: cookieOf(token) });
const openSession = (token: string) =>
  send('/api/session', { method: 'POST', headers: { authorization: `Bearer ${token}` } });

it('tells the browser where the project is, and lets its pages speak to it', async () => {
  const answer = await fetch(`${servolab.siteUrl}/config.json`);
  expect(await answer.json()).toMatchObject({
    supabaseUrl: project.url,
    supabaseAnonKey: project.anonKey,
    embedded: false,
    emails: 'sent',
    passwordLength: 8,
  });
  expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ${project.url} `);
});

it('starts nothing embedded: no database, no keys, no accounts, no inbox', async () => {
  expect(await readdir(dataDir)).not.toEqual(expect.arrayContaining(['database']));
  expect(await readdir(dataDir)).not.toEqual(expect.arrayContaining(['keys.json']));
  for (const path of ['/auth/v1/health', '/auth/v1/.well-known/jwks.json', '/rest/v1/', '/_inbox/latest']) {
    expect((await fetch(`${servolab.siteUrl}${path}`, { headers: { accept: 'application/json' } })).status).toBe(404);
  }
});

it('is ready while the project answers', async () => {
  expect(await send('/readyz')).toMatchObject({ status: 200, body: { ready: true, database: true } });
});

it('knows a learner of the project by the keys that it publishes, in calls and at the socket', async () => {
  const { session } = await project.signIn();
  const opened = await openSession(session.access_token);
  expect(opened).toMatchObject({ status: 200, body: { success: true } });
  expect(opened.cookie).toContain(`servolab_session=${session.access_token}; `);
  expect(await work(session.access_token)).toMatchObject({ status: 200, body: { processes: [] } });
  expect(project.asked).toEqual(
    expect.arrayContaining(['GET /auth/v1/.well-known/jwks.json', `GET ${USER}`, `POST ${VERIFIED}`]),
  );
  const address = `${servolab.siteUrl.replace('http', 'ws')}/ws`;
  const page = new TestSocket(address, { origin: servolab.siteUrl, ...cookieOf(session.access_token) });
  expect(await page.first('welcome')).toMatchObject({ type: 'welcome' });
  page.socket.close();
  await page.closed;
});

it('asks a learner of the project who has not completed the profile to do so', async () => {
  const { session } = await project.signIn(false);
  expect((await openSession(session.access_token)).status).toBe(200);
  expect(await work(session.access_token)).toMatchObject({ status: 403, body: { redirect: '/auth/userDetails' } });
});

it('knows nobody whose session has ended there', async () => {
  const { session } = await project.signIn();
  await project.signOutEverywhere(session);
  expect((await openSession(session.access_token)).status).toBe(401);
  expect(await work(session.access_token)).toMatchObject({ status: 401, body: { redirect: '/auth/signin' } });
});

const faults: Record<string, Fault> = {
  'answers 401 without a reason': { status: 401, body: '{"message":"No API key found in request"}' },
  'answers 500': { status: 500, body: '{"code":"unexpected_failure"}' },
  'answers 502': { status: 502, body: '<html>Bad Gateway</html>' },
  'answers 503': { status: 503, body: '' },
  'answers 504': { status: 504, body: 'upstream request timeout' },
  'answers a page': { status: 200, body: '<html>Welcome to our network</html>' },
  'answers half of it': { status: 200, body: '{"id":"0000' },
  'answers another thing': { status: 200, body: '{}' },
  'hangs up': 'cutOff',
};
const places = { 'the account': USER, 'the profile': VERIFIED, everything: '/' };

/** What `ask` is answered under each fault. */
async function underEachFault(path: string, ask: () => Promise<{ status: number }>): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const [name, fault] of Object.entries(faults)) {
    project.fail(path, fault);
    statuses[name] = (await ask()).status;
  }
  project.fail('', null);
  return statuses;
}

const always = (status: number) => Object.fromEntries(Object.keys(faults).map((name) => [name, status]));

it.each(Object.entries(places))(
  'calls nobody a stranger while %s cannot be had, and lets them in at once when it can',
  async (_, path) => {
    const { session } = await project.signIn();
    expect(await underEachFault(path, () => work(session.access_token))).toEqual(always(503));
    expect((await work(session.access_token)).status).toBe(200);
  },
);

it('says why nobody is let in', async () => {
  const { session } = await project.signIn();
  project.fail('/', { status: 503, body: '' });
  expect((await work(session.access_token)).body).toEqual({
    success: false,
    error: 'Your account cannot be checked at the moment. Please try again.',
    detail: 'Your account cannot be checked at the moment. Please try again.',
    code: 'ACCOUNT_UNCHECKED',
    facts: {},
  });
});

it('lets those work on who were let in before, and renews their cookies', async () => {
  const { session } = await project.signIn();
  expect((await work(session.access_token)).status).toBe(200);
  for (const path of Object.values(places)) {
    expect(await underEachFault(path, () => work(session.access_token))).toEqual(always(200));
    expect(await underEachFault(path, () => openSession(session.access_token))).toEqual(always(200));
  }
});

it('says that it is not ready while nobody listens at the project, and recovers by itself', async () => {
  const { session } = await project.signIn();
  await project.leave();
  expect((await work(session.access_token)).status).toBe(503);
  await expect
    .poll(() => send('/readyz'), { timeout: 5000 })
    .toMatchObject({ status: 503, body: { ready: false, database: false } });
  expect(await send('/healthz')).toMatchObject({ status: 200 });
  await project.comeBack();
  expect((await work(session.access_token)).status).toBe(200);
  await expect.poll(async () => (await send('/readyz')).status, { timeout: 5000 }).toBe(200);
});

it('signs out also while nobody listens at the project', async () => {
  const { session } = await project.signIn();
  await project.leave();
  const headers = cookieOf(session.access_token);
  const answer = await send('/api/session', { method: 'DELETE', headers });
  await project.comeBack();
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(answer.cookie).toMatch(/^servolab_session=;/);
  expect((await work(session.access_token)).status).toBe(401);
});
