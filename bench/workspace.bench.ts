/** What a learner waits for: an edited file's build, a program's first line, and how many lines a second reach the socket. */
import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { DEFAULT_FILE_PATH } from '#contract/limits.ts';
import { runtimeConfig } from '#contract/runtimeConfig.ts';
import { serverFrame } from '#contract/socket.ts';
import { bundlePath } from '#server/config/bundles.ts';

const ROUNDS = 5;
const FLOOD_LINES = 200_000;

const flood = `#!/usr/bin/env python3
import sys
for number in range(${FLOOD_LINES}):
    sys.stdout.write("line %d of as many as Python can print\\n" % number)
`;

interface Learner {
  address: string;
  headers: Record<string, string>;
}

const folder = await mkdtemp(join(tmpdir(), 'servolab-bench-'));
const server = spawn(process.execPath, [bundlePath('main')], {
  env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, RATE_LIMIT_BUILD_PER_MINUTE: '1000' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const learner = await signIn(await announcedAddress(server));
  const versions = { base: await saveOver(learner, flood) };
  await build(learner, versions, 0);
  const builds = await repeat(async (round) => build(learner, versions, round + 1));
  console.log(`build of an edited file, asked to answered   ${median(builds).toFixed(0)} ms`);
  const floods = await repeat(async () => runFlood(learner));
  console.log(`execute to the first line at the socket      ${median(floods.map(({ first }) => first)).toFixed(0)} ms`);
  console.log(
    `lines from Python to the socket              ${median(floods.map(({ rate }) => rate)).toFixed(0)} a second`,
  );
} finally {
  server.kill();
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
}

async function announcedAddress({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server has no output');
  for await (const chunk of stdout) {
    const address = /is ready: (\S+)/.exec(String(chunk))?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The server ended before it was ready');
}

async function signIn(address: string): Promise<Learner> {
  const { supabaseAnonKey } = v.parse(runtimeConfig, await (await fetch(`${address}/config.json`)).json());
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: supabaseAnonKey },
    body: JSON.stringify({ email: 'learner@example.com', password: 'learner-password' }),
  });
  const { access_token: token } = v.parse(v.object({ access_token: v.string() }), await answer.json());
  const session = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { origin: address, authorization: `Bearer ${token}` },
  });
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { address, headers: { origin: address, cookie, 'content-type': 'application/json' } };
}

async function post(learner: Learner, path: string, body: object): Promise<unknown> {
  const answer = await fetch(learner.address + path, {
    method: 'POST',
    headers: learner.headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function saveOver(learner: Learner, content: string): Promise<string> {
  const path = `/api/file/save?file_path=${encodeURIComponent(DEFAULT_FILE_PATH)}`;
  const saved = await post(learner, path, { content, force_overwrite: true });
  return v.parse(v.object({ version: v.string() }), saved).version;
}

/** Milliseconds from asking to the answer. */
async function build(learner: Learner, versions: { base: string }, round: number): Promise<number> {
  const start = performance.now();
  const answer = await post(learner, '/api/build-with-code', {
    code: `${flood}# ${round}\n`,
    file_path: DEFAULT_FILE_PATH,
    base_version: versions.base,
  });
  const took = performance.now() - start;
  const built = v.parse(
    v.object({ success: v.literal(true), build_result: v.object({ version: v.string() }) }),
    answer,
  );
  versions.base = built.build_result.version;
  return took;
}

/** Listens to a program that prints without end, as the browser does. */
async function runFlood(learner: Learner): Promise<{ first: number; rate: number }> {
  const socket = new WebSocket(`${learner.address.replace('http', 'ws')}/ws`, { headers: learner.headers });
  await once(socket, 'open');
  const start = performance.now();
  const started = await post(learner, '/api/execute', {
    command: 'rosrun',
    args: ['gazebo_test_pkg', 'sensor_subscriber.py'],
    is_long_running: true,
    name: 'Flood',
  });
  const { process_id: id } = v.parse(v.object({ process_id: v.string() }), started);
  socket.send(JSON.stringify({ type: 'subscribe_process', process_id: id, request_id: 'flood' }));
  let first = 0;
  for await (const [data] of on(socket, 'message')) {
    const frame = v.parse(v.pipe(v.string(), v.parseJson(), serverFrame), String(data));
    if (frame.type !== 'process_output') continue;
    first ||= performance.now();
    if (frame.seq + frame.data.split('\n').length > FLOOD_LINES) break;
  }
  const seconds = (performance.now() - first) / 1000;
  socket.close();
  return { first: first - start, rate: FLOOD_LINES / seconds };
}

async function repeat<Result>(work: (round: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await work(round));
  return results;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
