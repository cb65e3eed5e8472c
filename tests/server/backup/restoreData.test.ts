import { copyFile, mkdir, mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreData } from '#server/backup/restoreData.ts';
import { openFolder } from '#server/files/openFolder.ts';
import { removeEntry } from '#server/files/removeEntry.ts';
import { packBackup } from './packBackup.ts';

const WORKSPACE = 'workspaces/00000000-0000-4000-8000-000000000001';
/** Within a folder of data their path is just short enough, and where that is unpacked no more. */
const DEEP = [...Array.from({ length: 19 }, () => 'd'.repeat(200)), 'd'.repeat(100)];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), `servolab-restore-${'r'.repeat(150)}`));
});
afterEach(() => removeEntry(dirname(folder), basename(folder)));

/** With these folders in the workspace, one in the other. */
function packFolders(folders: readonly string[]): Promise<string> {
  return packBackup(folder, async (source) => {
    await mkdir(join(source, WORKSPACE), { recursive: true });
    await (await openFolder(join(source, WORKSPACE), folders, true)).close();
  });
}

it('says why nothing was restored, and leaves nothing of folders deeper than any path', async () => {
  const file = await packFolders(DEEP);
  const dataFolder = join(folder, 'data');
  await mkdir(join(dataFolder, 'workspaces'), { recursive: true });
  const refused = restoreData({ file, dataFolder, replaces: false, opened: () => {} });
  await expect(refused).rejects.toThrow('is in use: it holds workspaces.');
  expect((await readdir(dataFolder)).filter((name) => name.startsWith('restore'))).toEqual([]);
});

it('restores a backup that holds what no path leads to', async () => {
  const file = await packFolders([...DEEP, ...DEEP]);
  const dataFolder = join(folder, 'data');
  expect(await restoreData({ file, dataFolder, replaces: false, opened: () => {} })).toBeNull();
  expect((await stat(join(dataFolder, WORKSPACE, ...DEEP.slice(0, 10)))).isDirectory()).toBe(true);
});

/** Into a data folder in which somebody has worked, and there under this path. */
async function packInto(dataFolder: string, path: string): Promise<string> {
  const file = join(dataFolder, path);
  await mkdir(join(dataFolder, 'workspaces'), { recursive: true });
  await mkdir(dirname(file), { recursive: true });
  await copyFile(await packFolders(['src']), file);
  return file;
}

it.each(['servolab.tar.gz', 'kept/servolab.tar.gz'])(
  'a backup that lies in the data folder as %s is still there after it was restored',
  async (path) => {
    const dataFolder = join(folder, 'data');
    const file = await packInto(dataFolder, path);
    const restore = () => restoreData({ file, dataFolder, replaces: true, opened: () => {} });
    const before = await restore();
    expect(await readdir(before ?? '')).toEqual(['workspaces']);
    expect((await stat(file)).isFile()).toBe(true);
    // Somebody who was interrupted runs it again.
    await restore();
    expect((await stat(join(dataFolder, WORKSPACE, 'src'))).isDirectory()).toBe(true);
  },
);

it('counts the backup itself not among what is in a data folder already', async () => {
  const dataFolder = join(folder, 'data');
  await mkdir(dataFolder);
  const file = join(dataFolder, 'servolab.tar.gz');
  await copyFile(await packFolders(['src']), file);
  expect(await restoreData({ file, dataFolder, replaces: false, opened: () => {} })).toBeNull();
});

it('restores no backup out of a folder that it would put in the place of', async () => {
  const dataFolder = join(folder, 'data');
  const file = await packInto(dataFolder, 'workspaces/servolab.tar.gz');
  const restored = restoreData({ file, dataFolder, replaces: true, opened: () => {} });
  await expect(restored).rejects.toThrow('servolab.tar.gz lies in what it is to replace: put it elsewhere first.');
  expect(await readdir(join(dataFolder, 'workspaces'))).toEqual(['servolab.tar.gz']);
});

it('restores into the root of a disk, and leaves an audit log where it is, for no backup brings one back', async () => {
  const dataFolder = join(folder, 'data');
  await mkdir(join(dataFolder, 'lost+found'), { recursive: true });
  await mkdir(join(dataFolder, 'audit'));
  const file = await packFolders(['src']);
  const restore = (replaces: boolean) => restoreData({ file, dataFolder, replaces, opened: () => {} });
  expect(await restore(false)).toBeNull();
  expect(await readdir((await restore(true)) ?? '')).toEqual(['workspaces']);
  expect(await readdir(dataFolder)).toEqual(expect.arrayContaining(['audit', 'lost+found', 'workspaces']));
});
