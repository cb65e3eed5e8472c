import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import {
  type OpenWorkspaces,
  linesOf,
  openWorkspaces,
  runScript,
  start,
  untilEnded,
  untilPrinted,
} from './openWorkspaces.ts';

let open: OpenWorkspaces;
let workspace: LearnerWorkspace;
beforeAll(async () => {
  open = await openWorkspaces();
  workspace = await open.newcomer();
});
afterAll(() => open.close());

/** Kills, from outside, the process of this workspace's sandbox whose script ends like this. */
function killInside(word: string): void {
  const folder = statSync(workspace.root).ino;
  const isMeant = (pid: string): boolean => {
    try {
      const [, script = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return script.endsWith(word) && statSync(join('/proc', pid, 'root/ws')).ino === folder;
    } catch {
      return false;
    }
  };
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isMeant(name));
  if (pid === undefined) throw new Error(`No ${word} runs in the workspace.`);
  process.kill(Number(pid), 'SIGKILL');
}

it('prints what the laser of the robot sees', async () => {
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'sensor_subscriber.py']);
  await untilPrinted(workspace, id, /\d\.\d/);
  expect(await workspace.topic('/scan')).toMatchObject({ description: expect.stringContaining('/sensor_subscriber') });
  expect(await workspace.stop(id)).toMatchObject({ status: 'stopped' });
  expect((await workspace.topic('/scan'))?.description).not.toContain('/sensor_subscriber');
});

it('knows the messages of Debian that are unpacked beside the installed ones', async () => {
  const { process_id: id } = await start(workspace, ['rosmsg', 'show', 'nav_msgs/Odometry']);
  expect(await untilEnded(workspace, id)).toMatchObject({ end: { reason: 'exited', code: 0 } });
  expect(linesOf(workspace, id)).toContain('string child_frame_id');
});

it('runs a launch file, and its stop leaves no node behind', async () => {
  const { process_id: id } = await start(workspace, ['roslaunch', 'gazebo_test_pkg', 'demo.launch']);
  await untilPrinted(workspace, id, /\d\.\d/);
  await workspace.stop(id);
  expect(String(await workspace.processesInside())).not.toContain('sensor_subscriber');
});

it('brings the robot back when it dies', async () => {
  killInside('robot.js');
  await expect.poll(() => open.logged.join(), { timeout: 10_000 }).toContain('robot ended (SIGKILL)');
  const { process_id: id } = await start(workspace, ['rostopic', 'echo', '-n1', '/odom/child_frame_id']);
  expect(await untilEnded(workspace, id)).toMatchObject({ end: { reason: 'exited', code: 0 } });
  expect(linesOf(workspace, id).join()).toContain('base_link');
});

it('brings the graph back when its master dies', async () => {
  killInside('/rosmaster');
  await expect.poll(() => open.logged.join(), { timeout: 10_000 }).toContain('rosmaster ended (SIGKILL)');
  await expect.poll(() => workspace.topics().catch(() => []), { timeout: 15_000 }).toContain('/scan');
  expect((await runScript(workspace, 'nowhere.py')).entry.end).not.toEqual({ reason: 'exited', code: 0 });
});
