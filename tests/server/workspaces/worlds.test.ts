/** Which world the robot of a real workspace drives in. The distance straight ahead of the start tells them apart. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sighting } from '#server/sandbox/robotMessages.ts';
import type { LearnerWorkspace } from '#server/workspaces/LearnerWorkspace.ts';
import {
  type OpenWorkspaces,
  entryOf,
  linesOf,
  openWorkspaces,
  putScript,
  start,
  until,
  untilEnded,
} from './openWorkspaces.ts';
import { isFull } from '../../isFull.ts';

const AHEAD = { practice: 5.9, obstacleCourse: 1.5, yard: 7.9 };

const DRIVE = ['rostopic', 'pub', '-r10', '/cmd_vel', 'geometry_msgs/Twist', '{linear: {x: 0.5}}'];

const WAIT = '#!/usr/bin/env python3\nimport time\nwhile True:\n    time.sleep(1)\n';

let open: OpenWorkspaces;
let workspace: LearnerWorkspace;
beforeAll(async () => {
  open = await openWorkspaces();
  workspace = await open.newcomer();
});
afterAll(() => open.close());

/** What one scan of the robot reads straight ahead. */
async function distanceAhead(): Promise<number> {
  const { process_id: id } = await start(workspace, ['rostopic', 'echo', '-n1', '/scan/ranges[180]']);
  await untilEnded(workspace, id);
  return Number(linesOf(workspace, id)[0]);
}

/** Listens to scans until one reads what is waited for straight ahead. */
async function untilAhead(isReached: (distance: number) => boolean): Promise<void> {
  const { process_id: id } = await start(workspace, ['rostopic', 'echo', '/scan/ranges[180]']);
  await until(workspace, () => linesOf(workspace, id).find((line) => isReached(Number(line))));
  await workspace.stop(id);
}

const isAbout = (wanted: number) => (distance: number) => Math.abs(distance - wanted) < 0.01;

it('lets the robot practise until a challenge is opened, and brings it into that one’s world', async () => {
  expect(await distanceAhead()).toBeCloseTo(AHEAD.practice, 2);
  expect(workspace.openChallenge(2)).toBe(true);
  await untilAhead(isAbout(AHEAD.yard));
  expect(workspace.openChallenge(null)).toBe(true);
  await untilAhead(isAbout(AHEAD.practice));
});

it.runIf(isFull)(
  'starts a robot in the world of the challenge that was opened before, and again after the sandbox broke',
  async () => {
    workspace.openChallenge(1);
    expect(await distanceAhead()).toBeCloseTo(AHEAD.obstacleCourse, 2);
    await workspace.sandbox?.close();
    expect(await distanceAhead()).toBeCloseTo(AHEAD.obstacleCourse, 2);
  },
);

it.runIf(isFull)('leaves the robot where it has driven when its challenge is opened once more', async () => {
  workspace.openChallenge(2);
  const ride = await start(workspace, DRIVE);
  await untilAhead((distance) => distance < 7.5);
  await workspace.stop(ride.process_id);
  workspace.openChallenge(2);
  expect(await distanceAhead()).toBeLessThan(7.6);
});

it('knows no world of a challenge that there is not, and changes nothing', async () => {
  workspace.openChallenge(1);
  expect(workspace.openChallenge(99)).toBe(false);
  expect(await distanceAhead()).toBeCloseTo(AHEAD.obstacleCourse, 2);
});

it('stops the program of another challenge, and nothing else, when the world it drives in goes', async () => {
  workspace.openChallenge(1);
  const ownProgram = ['rosrun', 'gazebo_test_pkg', 'obstacle_course.py'];
  putScript(workspace, 'obstacle_course.py', WAIT);
  putScript(workspace, 'own_helper.py', WAIT);
  const program = await start(workspace, ownProgram);
  const helper = await start(workspace, ['rosrun', 'gazebo_test_pkg', 'own_helper.py']);
  workspace.openChallenge(1);
  // The file that is worked on without a challenge is that of the first one.
  workspace.openChallenge(null);
  expect(entryOf(workspace, program.process_id).status).toBe('running');
  workspace.openChallenge(2);
  expect(await untilEnded(workspace, program.process_id)).toMatchObject({
    status: 'stopped',
    end: { reason: 'world_changed' },
  });
  expect(entryOf(workspace, helper.process_id).status).toBe('running');
  await workspace.stop(helper.process_id);
});

it('starts no program of a challenge that was left while its sandbox began', async () => {
  const another = await open.newcomer();
  putScript(another, 'obstacle_course.py', WAIT);
  another.openChallenge(1);
  const starting = start(another, ['rosrun', 'gazebo_test_pkg', 'obstacle_course.py']);
  another.openChallenge(2);
  expect(await starting).toMatchObject({ status: 'stopped', end: { reason: 'world_changed' }, pid: null });
});

it('shows the robot of a learner to whom watches it: where it starts, as it drives, and back after a reset', async () => {
  workspace.openChallenge(1);
  const seen: Sighting[] = [];
  const leave = workspace.watchRobot((sightings) => seen.push(...sightings));
  await workspace.wakeRobot();
  await expect.poll(() => seen.at(-1)?.pose).toEqual([0, 0, 0]);
  await expect.poll(() => seen.find(({ scan }) => scan !== undefined)?.scan?.[36]).toBe(100 * AHEAD.obstacleCourse);
  const ride = await start(workspace, DRIVE);
  await expect.poll(() => seen.at(-1)?.pose[0]).toBeGreaterThan(0.1);
  await workspace.stop(ride.process_id);
  const before = seen.at(-1)?.era ?? 0;
  workspace.robot.reset();
  await expect.poll(() => seen.at(-1)).toMatchObject({ pose: [0, 0, 0] });
  expect(seen.at(-1)?.era).toBeGreaterThan(before);
  leave();
});

it('tells whom resets, pauses or drives a robot whether one runs: none does before the first use, nor after its sandbox ended', async () => {
  const another = await open.newcomer();
  const answers = () => [another.robot.reset(), another.robot.pause(false), another.robot.steer({ type: 'take' })];
  expect(answers()).toEqual([false, false, false]);
  await another.wakeRobot();
  expect(answers()).toEqual([true, true, true]);
  await another.sandbox?.close();
  expect(answers()).toEqual([false, false, false]);
  await another.wakeRobot();
  expect(answers()).toEqual([true, true, true]);
});
