/** What a server does that is told to end: with people at work, programs that will not go, and a save that has just been confirmed. */
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_FILE_PATH, DEFAULT_PACKAGE } from '#contract/limits.ts';
import { closeCodes } from '#contract/socket.ts';
import { isFull } from '../isFull.ts';
import { type MainServer, signInAt, startMain } from './startMain.ts';
import { evil } from './workspaces/programs.ts';

const FILE = DEFAULT_FILE_PATH;

let data: string;
let server: MainServer;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'servolab-shutdown-'));
  server = await startMain(data);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

/** The processes of this machine whose command line has the word in it. */
async function processesWith(word: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map(async (pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes(word));
}

/** Nobody else is kept from the folder, and its log tells of the end. */
async function expectGoodOrder() {
  expect(await readdir(data)).not.toContain('server.lock');
  const log = (await readFile(join(data, 'audit', 'audit.jsonl'), 'utf8')).trimEnd().split('\n');
  expect(log.at(-1)).toContain('"event":"server_stopped"');
}

it('takes nothing more in, tells the pages, keeps what it confirmed, ends every program, and goes with code 0', async () => {
  const { send, cookie } = await signInAt(server.url);
  const mark = `stubborn-${crypto.randomUUID()}`;
  const save = async (content: string) =>
    (await send(`/api/file/save?file_path=${FILE}`, { content, force_overwrite: true })).status;
  expect(await save(evil)).toBe(200);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie, origin: server.url } });
  await once(socket, 'open');
  const closed = once(socket, 'close') as Promise<[number]>;
  const args = [DEFAULT_PACKAGE, basename(FILE), mark];
  const run = { command: 'rosrun', args, name: 'stubborn', is_long_running: true };
  expect((await send('/api/execute', run)).status).toBe(200);
  // The program itself and the two that it hides.
  await expect.poll(async () => (await processesWith(mark)).length).toBeGreaterThanOrEqual(3);
  const last = `${evil}# the last one\n`;
  expect(await save(last)).toBe(200);

  const { code } = await server.end('SIGTERM');

  expect(code).toBe(0);
  expect((await closed)[0]).toBe(closeCodes.shuttingDown);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
  expect(await processesWith(mark)).toEqual([]);
  expect(await processesWith(data)).toEqual([]);
  const [learner = ''] = await readdir(join(data, 'workspaces'));
  expect(await readFile(join(data, 'workspaces', learner, FILE.replace('/ws/', '')), 'utf8')).toBe(last);
  await expectGoodOrder();
});

it('answers a save that is under way on a kept connection, and goes with code 0 as soon as it has', async () => {
  server = await startMain(data);
  const { cookie } = await signInAt(server.url);
  const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  const headers = { cookie, origin: server.url, 'content-type': 'application/json', expect: '100-continue' };
  const saving = request(`${server.url}/api/file/save?file_path=${FILE}`, { method: 'POST', agent, headers });
  const answered = once(saving, 'response') as Promise<[IncomingMessage]>;
  saving.flushHeaders();
  await once(saving, 'continue');

  const ended = server.end('SIGTERM');
  await once(silent.resume(), 'close');
  saving.end(JSON.stringify({ content: evil, force_overwrite: true }));

  expect((await answered)[0].statusCode).toBe(200);
  expect((await ended).code).toBe(0);
  await expectGoodOrder();
});

it.runIf(isFull)('starts again on the same folder, with the file as it was', async () => {
  server = await startMain(data);
  const { send } = await signInAt(server.url);
  const answer = await (await send(`/api/file/get?file_path=${FILE}`)).json();
  expect(answer).toMatchObject({ file_exists: true, content: evil });
  expect((await server.end()).code).toBe(0);
});
