/** What programs of a learner may do to the robot and the master of their own sandbox: neither the agent nor their other programs notice. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import { isFull } from '../../isFull.ts';
import {
  type OpenWorkspaces,
  entryOf,
  linesOf,
  openWorkspaces,
  putScript,
  start,
  untilEnded,
  untilPrinted,
} from './openWorkspaces.ts';

const MEGABYTE = 1_048_576;

let open: OpenWorkspaces;
let workspace: LearnerWorkspace;
/** Another program of the learner, which has found the master and the robot before anybody attacks them. */
let bystander: string;
beforeAll(async () => {
  open = await openWorkspaces({ rules: { memoryBytes: 500 * MEGABYTE } });
  workspace = await open.newcomer();
  putScript(workspace, 'hostilePeers.py', readFileSync(join(import.meta.dirname, 'hostilePeers.py'), 'utf8'));
  const listening = await start(workspace, ['rostopic', 'hz', '/scan']);
  bystander = listening.process_id;
  await untilPrinted(workspace, bystander, /^subscribed to /);
});
afterAll(() => open.close());

/** Runs until the attack is over; a sandbox that breaks ends it before. */
async function attack(name: string): Promise<string> {
  const { process_id: id } = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'hostilePeers.py', name]);
  await Promise.race([untilPrinted(workspace, id, /^done$/), untilEnded(workspace, id)]);
  return id;
}

/** Prints a number of the robot's odometry, from a robot that has to be there. */
async function odometry(): Promise<string> {
  const { process_id: id } = await start(workspace, ['rostopic', 'echo', '-n1', '/odom/child_frame_id']);
  await untilEnded(workspace, id);
  return linesOf(workspace, id).join();
}

it.each([
  ['a message without end', 'long_message'] as const,
  ['messages that it describes as it likes', 'own_description'] as const,
  ['a call without end', 'long_call'] as const,
  ...(isFull
    ? ([
        ['an introduction without end', 'long_introduction'],
        ['an answer without end', 'endless_answer'],
        ['a subscription without end', 'long_subscription'],
        ['publishers without end', 'many_publishers'],
      ] as const)
    : []),
])('goes on when a node sends the robot %s', async (_what, name) => {
  const id = await attack(name);
  expect([entryOf(workspace, id).status, entryOf(workspace, bystander).status]).toEqual(['running', 'running']);
  await workspace.stop(id);
  expect(await odometry()).toContain('base_link');
  expect(open.logged).toEqual([]);
});

it('goes on while the robot is flooded with commands', async () => {
  const id = await attack('flood');
  expect(await workspace.topics()).toContain('/cmd_vel');
  const { process_id: other } = await start(workspace, ['rosnode', 'list']);
  expect(await untilEnded(workspace, other)).toMatchObject({ end: { reason: 'exited', code: 0 } });
  expect(entryOf(workspace, id).status).toBe('running');
  await workspace.stop(id);
  expect(await odometry()).toContain('base_link');
});

it.each([
  ['before another is started', 'false_master'] as const,
  // It takes the patience with which the agent waits for a master.
  ...(isFull ? ([['while another starts', 'late_false_master']] as const) : []),
])('goes on when a false master takes the port %s, and answers without end', async (_when, name) => {
  const id = await attack(name);
  // The agent takes the port back, and ends who sits on it.
  await untilEnded(workspace, id);
  await expect.poll(() => workspace.topics().catch(() => []), { timeout: 30_000 }).toContain('/scan');
  expect(entryOf(workspace, bystander).status).toBe('running');
});

it('runs nothing that a publisher calls a type of its messages', async () => {
  const attacked = attack('code_as_description');
  await expect.poll(() => workspace.topics(), { timeout: 30_000 }).toContain('/trap');
  const stop = await workspace.watchTopic('/trap', () => undefined);
  const id = await attacked;
  await workspace.topicRates();
  stop();
  await workspace.stop(id);
  expect(existsSync(join(workspace.root, 'escaped'))).toBe(false);
});

it('starts a master that runs nothing of what the learner left for Python', async () => {
  const before = open.logged.length;
  const id = await attack('code_beside_python');
  const again = 'robot ended (SIGKILL) and is started again.';
  await expect.poll(() => open.logged.slice(before), { timeout: 30_000 }).toContain(again);
  await expect.poll(() => workspace.topics().catch(() => []), { timeout: 30_000 }).toContain('/scan');
  await workspace.stop(id);
  expect(existsSync(join(workspace.root, 'escaped'))).toBe(false);
});
