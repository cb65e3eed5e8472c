/** What an earlier server has left in the folder of data, when the next one starts. */
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeDeepFolder } from '../files/makeDeepFolder.ts';
import { openNewWorkspaces } from './openWorkspaces.ts';

const LEARNER = '00000000-0000-4000-8000-000000000001';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'servolab-sweep-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What a start without bubblewrap logs; it has swept by then. */
async function startOn(folder: string): Promise<string[]> {
  const { workspaces, logged } = await openNewWorkspaces({ dataDir: folder, bwrap: join(folder, 'nowhere') });
  await workspaces.close();
  return logged.filter((line) => !line.startsWith('No program of a learner will be run'));
}

it('removes folders that programs have made deeper than any path', async () => {
  const left = ['trials/1', 'restore-aB3dE6', `workspaces/${LEARNER}.draft-1`];
  for (const name of left) {
    mkdirSync(join(dataDir, name), { recursive: true });
    await makeDeepFolder(join(dataDir, name));
  }
  expect(await startOn(dataDir)).toEqual([]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restore-'))).toEqual([]);
  expect(['trials', 'workspaces'].flatMap((name) => readdirSync(join(dataDir, name)))).toEqual([]);
});

it('starts also where something cannot be removed, and says what', async () => {
  const elsewhere = join(dataDir, 'elsewhere');
  mkdirSync(join(elsewhere, '1'), { recursive: true });
  symlinkSync(elsewhere, join(dataDir, 'trials'));
  writeFileSync(join(dataDir, 'canary-aB3dE6'), '');
  const where = join(dataDir, 'trials', '1');
  expect(await startOn(dataDir)).toEqual([expect.stringContaining(`${where} could not be removed. Error: ENOTDIR`)]);
  expect(readdirSync(dataDir)).not.toContain('canary-aB3dE6');
});

it('leaves what an operator keeps beside it, whatever it is called', async () => {
  const kept = ['backup-2026-11-30.tar.gz', 'backup-monday', 'restore-from-friday.tar.gz', 'canary-notes.txt'];
  for (const name of kept) writeFileSync(join(dataDir, name), '');
  mkdirSync(join(dataDir, 'backup-00000000-0000-4000-8000-000000000001'));
  expect(await startOn(dataDir)).toEqual([]);
  expect(readdirSync(dataDir).filter((name) => /^(?:backup|restore|canary)/.test(name))).toEqual(kept.toSorted());
});
