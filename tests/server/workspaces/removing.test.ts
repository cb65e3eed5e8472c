/** A real sandbox and its folder, when their learner leaves. */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkspaces, putScript, start, untilPrinted, type OpenWorkspaces } from './openWorkspaces.ts';

let open: OpenWorkspaces;
beforeAll(async () => {
  open = await openWorkspaces();
});
afterAll(() => open.close());

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
