/** Everything that was acknowledged before a backup is there after it was restored, whoever saves meanwhile. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundlePath } from '#server/config/bundles.ts';
import { signInAt, startMain, type MainServer } from '../startMain.ts';
import { isFull } from '../../isFull.ts';

const run = promisify(execFile);
const MANY = { RATE_LIMIT_SAVE_PER_MINUTE: '100000', RATE_LIMIT_READ_PER_MINUTE: '100000' };
/** So many files are saved before the backup begins. */
const BEFORE = 12;
/** Between one save and the next: fifty in a second are those of a large class, and leave the backup room to be made. */
const PACE_MS = 20;

let folder: string;
let data: string;
let backup: string;
const servers: MainServer[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-backup-'));
  data = join(folder, 'data');
  backup = join(folder, 'servolab.tar.gz');
});
afterAll(async () => {
  await Promise.all(servers.map(({ end }) => end('SIGKILL')));
  await rm(folder, { recursive: true, force: true });
});

async function start(dataDir: string) {
  const server = await startMain(dataDir, MANY);
  servers.push(server);
  return { ...server, ...(await signInAt(server.url)) };
}

/** What the command printed, and how it ended. */
async function command(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [bundlePath(name), ...args], { env: { PATH: process.env['PATH'], ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

const fileOf = (number: number) => `/ws/src/gazebo_test_pkg/scripts/saved_${number}.py`;
const textOf = (number: number) => `print(${number})\n`.repeat(50);

it('makes a backup while a learner saves, restores each save that was acknowledged before, and nothing over a running server', async () => {
  const { send, url, end } = await start(data);
  let acknowledged = 0;
  const enough = new AbortController();
  const saving = (async () => {
    while (!enough.signal.aborted) {
      const content = textOf(acknowledged);
      const answer = await send(`/api/file/save?file_path=${fileOf(acknowledged)}`, {
        content,
        force_overwrite: false,
      });
      expect(answer.status).toBe(200);
      acknowledged += 1;
      await setTimeout(PACE_MS);
    }
  })();
  await expect.poll(() => acknowledged).toBeGreaterThan(BEFORE);
  const before = acknowledged;
  const made = await command('backup', [backup], { DATA_DIR: data, PORT: new URL(url).port });
  enough.abort();
  await saving;
  expect(made).toEqual({
    code: 0,
    said: expect.stringMatching(/servolab\.tar\.gz holds [\d.]+ MB, SHA-256/) as string,
  });
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['data', 'servolab.tar.gz']);
  expect((await readdir(data)).filter((name) => name.startsWith('backup-'))).toEqual([]);
  expect(await end()).toMatchObject({ code: 0 });

  const elsewhere = join(folder, 'elsewhere');
  const restored = await command('restore', [backup], { DATA_DIR: elsewhere });
  expect(restored).toEqual({
    code: 0,
    said: expect.stringMatching(/is whole\. It holds 2 accounts, .*1 workspace with \d+ files/s) as string,
  });
  const again = await start(elsewhere);
  for (let number = 0; number < before; number += 1) {
    const file = (await (await again.send(`/api/file/get?file_path=${fileOf(number)}`)).json()) as { content: string };
    expect(file.content).toBe(textOf(number));
  }
  const refused = await command('restore', [backup, '--replace'], { DATA_DIR: elsewhere });
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('is in use by another server') as string });
  expect(await again.end()).toMatchObject({ code: 0 });
});

it.runIf(isFull)('refuses a folder that is used, and moves what is there aside when it is told to', async () => {
  const used = join(folder, 'used');
  await mkdir(join(used, 'workspaces'), { recursive: true });
  await writeFile(join(used, 'keys.json'), 'old');
  const refused = await command('restore', [backup], { DATA_DIR: used });
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('add --replace') as string });
  expect((await readdir(used)).toSorted()).toEqual(['keys.json', 'workspaces']);
  expect(await command('restore', [backup, '--replace'], { DATA_DIR: used })).toMatchObject({ code: 0 });
  const before = (await readdir(used)).find((name) => name.startsWith('before-')) ?? '';
  expect(await readFile(join(used, before, 'keys.json'), 'utf8')).toBe('old');
  expect(JSON.parse(await readFile(join(used, 'keys.json'), 'utf8'))).toHaveProperty('serviceKey');
});

it.runIf(isFull)('gives nothing to who has another key, and says that nobody answers', async () => {
  const { url, end } = await start(join(folder, 'running'));
  const env = { DATA_DIR: data, PORT: new URL(url).port };
  const target = join(folder, 'never.tar.gz');
  const refused = await command('backup', [target], env);
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('has another key') as string });
  expect(await command('backup', [backup], env)).toMatchObject({ code: 1 });
  await end();
  const nobody = await command('backup', [target], env);
  expect(nobody).toEqual({ code: 1, said: expect.stringContaining('Nobody answers') as string });
  await expect(stat(target)).rejects.toThrow('ENOENT');
});

it('changes nothing for a file that is damaged, cut short or no backup', async () => {
  const target = join(folder, 'untouched');
  const whole = await readFile(backup);
  const unpacked = await mkdtemp(join(folder, 'unpacked-'));
  await run('tar', ['-xzf', backup, '-C', unpacked]);
  const inner = await readFile(join(unpacked, 'data.tar'));
  inner[inner.length >> 1] = (inner[inner.length >> 1] ?? 0) ^ 1;
  await writeFile(join(unpacked, 'data.tar'), inner);
  await run('tar', ['-czf', join(folder, 'changed'), '-C', unpacked, 'about.json', 'data.tar']);
  await writeFile(join(folder, 'short'), whole.subarray(0, whole.length >> 1));
  await writeFile(join(folder, 'other'), 'nothing of the kind');
  for (const [name, words] of [
    ['changed', 'checksum'],
    ['short', 'is damaged'],
    ['other', 'is no backup'],
    ['nowhere', 'There is no file'],
  ] as const) {
    const refused = await command('restore', [join(folder, name)], { DATA_DIR: target });
    expect(refused).toEqual({ code: 1, said: expect.stringContaining(words) as string });
  }
  expect(await readdir(target).catch(() => [])).toEqual([]);
});

it.runIf(isFull)('starts no server on a folder whose restoring was broken off', async () => {
  const broken = join(folder, 'broken');
  await mkdir(broken);
  await writeFile(join(broken, 'restore.unfinished'), '');
  await expect(startMain(broken)).rejects.toThrow('was not finished');
  expect(await command('restore', [backup], { DATA_DIR: broken })).toMatchObject({ code: 0 });
  const { end } = await start(broken);
  expect(await end()).toMatchObject({ code: 0 });
});
