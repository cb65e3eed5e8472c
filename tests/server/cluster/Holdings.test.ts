/** What a server does with the folders that it holds when the volume fails for a moment. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Holdings, type HoldingsSettings } from '#server/cluster/Holdings.ts';
import { createWorkspaceFiles } from '#server/files/workspaceFiles.ts';
import { Deferred } from '#server/sandbox/Deferred.ts';

const LEARNER = '00000000-0000-4000-8000-000000000001';

let root: string;
let holdings: Holdings;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'servolab-holdings-'));
  holdings = open({ run: 'one', isThere: () => false });
});

function open(more: Pick<HoldingsSettings, 'run' | 'isThere'> & Partial<HoldingsSettings>): Holdings {
  return new Holdings({
    root,
    ask: (_run, learnerId) => holdings.giveUp(learnerId),
    filesIn: (tree) =>
      createWorkspaceFiles({ versionsFolder: join(tree, 'versions'), startersFolder: root, builtFolders: [] }),
    leave: async () => {},
    log: () => {},
    ...more,
  });
}
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
  const { placement } = await holdings.hold(LEARNER);
  expect(placement).toEqual({ arrival: 'handed', number: 3 });
  expect(await readdir(join(root, LEARNER))).toEqual(['3-one']);
});

it('leaves a folder that it has taken and could not open to the server that asks for it', async () => {
  const inTheWay = join(root, LEARNER, '0-free', '0');
  await mkdir(join(root, LEARNER, '0-free'), { recursive: true });
  await writeFile(inTheWay, '');
  await expect(holdings.hold(LEARNER)).rejects.toThrow('EEXIST');
  await rm(join(root, LEARNER, '1-one', '0'));

  const others = open({ run: 'two', isThere: (run) => run === 'one' });
  const { placement } = await others.hold(LEARNER);
  expect(placement).toEqual({ arrival: 'lost', number: 3 });
  expect(await readdir(join(root, LEARNER))).toEqual(['3-two']);
  await others.close();
});

it('opens no page on a workspace that is on its way to another server, or there already', async () => {
  const moving = { fact: { code: 'WORKSPACE_MOVING' } };
  const [asked, ended] = [new Deferred<void>(), new Deferred<void>()];
  const leave = async () => {
    asked.resolve();
    await ended.promise;
  };
  const leaving = open({ run: 'two', isThere: () => false, leave });
  await leaving.hold(LEARNER);
  expect(await leaving.placementOf(LEARNER)).toEqual({ arrival: 'made', number: 1 });

  const given = leaving.giveUp(LEARNER);
  await asked.promise;
  await expect(leaving.placementOf(LEARNER)).rejects.toMatchObject(moving);
  ended.resolve();
  await given;
  await expect(leaving.placementOf(LEARNER)).rejects.toMatchObject(moving);
  await leaving.close();
});
