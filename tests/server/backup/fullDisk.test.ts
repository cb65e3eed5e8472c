/** A restore for which the disk has no room. */
import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundlePath } from '#server/config/bundles.ts';
import { packBackup } from './packBackup.ts';

const FILE_BYTES = 400_000;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-full-'));
  file = await packBackup(folder, (source) =>
    // Cannot be compressed, so that the data do not fit where the backup does.
    writeFile(join(source, 'workspaces', 'a.bin'), randomBytes(FILE_BYTES)),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const canMount = spawnSync('unshare', ['-Urm', 'true']).status === 0;

/** Restores in a mount namespace of its own, into a file system of this size in which somebody has worked. */
async function restoreInto(size: string) {
  const data = join(folder, 'data');
  await mkdir(data, { recursive: true });
  const mounted = `mount -t tmpfs -o size=${size} tmpfs ${data} && mkdir ${data}/versions`;
  const restored = `DATA_DIR=${data} ${process.execPath} ${bundlePath('restore')} ${file} --replace`;
  const script = `${mounted} && { ${restored} || true; } && ls -A ${data}`;
  const { stdout, stderr } = spawnSync('unshare', ['-Urm', 'sh', '-ec', script], { encoding: 'utf8' });
  return { left: stdout.split('\n').filter((line) => line !== ''), said: stderr };
}

it.runIf(canMount).each([
  ['the data', '300k'],
  ['the data, and for what is unpacked from them', '600k'],
])('says how much room it needs where there is none for %s, and leaves all as it was', async (_what, size) => {
  const { left, said } = await restoreInto(size);
  expect(said).toMatch(
    /^The disk of \S+\/data has no room for the backup: its data are 400\.0 KB, and at least twice as much has to be free while it is restored\. Nothing was changed\.\n$/,
  );
  expect(left).toEqual(['versions']);
});

it.runIf(canMount)(
  'says that the disk is full where there is no room even for what the backup says of itself',
  async () => {
    const { left, said } = await restoreInto('4k,nr_inodes=6');
    expect(said).toMatch(/^The disk of \S+\/data has no room for the backup: it is full\. Nothing was changed\.\n$/);
    expect(left).toEqual(['versions']);
  },
);
