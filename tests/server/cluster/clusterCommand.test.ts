/** `npm run cluster` as an operator starts it: a server dies in the middle of a save, a run and a verdict, and Ctrl+C ends all. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { freePort } from '#server/config/freePort.ts';
import { isFull } from '../../isFull.ts';
import { doNothing } from '../judge/programs.ts';
import { TestSocket } from '../socket/openTestSocket.ts';
import { NATS_SERVER } from './startNats.ts';

const FILE = '/ws/src/gazebo_test_pkg/scripts/sensor_subscriber.py';

/** Two servers, the accounts and a graph for the program on a small machine take a minute. */
const isTried = existsSync(NATS_SERVER) && isFull;

describe.runIf(isTried)('npm run cluster', () => {
  let folder: string;
  let command: ChildProcess;
  let site: string;
  let printed = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'servolab-command-'));
    const port = await freePort('127.0.0.1');
    site = `http://localhost:${port}`;
    command = spawn(process.execPath, [join(projectRoot, 'scripts', 'cluster.js')], {
      env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise<void>((ready, fail) => {
      command.stdout?.on('data', (text: Buffer) => {
        printed += text.toString();
        if (printed.includes(`Servolab is ready: ${site}`)) ready();
      });
      command.once('exit', () => fail(new Error(printed)));
    });
  });
  afterAll(async () => {
    if (command.exitCode === null) {
      const ended = once(command, 'exit');
      command.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('goes on when the server of a learner is killed in a save, a run and a verdict, and ends with Ctrl+C', async () => {
    const { id, token } = await signIn();
    const cookie = `servolab_session=${token}`;
    const call = async (path: string, body: object, from = site) => {
      const headers = { origin: site, cookie, 'content-type': 'application/json' };
      const answer = await fetch(`${from}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Record<string, unknown> };
    };
    const save = (round: number) =>
      call(`/api/file/save?file_path=${FILE}`, { content: textOf(round), force_overwrite: true });
    expect(await save(0)).toMatchObject({ status: 200 });

    const run = await call('/api/execute', {
      command: 'rostopic',
      args: ['echo', '/clock'],
      name: 'clock',
      is_long_running: true,
    });
    expect(run.status).toBe(200);
    const submission_id = await handIn(id, token);
    await expect.poll(() => call('/api/verdict', { submission_id })).toMatchObject({ body: { state: 'running' } });
    const socket = new TestSocket(`${site.replace('http', 'ws')}/ws`, { origin: site, cookie });
    const { epoch } = await socket.first('welcome');

    let confirmed = 0;
    const over = new AbortController();
    const saving = (async () => {
      for (let round = 1; !over.signal.aborted; round += 1)
        if ((await save(round).catch(() => undefined))?.status === 200) confirmed = round;
    })();
    await expect.poll(() => confirmed).toBeGreaterThan(3);
    const home = await homeOf(cookie);
    end(home.pid);
    const killedAfter = confirmed;
    await expect.poll(() => confirmed).toBeGreaterThan(killedAfter + 1);
    over.abort();
    await saving;

    const file = await fetch(`${site}/api/file/get?file_path=${FILE}`, { headers: { cookie } });
    const { content } = (await file.json()) as { content: string };
    const round = Number.parseInt(content, 10);
    expect([content, round >= confirmed]).toEqual([textOf(round), true]);
    const again = new TestSocket(`${site.replace('http', 'ws')}/ws`, { origin: site, cookie });
    const welcome = await again.first('welcome');
    expect([welcome.arrival, welcome.epoch === epoch]).toEqual(['lost', false]);
    expect((await again.first('process_list')).processes.filter(({ status }) => status === 'running')).toEqual([]);
    await expect
      .poll(() => call('/api/verdict', { submission_id }), { timeout: 240_000, interval: 500 })
      .toMatchObject({ body: { state: 'judged', outcome: 'failed', verdict: { end: { reason: 'silent' } } } });

    const ended = once(command, 'exit');
    command.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(servers().filter(({ pid }) => isAlive(pid))).toEqual([]);
  });

  const servers = () =>
    [...printed.matchAll(/^Server \d: (\S+) \(process (\d+)\)/gm)].map(([, url = '', pid]) => ({
      url,
      pid: Number(pid),
    }));

  async function signIn(): Promise<{ id: string; token: string }> {
    const session = await ask('/auth/v1/token?grant_type=password', {
      email: 'learner@example.com',
      password: 'learner-password',
    });
    return { id: session.user.id, token: session.access_token };
  }

  async function handIn(auth_id: string, token: string): Promise<number> {
    const params = { auth_id, challenge_id: 1, code: doNothing };
    const [stored] = await ask('/rest/v1/rpc/user_ssp_submit_challenge', params, token);
    return stored.id;
  }

  async function ask(path: string, body: object, bearer?: string) {
    const { supabaseAnonKey: apikey } = await (await fetch(`${site}/config.json`)).json();
    const headers = { apikey, authorization: `Bearer ${bearer ?? apikey}`, 'content-type': 'application/json' };
    return (await fetch(`${site}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  }

  /** Asked as if another server had passed the call on, a server answers only at whose home it is. */
  async function homeOf(cookie: string) {
    for (const server of servers()) {
      const headers = { cookie, 'x-servolab-passed-on': 'test' };
      if ((await fetch(`${server.url}/api/processes`, { headers })).status === 200) return server;
    }
    throw new Error('No server is the home of the learner.');
  }
});

function end(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

/** A text that is long enough to be torn, and says at its beginning and at its end which it is. */
function textOf(round: number): string {
  return `${round}\n${'# a line that is saved\n'.repeat(3000)}${round}\n`;
}
