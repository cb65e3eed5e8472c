/** The server as a process of its own: how it starts, refuses to start, and ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { bundlePath, newDatabasePath } from '#server/config/bundles.ts';
import { unpackNewDatabase } from '#server/supabase/database/newDatabase.ts';
import { isFull } from '../isFull.ts';

let folder: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-main-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(env: Record<string, string>) {
  const own = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [bundlePath('main')], { env: { ...own, ...env } });
  running.push(child);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }));
  return { child, ended };
}

async function startReady(env: Record<string, string> = {}) {
  const server = start(env);
  const [line] = (await Promise.race([once(server.child.stdout, 'data'), server.ended.then(fail)])) as [Buffer];
  const url = /^Servolab is ready: (http:\/\/localhost:\d+)\n$/.exec(line.toString())?.[1];
  if (url === undefined) throw new Error(`It said: ${line.toString()}`);
  return { ...server, url };
}

function fail({ errors }: { errors: string }): never {
  throw new Error(`It did not start: ${errors}`);
}

it('names a setting that it does not know, says where it is ready, serves there, keeps others out of its data, and ends in good order', async () => {
  const { child, ended, url } = await startReady({
    GOTRUE_SITE_URL: 'https://robots.example.org',
    GOTRUE_PASSWORD_MIN_LENGTH: '8',
  });
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ alive: true });
  expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({
    supabaseUrl: url,
    embedded: true,
    emails: 'inbox',
    google: 'sample',
    passwordLength: 8,
  });
  const second = await start({}).ended;
  expect(second.code).toBe(1);
  expect(second.errors).toMatch(/^The data folder .* is in use by another server \(process \d+\): stop it, or .*\.\n$/);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({
    code: 0,
    errors: expect.stringMatching(/^GOTRUE_SITE_URL is set and changes nothing: /m) as string,
  });
  const events = (await readFile(join(folder, 'data', 'audit', 'audit.jsonl'), 'utf8')).trimEnd().split('\n');
  expect(events.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    'sandbox_checked',
    'server_started',
    'server_stopped',
  ]);
});

it.runIf(isFull)('is not kept out by a server that was killed', async () => {
  const { child, ended } = await startReady();
  child.kill('SIGKILL');
  await ended;
  const next = await startReady();
  next.child.kill('SIGINT');
  expect((await next.ended).code).toBe(0);
});

it('names a port that is taken', async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  // It listens on a port, so its address has a number.
  const { port } = other.address() as AddressInfo;
  const { code, errors } = await start({ PORT: String(port) }).ended;
  other.close();
  expect(code).toBe(1);
  expect(errors).toContain(`Port ${port} is in use by another program: stop it, or set PORT to another number.\n`);
});

it('names a setting that it cannot use', async () => {
  expect(await start({ HOST: '0.0.0.0' }).ended).toMatchObject({
    code: 1,
    errors: expect.stringContaining('EMBEDDED_PUBLIC') as string,
  });
});

it('names a data folder that it cannot write', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { code, errors } = await start({ DATA_DIR: file }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The data folder .*file cannot be written \(EEXIST\): .*\.\n$/);
});

it.each([
  ['global/pg_control', 8192],
  ['base/5/1259', 0],
])('names the folder of a database that is damaged, and what to do: %s', async (file, bytes) => {
  const data = await mkdtemp(join(folder, 'damaged-'));
  await unpackNewDatabase(newDatabasePath, join(data, 'database'));
  await writeFile(join(data, 'database', file), Buffer.alloc(bytes));
  const { code, errors } = await start({ DATA_DIR: data }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^The database in .*\/damaged-\w+\/database cannot be opened \(.+\): restore the newest backup, or set DATA_DIR to another folder\.$/m,
  );
});
