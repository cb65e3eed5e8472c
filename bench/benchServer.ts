/** A built server for a benchmark, on a free port, with a data folder that goes when it goes, and a learner who calls it. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { DEFAULT_FILE_PATH } from '#contract/limits.ts';
import { runtimeConfig } from '#contract/runtimeConfig.ts';
import { bundlePath } from '#server/config/bundles.ts';

export const account = { email: 'learner@example.com', password: 'learner-password' };

export interface Learner {
  address: string;
  headers: Record<string, string>;
}

export interface BenchServer {
  address: string;
  pid: number;
  /** Milliseconds from the signal to the end of the process. */
  stop: () => Promise<number>;
  /** Stops it where it runs, and removes its data. */
  close: () => Promise<void>;
}

/** `env` says what it shall be told besides. */
export async function startServer(env: Record<string, string> = {}): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'servolab-bench-'));
  const server = spawn(process.execPath, [bundlePath('main')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      RATE_LIMIT_BUILD_PER_MINUTE: '1000',
      // What the kernel shares between learners can be measured with and without.
      CONTROL_GROUPS: process.env['CONTROL_GROUPS'],
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return 0;
    const begun = performance.now();
    server.kill();
    await once(server, 'exit');
    return performance.now() - begun;
  };
  const close = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { address: await announcedAddress(server), pid: server.pid ?? 0, stop, close };
}

async function announcedAddress({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server has no output');
  for await (const chunk of stdout) {
    const address = /is ready: (\S+)/.exec(String(chunk))?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The server ended before it was ready');
}

export async function signIn(address: string): Promise<Learner> {
  const { supabaseAnonKey } = v.parse(runtimeConfig, await (await fetch(`${address}/config.json`)).json());
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: supabaseAnonKey },
    body: JSON.stringify(account),
  });
  const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await answer.json());
  return enter(address, token);
}

/** A learner of the workspace, by the access token of an account. */
export async function enter(address: string, token: string): Promise<Learner> {
  const session = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { origin: address, authorization: `Bearer ${token}` },
  });
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { address, headers: { origin: address, cookie, 'content-type': 'application/json' } };
}

export async function post(learner: Learner, path: string, body: object): Promise<unknown> {
  const answer = await fetch(learner.address + path, {
    method: 'POST',
    headers: learner.headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Stores a text as the default file, whatever it said before; answers its version. */
export async function saveOver(learner: Learner, content: string): Promise<string> {
  const path = `/api/file/save?file_path=${encodeURIComponent(DEFAULT_FILE_PATH)}`;
  const saved = await post(learner, path, { content, force_overwrite: true });
  return v.parse(v.object({ version: v.string() }), saved).version;
}

/** Starts the default file, and answers the id of the process. */
export async function startProgram(learner: Learner, name: string, args: readonly string[] = []): Promise<string> {
  const started = await post(learner, '/api/execute', {
    command: 'rosrun',
    args: ['gazebo_test_pkg', 'sensor_subscriber.py', ...args],
    is_long_running: true,
    name,
  });
  return v.parse(v.object({ process_id: v.string() }), started).process_id;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
