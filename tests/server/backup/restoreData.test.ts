import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ABOUT, type About, DATA, sha256Of } from '#server/backup/about.ts';
import { restoreData } from '#server/backup/restoreData.ts';
import { openFolder } from '#server/files/openFolder.ts';
import { removeEntry } from '#server/files/removeEntry.ts';

const WORKSPACE = 'workspaces/00000000-0000-4000-8000-000000000001';
/** Within a folder of data their path is just short enough, and where that is unpacked no more. */
const DEEP = [...Array.from({ length: 19 }, () => 'd'.repeat(200)), 'd'.repeat(100)];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), `servolab-restore-${'r'.repeat(150)}`));
});
afterEach(() => removeEntry(dirname(folder), basename(folder)));

/** As a program made it that packed everything, and did not say what it left out. */
async function packBackup(folders: readonly string[]): Promise<string> {
  const source = join(folder, 'source');
  await mkdir(join(source, WORKSPACE), { recursive: true });
  await (await openFolder(join(source, WORKSPACE), folders, true)).close();
  const data = join(folder, DATA);
  execFileSync('tar', ['--create', '--file', data, '-C', source, 'workspaces']);
  const { size: bytes } = await stat(data);
  const said: Omit<About, 'left_out'> = {
    format: 1,
    made_at: '2026-11-29T12:00:00.000Z',
    bytes,
    sha256: await sha256Of(data),
  };
  await writeFile(join(folder, ABOUT), JSON.stringify(said));
  const file = join(folder, 'backup.tar.gz');
  execFileSync('tar', ['--create', '--gzip', '--file', file, '-C', folder, ABOUT, DATA]);
  return file;
}

it('says why nothing was restored, and leaves nothing of folders deeper than any path', async () => {
  const file = await packBackup(DEEP);
  const dataFolder = join(folder, 'data');
  await mkdir(join(dataFolder, 'workspaces'), { recursive: true });
  const refused = restoreData({ file, dataFolder, replaces: false, opened: () => {} });
  await expect(refused).rejects.toThrow('is in use: it holds workspaces.');
  expect((await readdir(dataFolder)).filter((name) => name.startsWith('restore'))).toEqual([]);
});

it('restores a backup that holds what no path leads to', async () => {
  const file = await packBackup([...DEEP, ...DEEP]);
  const dataFolder = join(folder, 'data');
  expect(await restoreData({ file, dataFolder, replaces: false, opened: () => {} })).toBeNull();
  expect((await stat(join(dataFolder, WORKSPACE, ...DEEP.slice(0, 10)))).isDirectory()).toBe(true);
});
