/** Who drives straight on, as the program of the challenge begins, must come through the open door from wherever the judge puts the robot. */
import { beforeAll, expect, it } from 'vitest';
import { trialWorld, type TrialWorld } from '#server/robot/trial/trialWorld.ts';
import { loadPhysics } from '#server/robot/world.ts';
import { challengeIn, farthestStarts } from './farthestStarts.ts';

beforeAll(loadPhysics);

const { about, starter, world } = challengeIn('15-open-sesame');

/** Where the starter drives to, which rays it looks at there, and how much room it waits for. */
const [, calledAt] = /self\.drive_to\((.+)\)/.exec(starter)?.map(Number) ?? [];
const [, firstRay, afterLastRay] = /scan\.ranges\[(.+):(.+)\]/.exec(starter)?.map(Number) ?? [];
const [, room] = /while self\.ahead < (.+):/.exec(starter)?.map(Number) ?? [];

it('lets a program that does not steer see the door open and pass it, from the farthest starts to every side', () => {
  expect([calledAt, firstRay, afterLastRay, room].every(Number.isFinite)).toBe(true);
  expect(farthestStarts(world.start).filter((start) => !isSolvedFrom(start))).toEqual([]);
});

/** What the reference solution does, a decision for each reading of the laser. */
function isSolvedFrom(start: typeof world.start): boolean {
  const robot = trialWorld({ ...world, start }, about.goal);
  driveUntil(robot, 0.4, () => robot.measured().pose.x >= (calledAt ?? 0));
  robot.services()[0]?.answer(true);
  driveUntil(robot, 0, () => Math.min(...robot.scan().slice(firstRay, afterLastRay)) >= (room ?? 0));
  driveUntil(robot, 0.4, () => robot.measured().pose.x >= 4);
  robot.services()[0]?.answer(false);
  driveUntil(robot, 0.4, () => robot.measured().pose.x >= 5.6);
  driveUntil(robot, 0, () => false);
  const { status } = robot.goal();
  robot.free();
  return status === 'met';
}

function driveUntil(robot: TrialWorld, linear: number, isThere: () => boolean): void {
  while (robot.goal().status === 'open' && !isThere())
    for (let step = 0; step < 10; step += 1) robot.step({ linear, angular: 0 });
}
