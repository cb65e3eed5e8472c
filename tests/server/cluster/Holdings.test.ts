/** What a server does with the folders that it holds when the volume fails for a moment. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Holdings } from '#server/cluster/Holdings.ts';
import { createWorkspaceFiles } from '#server/files/workspaceFiles.ts';

const LEARNER = '00000000-0000-4000-8000-000000000001';

let root: string;
let holdings: Holdings;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'servolab-holdings-'));
  holdings = new Holdings({
    root,
    run: 'one',
    isThere: () => false,
    ask: async () => {},
    filesIn: (tree) =>
      createWorkspaceFiles({ versionsFolder: join(tree, 'versions'), startersFolder: root, builtFolders: [] }),
    leave: async () => {},
    log: () => {},
  });
});
afterEach(async () => {
  await holdings.close();
  await rm(root, { recursive: true, force: true });
});

it('gives up a folder that could not be given up at once, and takes it again', async () => {
  await holdings.hold(LEARNER);
  const inTheWay = join(root, LEARNER, '2-free');
  await writeFile(inTheWay, '');
  await expect(holdings.giveUp(LEARNER)).rejects.toThrow('ENOTDIR');
  await expect(holdings.hold(LEARNER)).rejects.toMatchObject({ fact: { code: 'WORKSPACE_MOVING' } });

  await rm(inTheWay);
  await expect.poll(() => existsSync(inTheWay)).toBe(true);
  await expect.poll(() => holdings.of(LEARNER)).toBeUndefined();
  const { sojourn } = await holdings.hold(LEARNER);
  expect(sojourn).toEqual({ arrival: 'handed', number: 3 });
  expect(await readdir(join(root, LEARNER))).toEqual(['3-one']);
});
