import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { SeenPose } from '#contract/robot.ts';
import type { Sighting } from '#server/sandbox/robotMessages.ts';
import { robotFrames } from '#server/socket/robotFrames.ts';

const pose: SeenPose = [1, 2, 0.5];
const seen = (crates: SeenPose[], scan?: number[]): Sighting => ({
  era: 5,
  at: 40,
  pose,
  crates,
  touches: false,
  ...(scan && { scan }),
});

it('tells where the crates stand once, and again when one has moved', () => {
  const frameOf = robotFrames();
  expect(frameOf(seen([pose, pose]), 1).crates).toEqual([
    [0, ...pose],
    [1, ...pose],
  ]);
  expect(frameOf(seen([pose, pose]), 1)).toEqual({ world: 1, era: 5, at: 40, pose });
  expect(frameOf(seen([pose, [3, 2, 0.5]]), 1).crates).toEqual([[1, 3, 2, 0.5]]);
});

it('tells all crates of another world', () => {
  const frameOf = robotFrames();
  frameOf(seen([pose]), 1);
  expect(frameOf(seen([pose]), 2).crates).toEqual([[0, ...pose]]);
});

it('tells what the laser reads and where crates stand in different frames, and forgets neither', () => {
  const frameOf = robotFrames();
  expect(frameOf(seen([pose], [150, 0]), null)).toEqual({
    world: null,
    era: 5,
    at: 40,
    pose,
    scan: [150, 0],
  });
  expect(frameOf(seen([pose]), null).crates).toEqual([[0, ...pose]]);
});

it('stays within 400 bytes, however many crates there are and however far everything is, and tells of all of them', () => {
  const frameOf = robotFrames();
  const far: SeenPose = [-100.001, -100.001, -3.125];
  const crates = Array.from({ length: 200 }, () => far);
  const worst = {
    era: 1_795_363_360_000,
    at: 99_999_999,
    pose: far,
    crates,
    touches: true,
    held: 199,
    battery: 100,
    contested: true,
    paused: true,
  } as const;
  const scan = Array.from({ length: 72 }, () => 999);
  const frames = [frameOf({ ...worst, scan }, 999), ...Array.from({ length: 40 }, () => frameOf(worst, 999))];
  const longest = Math.max(...frames.map((frame) => JSON.stringify(frame).length));
  expect(limits.robotFrameBytes).toBe(400);
  expect(longest).toBeLessThanOrEqual(400);
  expect(new Set(frames.flatMap((frame) => frame.crates?.map(([index]) => index) ?? [])).size).toBe(200);
});

it('tells that a program commands a robot that is driven by hand, in frames that have the room', () => {
  const frameOf = robotFrames();
  const contested = { ...seen([]), contested: true } as const;
  expect(frameOf(contested, null).contested).toBe(true);
  expect(frameOf({ ...contested, scan: [1] }, null)).not.toHaveProperty('contested');
  expect(frameOf(seen([]), null)).not.toHaveProperty('contested');
});

it('tells that the simulation stands still, in frames that have the room', () => {
  const frameOf = robotFrames();
  const paused = { ...seen([]), paused: true } as const;
  expect(frameOf(paused, null).paused).toBe(true);
  expect(frameOf({ ...paused, scan: [1] }, null)).not.toHaveProperty('paused');
  expect(frameOf(seen([]), null)).not.toHaveProperty('paused');
});

it('tells that the robot touches something, in frames that have the room', () => {
  const frameOf = robotFrames();
  const touching = { ...seen([]), touches: true };
  expect(frameOf(touching, null).touches).toBe(true);
  expect(frameOf({ ...touching, scan: [1] }, null)).not.toHaveProperty('touches');
  expect(frameOf(seen([]), null)).not.toHaveProperty('touches');
});

it('tells which crate is held, in frames that have the room', () => {
  const frameOf = robotFrames();
  const holding = { ...seen([]), held: 0 };
  expect(frameOf(holding, null).held).toBe(0);
  expect(frameOf({ ...holding, scan: [1] }, null)).not.toHaveProperty('held');
  expect(frameOf(seen([]), null)).not.toHaveProperty('held');
});
