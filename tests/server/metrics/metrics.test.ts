/** The figures for who watches the server: true, few, and nobody's business by name. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { closeCodes } from '#contract/socket.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { Quotas } from '#server/files/quota/Quotas.ts';
import { Metrics } from '#server/metrics/Metrics.ts';
import { counters, durations, gauges } from '#server/metrics/metricTable.ts';
import { showFigures } from '#server/workspaces/showFigures.ts';
import { openWorld } from '../authorization/openWorld.ts';
import { generousLimits, SITE } from '../openTestServer.ts';
import { FILE, openForAda, save } from '../http/openForAda.ts';
import { openTestSocket } from '../socket/openTestSocket.ts';

const TOKEN = 'a-token-for-the-scraper';
const REMOTE = { remoteAddress: '203.0.113.7' };

/** The lines with figures, by name and labels. */
async function figuresOf({ app }: { app: { inject: (url: string) => PromiseLike<{ body: string }> } }) {
  const { body } = await app.inject('/metrics');
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line): [string, number] => [line.replace(/ [^ ]+$/, ''), Number(line.split(' ').at(-1))]));
}

/** How often calls were refused, by the reason. */
async function refusalsOf(server: Parameters<typeof figuresOf>[0]): Promise<Record<string, number>> {
  const figures = [...(await figuresOf(server))].map(([name, figure]) => {
    const code = /^servolab_refused_total\{code="(\w+)"\}$/.exec(name)?.[1];
    return code === undefined ? [] : [[code, figure] as const];
  });
  return Object.fromEntries(figures.flat());
}

it('counts what is saved, built and sent', async () => {
  const { server, token, post } = await openForAda();
  const socket = await openTestSocket(server, token);
  await socket.first('welcome');
  await post(save, { content: 'print(1)', force_overwrite: false });
  await post('/api/build-with-code', { code: 'print(2)', file_path: FILE, packages: [], base_version: null });
  const figures = await figuresOf(server);
  expect(figures.get('servolab_saves_total{outcome="saved"}')).toBe(1);
  expect(figures.get('servolab_sockets')).toBe(1);
  expect(figures.get('servolab_learners_online')).toBe(1);
  expect(figures.get('servolab_socket_sent_bytes_total')).toBeGreaterThan(50);
  socket.socket.close(1000);
  await expect.poll(async () => (await figuresOf(server)).get('servolab_socket_closed_total{code="1000"}')).toBe(1);
  expect((await figuresOf(server)).get('servolab_learners_online')).toBe(0);
});

it('counts what is refused to a learner', async () => {
  const { server, token } = await openForAda({ rateLimits: { ...generousLimits, savePerMinute: 1 } });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { origin: SITE, cookie: server.cookieOf(token), 'content-type': 'application/json' };
  const body = JSON.stringify({ content: 'print(1)', force_overwrite: false });
  for (let count = 0; count < 3; count += 1) await fetch(address + save, { method: 'POST', headers, body });
  await expect.poll(() => refusalsOf(server)).toEqual({ TOO_MANY_REQUESTS: 2 });
});

it('counts whom the service of accounts refuses, and whom the limit before it does', async () => {
  const world = await openWorld({ rateLimits: { ...generousLimits, addressPerMinute: 2 } });
  onTestFinished(() => world.close());
  const { server, supabase } = world;
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { apikey: supabase.anonKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'learner@example.com', password: 'a-wrong-password' });
  const signIn = () => fetch(`${address}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body });
  for (let count = 0; count < 3; count += 1) await signIn();
  await expect.poll(() => refusalsOf(server)).toEqual({ invalid_credentials: 2, TOO_MANY_REQUESTS: 1 });
});

it('counts what found no room by itself, and as no fault of the server', async () => {
  const { server, token } = await openForAda({ quota: { bytes: 1, files: 1 } });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { origin: SITE, cookie: server.cookieOf(token), 'content-type': 'application/json' };
  const body = JSON.stringify({ content: 'print(1)', force_overwrite: false });
  expect((await fetch(address + save, { method: 'POST', headers, body })).status).toBe(507);
  const ofRequests = [...(await figuresOf(server)).keys()].filter((name) => name.startsWith('servolab_requests_total'));
  expect(ofRequests).toEqual(['servolab_requests_total{status="507"}']);
});

it('knows what runs, and what is left of the disk', async () => {
  const { server, post } = await openForAda();
  const { workspaces, folder } = server;
  const metrics = new Metrics();
  const quotas = new Quotas((root) => join(folder, 'versions', basename(root)), { bytes: 1000, files: 10 });
  showFigures(metrics, { workspaces, quotas, dataFolder: folder, reserveBytes: 512 });
  await post('/api/execute', { command: 'rosrun', args: ['gazebo_test_pkg', 'a.py'], name: 'a' });
  const text = await metrics.text();
  expect(text).toMatch(/^servolab_sandboxes 1$/m);
  expect(text).toMatch(/^servolab_programs 1$/m);
  expect(text).toMatch(/^servolab_disk_free_bytes [1-9]\d+$/m);
  expect(text).toMatch(/^servolab_disk_reserve_bytes 512$/m);
  expect(text).toMatch(/^servolab_workspace_limit_bytes 1000$/m);
});

it('has no more lines for many learners than for one, and names none', async () => {
  const { server } = await openForAda();
  const before = (await figuresOf(server)).size;
  for (let count = 0; count < 30; count += 1) {
    const learner = crypto.randomUUID();
    server.supabase.verified.add(learner);
    const token = await server.tokens.tokenOf(learner);
    await server.send(token, { method: 'POST', url: save, payload: { content: learner, force_overwrite: false } });
    await server.send(token, { method: 'GET', url: `/api/builds/${learner}` });
    await server.send(token, { method: 'GET', url: `/${learner}` });
  }
  const figures = await figuresOf(server);
  expect(figures.size - before).toBeLessThan(6);
  expect([...figures.keys()].join('\n')).not.toMatch(/[\da-f]{8}-[\da-f]{4}|@/);
});

it('has labels whose values the program knows', () => {
  const labels = new Set(Object.values(counters).flatMap<string>(({ labels: names }) => names));
  expect(labels).toEqual(new Set(['status', 'code', 'outcome']));
  expect(Object.values(closeCodes).length).toBeLessThan(20);
});

it('shows them to who sits at this machine, and to nobody else', async () => {
  const { server } = await openForAda();
  const { app } = server;
  expect(await app.inject('/metrics')).toMatchObject({ statusCode: 200 });
  expect(await app.inject({ url: '/metrics', ...REMOTE })).toMatchObject({ statusCode: 404 });
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  expect(await app.inject({ url: '/metrics', headers: forwarded })).toMatchObject({ statusCode: 404 });
  const authorization = `Bearer ${TOKEN}`;
  expect(await app.inject({ url: '/metrics', headers: { authorization }, ...REMOTE })).toMatchObject({
    statusCode: 404,
  });
});

it('shows nothing by itself on a site that others reach', async () => {
  const { server } = await openForAda({ siteUrl: 'https://robots.example.org' });
  expect(await server.app.inject('/metrics')).toMatchObject({ statusCode: 404 });
});

it('shows them with the token, from anywhere, and without it not even here', async () => {
  const { server } = await openForAda({ metricsToken: TOKEN });
  const ask = (headers: Record<string, string>, more = {}) => server.app.inject({ url: '/metrics', headers, ...more });
  expect(await ask({ authorization: `Bearer ${TOKEN}` }, REMOTE)).toMatchObject({ statusCode: 200 });
  expect(await ask({})).toMatchObject({ statusCode: 404 });
  expect(await ask({ authorization: `Bearer ${TOKEN}x` })).toMatchObject({ statusCode: 404 });
  expect(await ask({ authorization: `Basic ${TOKEN}` })).toMatchObject({ statusCode: 404 });
});

it('lets nobody guess tokens for long', async () => {
  const { server } = await openForAda({ metricsToken: TOKEN });
  const guess = async () => (await server.app.inject({ url: '/metrics', ...REMOTE })).statusCode;
  // Each half second gives another guess, so a busy machine would see more of them if its clock went on.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let count = 0; count < 120; count += 1) expect(await guess()).toBe(404);
  expect(await guess()).toBe(429);
  vi.advanceTimersByTime(500);
  expect([await guess(), await guess()]).toEqual([404, 429]);
});

it('is described where operators read', () => {
  const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const described = [...page.matchAll(/^\| `(servolab_\w+)` \|/gm)].map(([, name = '']) => name);
  expect(described.toSorted()).toEqual([counters, durations, gauges].flatMap((table) => Object.keys(table)).toSorted());
});
