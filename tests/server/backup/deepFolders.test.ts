/** What a program of one learner makes of their folder keeps nobody's files from being restored. */
import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backupRoute } from '#server/backup/backupRoute.ts';
import { makeBackup } from '#server/backup/makeBackup.ts';
import type { OpenedBackup } from '#server/backup/openBackup.ts';
import { restoreData } from '#server/backup/restoreData.ts';
import { leftOutInWords } from '#server/backup/tooDeep.ts';
import { openFolder } from '#server/files/openFolder.ts';
import { removeEntry } from '#server/files/removeEntry.ts';
import { makeDeepFolder } from '../files/makeDeepFolder.ts';

const KEY = 'the key of the service';
const DEEP = 'workspaces/00000000-0000-4000-8000-000000000001';
const OTHER = 'workspaces/00000000-0000-4000-8000-000000000002';

let folder: string;
let app: FastifyInstance;
let address: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-deep-'));
  for (const name of [DEEP, OTHER]) {
    await mkdir(join(folder, 'data', name), { recursive: true });
    await writeFile(join(folder, 'data', name, 'program.py'), `print('${name}')`);
  }
  app = fastify();
  backupRoute(app, { serviceKey: KEY, dataFolder: join(folder, 'data'), dump: undefined, shared: null });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await app.close();
  await removeEntry(dirname(folder), basename(folder));
});

/** A backup, and what a restore says of it; what was restored lies in `again`. */
async function backUpAndRestore() {
  const file = join(folder, 'backup.tar.gz');
  const made = await makeBackup({ address, key: KEY, target: file });
  const opened: OpenedBackup[] = [];
  const order = { file, dataFolder: join(folder, 'again'), replaces: false };
  await restoreData({ ...order, opened: (backup) => opened.push(backup) });
  return { made, opened };
}

it('restores everybody where folders of one are deeper than any path, and says what it left out', async () => {
  await makeDeepFolder(join(folder, 'data', DEEP));
  await (await openFolder(join(folder, 'data', DEEP), ['deeper'], true)).close();
  await makeDeepFolder(join(folder, 'data', DEEP, 'deeper'));
  const { made, opened } = await backUpAndRestore();
  const leftOut = [{ folder: DEEP, entries: 2 }];
  expect(made.left_out).toEqual(leftOut);
  expect(opened).toMatchObject([{ leftOut, workspaces: 2 }]);
  expect(leftOutInWords(leftOut)).toEqual([`${DEEP}: 2 paths are longer than 4000 bytes; what is there was left out.`]);
  for (const name of [DEEP, OTHER])
    expect(await readFile(join(folder, 'again', name, 'program.py'), 'utf8')).toBe(`print('${name}')`);
  const kept = Array.from({ length: 19 }, () => 'd'.repeat(200));
  expect((await stat(join(folder, 'again', DEEP, ...kept))).isDirectory()).toBe(true);
});

it('says nothing of what was left out where all is kept', async () => {
  const { made, opened } = await backUpAndRestore();
  expect(made.left_out).toEqual([]);
  expect(opened).toMatchObject([{ leftOut: [] }]);
  await expect(stat(join(folder, 'again', 'left-out.json'))).rejects.toThrow('ENOENT');
});

it('measures paths in bytes, names that are no text included', async () => {
  const names = Array.from({ length: 30 }, () => Buffer.concat([Buffer.from('é'.repeat(99)), Buffer.from([0xff])]));
  const created = await openFolder(join(folder, 'data', DEEP), names, true);
  await created.close();
  const { made } = await backUpAndRestore();
  expect(made.left_out).toEqual([{ folder: DEEP, entries: 1 }]);
  expect(await readFile(join(folder, 'again', OTHER, 'program.py'), 'utf8')).toContain('print');
});

it('counts what is restored, also in many folders in one another', async () => {
  const names = Array.from({ length: 100 }, () => 'd');
  await (await openFolder(join(folder, 'data', DEEP), names, true)).close();
  const { opened } = await backUpAndRestore();
  expect(opened).toMatchObject([{ files: { files: 104 }, versions: { files: 0, bytes: 0 } }]);
});
