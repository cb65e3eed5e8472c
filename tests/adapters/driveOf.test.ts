import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { SeenPose } from '#contract/robot.ts';
import type { RunMark } from '#machines/ports/pastPort.ts';
import { driveOf } from '#src/adapters/driveOf.ts';

const poseAt = (at: number): SeenPose => [at / 1000, -at / 1000, -0.001];

/** A run of so many milliseconds in which the robot drove a metre in a second. */
function runOf(to: number, marks: RunMark[] = []) {
  const sight = { scan: null, crates: new Map(), trail: [], collisions: [], isTouching: false };
  const rest = { held: null, battery: null, isContested: false, cells: null };
  return {
    kept: { from: 0, to, marks, gaps: [], lag: 0 },
    sightAt: (at: number) => ({ pose: poseAt(at), ...sight, ...rest }),
  };
}

it('takes a pose five times in a second, in centimetres and hundredths of a radian', () => {
  expect(driveOf(runOf(500))).toEqual({ every: 200, poses: '0 0 0 20 -20 0 40 -40 0 50 -50 0' });
});

it('takes the newest run alone, from its start until the robot was put back', () => {
  const marks: RunMark[] = [
    { kind: 'began', at: 1000, name: 'p' },
    { kind: 'returned', at: 1401 },
  ];
  expect(driveOf(runOf(9000, marks))?.poses).toBe('100 -100 0 120 -120 0 140 -140 0');
});

it('keeps ten minutes within what the board takes', () => {
  const { poses = '', every = 0 } = driveOf(runOf(600_000)) ?? {};
  expect(poses.split(' ').length / 3).toBeLessThanOrEqual(limits.sharedPoses);
  expect(every).toBeGreaterThan(200);
  expect(every * (poses.split(' ').length / 3)).toBeGreaterThanOrEqual(600_000);
  expect(poses.length).toBeLessThanOrEqual(20_000);
});

it('makes nothing of a robot that was seen nowhere', () => {
  expect(driveOf({ ...runOf(500), sightAt: () => null })).toBeNull();
});
