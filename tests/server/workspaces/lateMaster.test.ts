/** A workspace on a machine so busy that its ROS master needs long to begin. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenWorkspaces, openWorkspaces } from './openWorkspaces.ts';
import { pidInside } from './pidInside.ts';

let open: OpenWorkspaces;
beforeAll(async () => {
  open = await openWorkspaces();
});
afterAll(() => open.close());

it('brings the robot into a graph whose master came late', async () => {
  const workspace = await open.newcomer();
  const waking = workspace.wakeRobot();
  let pid = 0;
  await expect.poll(() => (pid = pidInside(workspace, '/rosmaster') ?? 0), { interval: 5 }).toBeGreaterThan(0);
  process.kill(pid, 'SIGSTOP');
  await waking;
  expect(open.logged.join()).toContain('The ROS master does not answer.');
  process.kill(pid, 'SIGCONT');
  await expect.poll(() => workspace.topics().catch(() => [])).toContain('/scan');
});
