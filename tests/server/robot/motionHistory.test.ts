import { beforeAll, expect, it } from 'vitest';
import type { World } from '#contract/world.ts';
import { createMotionHistory } from '#server/robot/motionHistory.ts';
import { sightingOf } from '#server/robot/sightingOf.ts';
import { STEP_SECONDS, createWorld, loadPhysics } from '#server/robot/world.ts';
import type { Sighting } from '#server/sandbox/robotMessages.ts';
import { practice } from './worlds.ts';

beforeAll(loadPhysics);

const seen = (at: number, x: number, yaw = 0, era = 1): Sighting => ({
  era,
  at,
  pose: [x, 0, yaw],
  crates: [],
  touches: false,
});

it('remembers five seconds, and nothing of what was before', () => {
  const motionHistory = createMotionHistory();
  for (let tick = 0; tick <= 20; tick += 1) {
    if (tick < 5) motionHistory.commanded({ linear: 1, angular: 0 }, tick * 500);
    motionHistory.note(seen(tick * 500, Math.min(tick, 15) * 0.1), tick * 500);
  }
  const report = motionHistory.report(seen(10_000, 1.5), 10_000);
  expect(report).toMatchObject({ seconds: 5, commands: 0, last: { linear: 1, angular: 0 }, simulated: 5 });
  expect(report).toMatchObject({ span: 0, silence: null });
  expect(report.driven).toBeCloseTo(0.5);
});

it('counts a turn by the shorter way, and no way where the robot was put back', () => {
  const motionHistory = createMotionHistory();
  motionHistory.note(seen(0, 0, 3.1), 0);
  motionHistory.note(seen(500, 0, -3.1), 500);
  motionHistory.note(seen(0, 7, 0, 2), 1000);
  const { driven, turned } = motionHistory.report(seen(500, 7, 0, 2), 1500);
  expect(driven).toBe(0);
  expect(turned).toBeCloseTo(2 * Math.PI - 6.2);
});

it('tells a time that stands, what is ahead, and commands that are no numbers as nothing', () => {
  const motionHistory = createMotionHistory();
  motionHistory.note(seen(40, 0), 0);
  motionHistory.commanded({ linear: Number.NaN, angular: Infinity }, 0);
  const report = motionHistory.report({ ...seen(40, 0), scan: [0, 0, 250, 0] }, 2000);
  expect(report).toMatchObject({ simulated: 0, seconds: 2, ahead: 2.5, last: { linear: 0, angular: 0 } });
  expect(motionHistory.report({ ...seen(40, 0), scan: [1, 1, 0, 1] }, 2000).ahead).toBeNull();
});

it('tells how long commands came, and how long none has', () => {
  const motionHistory = createMotionHistory();
  const drive = { linear: 1, angular: 0 };
  motionHistory.note(seen(0, 0), 0);
  for (const now of [100, 200, 400]) motionHistory.commanded(drive, now);
  expect(motionHistory.report(seen(450, 0), 450)).toMatchObject({ commands: 3, span: 0.3, silence: 0.05 });
  for (let now = 500; now <= 1500; now += 500) motionHistory.note(seen(now, 0), now);
  motionHistory.commanded(drive, 1600);
  expect(motionHistory.report(seen(1900, 0), 1900)).toMatchObject({ commands: 4, span: 1.5, silence: 0.3 });
  for (let now = 2000; now <= 5500; now += 500) motionHistory.note(seen(now, 0), now);
  expect(motionHistory.report(seen(5900, 0), 5900)).toMatchObject({ commands: 1, span: 0, silence: 4.3 });
});

it('tells that a corner is caught where the way straight ahead is free, and that the battery is empty', () => {
  const corner: World['blocks'][number] = { name: 'corner', at: [1.2, 0.15], size: [0.4, 0.2], heading: 0 };
  const world = createWorld({
    ...practice,
    walls: [],
    crates: [],
    blocks: [corner],
    battery: { seconds: 5, metres: 99 },
  });
  const motionHistory = createMotionHistory();
  const pushed = (seconds: number) => {
    for (let step = 0; step < seconds / STEP_SECONDS; step += 1) world.step({ linear: 0.5, angular: 0 });
    return sightingOf(world, 0, 0, true);
  };
  const caught = motionHistory.report(pushed(3), 3000);
  expect(caught).toMatchObject({ touches: true, battery: 40 });
  expect(caught.ahead).toBeGreaterThan(0.4);
  expect(motionHistory.report(pushed(3), 6000)).toMatchObject({ battery: 0 });
  expect(motionHistory.report(seen(40, 0), 6000)).toMatchObject({ touches: false, battery: null });
  world.free();
});
