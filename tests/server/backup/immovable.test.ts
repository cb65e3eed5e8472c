/** A restore over what cannot be moved aside. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundlePath } from '#server/config/bundles.ts';
import { packBackup } from './packBackup.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servolab-immovable-'));
  file = await packBackup(folder, (source) => mkdir(join(source, 'workspaces', 'a')));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const canMount = spawnSync('unshare', ['-Urm', 'true']).status === 0;

it.runIf(canMount)('has everything back in its place where an entry cannot be moved, and names it', async () => {
  const data = join(folder, 'data');
  await mkdir(data);
  // Whatever the order is in which they are found, one of the two is moved before the one that is a disk of its own.
  const mounted = `mount -t tmpfs tmpfs ${data} && cd ${data} && mkdir avatars versions workspaces`;
  const full = `mount -t tmpfs tmpfs versions && touch avatars/a versions/v workspaces/w`;
  const restored = `DATA_DIR=${data} ${process.execPath} ${bundlePath('restore')} ${file} --replace`;
  const script = `${mounted} && ${full} && { ${restored} >&2 || true; } && find . -mindepth 1`;
  const { stdout, stderr } = spawnSync('unshare', ['-Urm', 'sh', '-ec', script], { encoding: 'utf8' });
  expect(stderr).toMatch(/\n\S+\/data\/versions cannot be moved \(EBUSY\), .*\. Nothing was changed\.\n$/);
  expect(stdout.trimEnd().split('\n').toSorted()).toEqual([
    './avatars',
    './avatars/a',
    './versions',
    './versions/v',
    './workspaces',
    './workspaces/w',
  ]);
});
