/** A real sandbox and its folder, when their learner leaves. */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Quotas } from '#server/files/quota/Quotas.ts';
import {
  linesOf,
  openWorkspaces,
  putScript,
  runScript,
  start,
  untilPrinted,
  type OpenWorkspaces,
} from './openWorkspaces.ts';

/** Nothing is kept of the versions of files here. */
const quotas = new Quotas((root) => join('/nowhere', basename(root)), { bytes: 1_073_741_824, files: 20_000 });

let open: OpenWorkspaces;
beforeAll(async () => {
  open = await openWorkspaces({ quotas, rules: { awayMs: 1 } });
});
afterAll(() => open.close());

const nothing = (): void => undefined;

const SLEEPER = '#!/usr/bin/env python3\nimport time\nprint("up", flush=True)\ntime.sleep(1000)\n';

it('ends what runs and removes the files for good, unless the last thing fails', async () => {
  const id = randomUUID();
  const workspace = await open.workspaces.of(id);
  putScript(workspace, 'sleeper.py', SLEEPER);
  const { process_id: running } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'sleeper.py']);
  await untilPrinted(workspace, running, /up/);
  const mine = () => readdirSync(join(open.dataDir, 'workspaces')).filter((name) => name.includes(id));

  await expect(open.workspaces.remove(id, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(mine()).toEqual([]);
  expect(workspace.list()).toMatchObject([{ status: 'stopped' }]);

  await open.workspaces.of(id);
  expect(mine()).toEqual([id]);
  await open.workspaces.remove(id, async () => {
    await expect(open.workspaces.of(id)).rejects.toMatchObject({ fact: { code: 'ACCOUNT_LEAVING' } });
  });
  expect(mine()).toEqual([]);
  await expect(open.workspaces.of(id)).rejects.toMatchObject({ fact: { code: 'ACCOUNT_LEAVING' } });
});

it('counts a deleted learner no more', async () => {
  const id = randomUUID();
  const { root } = await open.workspaces.of(id);
  const before = quotas.counted().length;
  await quotas.of(root).take({ bytes: 0, files: 0 });
  expect(quotas.counted()).toHaveLength(before + 1);
  await open.workspaces.remove(id, async () => undefined);
  expect(quotas.counted()).toHaveLength(before);
});

it('counts who left or was deleted no more where a folder is not called after its learner alone', async () => {
  const places = {
    root: join(open.dataDir, 'stays'),
    placeOf: async (id: string) => join(open.dataDir, 'stays', id, '1', 'ws'),
  };
  const cluster = await openWorkspaces({ quotas, places });
  const before = quotas.counted().length;
  for (const end of ['leave', 'remove'] as const) {
    const id = randomUUID();
    const { root } = await cluster.workspaces.of(id);
    await quotas.of(root).take({ bytes: 0, files: 0 });
    expect(quotas.counted()).toHaveLength(before + 1);
    await cluster.workspaces[end](id, async () => undefined);
    expect(quotas.counted()).toHaveLength(before);
  }
  await cluster.close();
});

it('forgets what programs printed once their learner has been away for as long as the rules say', async () => {
  const workspace = await open.newcomer();
  putScript(workspace, 'hello.py', '#!/usr/bin/env python3\nprint("hello")\n');
  const leave = workspace.watch({ changed: nothing, printed: nothing, ended: nothing, graphChanged: nothing });
  const { entry, lines } = await runScript(workspace, 'hello.py');
  expect(lines).toEqual(['hello']);
  leave();
  await expect.poll(() => linesOf(workspace, entry.process_id)).toEqual([]);
  expect(workspace.list()).toMatchObject([{ process_id: entry.process_id, status: 'finished' }]);
});
