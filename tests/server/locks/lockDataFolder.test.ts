import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFolderLocked } from '#server/locks/folderSocket.ts';
import { lockDataFolder } from '#server/locks/lockDataFolder.ts';
import { processIdentity } from '#server/locks/processIdentity.ts';
import { StartError } from '#server/config/startError.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('lets one server into a folder and names it to the next', async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(`is in use by another server (process ${process.pid})`);
  await lock.release();
  await (await lockDataFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
});

it('makes the folder', async () => {
  await lockDataFolder(join(folder, 'a/b'));
  expect(await readdir(join(folder, 'a/b'))).toEqual(['server.lock', 'server.lock.socket']);
});

it('closes a folder that others could read', async () => {
  await chmod(folder, 0o755);
  await lockDataFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it.each([
  ['a killed server', '999999999 1 boot'],
  ['nobody', ''],
  ['a machine that was switched off', `${process.pid} 1 another-boot`],
])('is not kept out by the lock of %s', async (_who, content) => {
  await writeFile(join(folder, 'server.lock'), content);
  await lockDataFolder(folder);
  expect(await readdir(folder)).toEqual(['server.lock', 'server.lock.socket']);
});

it('is not kept out by another process that was given the same number', async () => {
  const [pid, start, boot] = ((await processIdentity(process.pid)) ?? '').split(' ');
  await writeFile(join(folder, 'server.lock'), `${pid} ${Number(start) - 1} ${boot}`);
  await lockDataFolder(folder);
  expect(await readdir(folder)).toEqual(['server.lock', 'server.lock.socket']);
});

it('lets one of many in when all find the lock of a killed server', async () => {
  await writeFile(join(folder, 'server.lock'), '999999999 1 boot');
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readdir(folder)).toEqual(['server.lock', 'server.lock.socket']);
});

it('is kept out by a server of which no process is seen, as one in another container', async () => {
  const lock = await lockDataFolder(folder);
  await writeFile(join(folder, 'server.lock'), '999999999 1 boot');
  await expect(lockDataFolder(folder)).rejects.toThrow(
    'is in use by another server (in another container of this machine)',
  );
  await lock.release();
  await (await lockDataFolder(folder)).release();
});

it('holds a folder whose path is longer than the address of a socket may be', async () => {
  const long = join(folder, 'a'.repeat(100), 'b'.repeat(100));
  await lockDataFolder(long);
  expect(await isFolderLocked(long)).toBe(true);
});

it('says what is wrong with a folder that cannot be written', async () => {
  await writeFile(join(folder, 'file'), '');
  const attempt = lockDataFolder(join(folder, 'file'));
  await expect(attempt).rejects.toBeInstanceOf(StartError);
  await expect(attempt).rejects.toThrow('set DATA_DIR to another folder');
});
