import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgedLength } from '#contract/judgedRun.ts';
import { runTrack } from '#server/robot/trial/runTrack.ts';

const at = (x: number) => ({ x, y: 0, yaw: 0 });

it('tells where the robot was at each step, and of crates where each stands at first and what moved', () => {
  const track = runTrack(100);
  for (const x of [0, 0.1, 0.2, 0.3])
    track.note({
      pose: at(x),
      moving: [at(5), at(Math.max(0.2, x) + 1)],
      held: null,
      battery: null,
      hasCollided: false,
    });
  expect(track.tell(300)).toEqual({
    every: 100,
    poses: [
      [0, 0, 0],
      [0.1, 0, 0],
      [0.2, 0, 0],
      [0.3, 0, 0],
    ],
    crates: [
      [0, 0, 5, 0, 0],
      [0, 1, 1.2, 0, 0],
      [3, 1, 1.3, 0, 0],
    ],
  });
});

it('tells what was held, and how full a battery with an end was, whenever either changed', () => {
  const track = runTrack(100);
  const notes = [
    { held: null, battery: 100 },
    { held: 1, battery: 100 },
    { held: 1, battery: 99 },
    { held: null, battery: 99 },
  ];
  for (const note of notes) track.note({ pose: at(0), moving: [], hasCollided: false, ...note });
  expect(track.tell(300)).toMatchObject({
    held: [
      [1, 1],
      [3, null],
    ],
    battery: [
      [0, 100],
      [2, 99],
    ],
  });
});

it('tells when the robot ran into something', () => {
  const track = runTrack(100);
  for (const hasCollided of [false, true, true, false, true])
    track.note({ pose: at(0), moving: [], held: null, battery: null, hasCollided });
  expect(track.tell(400).collided).toEqual([1, 2, 4]);
});

it('tells of every collision of a run that is told in larger steps, at the first pose that is told from then on', () => {
  const track = runTrack(100);
  const collisions = new Set([1, 799, 801, 1500]);
  for (let index = 0; index <= 1500; index += 1)
    track.note({ pose: at(index), moving: [], held: null, battery: null, hasCollided: collisions.has(index) });
  const { every, poses, collided } = track.tell(150_000);
  expect(every).toBe(400);
  expect(collided?.map((since) => poses[since]?.[0])).toEqual([4, 800, 804, 1500]);
});

it('tells when a run ended whose last step was a shorter one', () => {
  const track = runTrack(100);
  for (const x of [0, 1, 2]) track.note({ pose: at(x), moving: [], held: null, battery: null, hasCollided: false });
  expect(track.tell(130)).toMatchObject({ every: 100, end: 130 });
});

it('stays small however long a program drives and whatever it pushes, and tells its start and its end', () => {
  const anyRun = fc.record({ notes: fc.integer({ min: 1, max: 2500 }), crates: fc.integer({ min: 0, max: 8 }) });
  fc.assert(
    fc.property(anyRun, ({ notes, crates }) => {
      const track = runTrack(100);
      for (let index = 0; index < notes; index += 1)
        track.note({
          pose: at(index),
          moving: Array.from({ length: crates }, (_, crate) => at(index + crate)),
          held: index % 2 === 0 ? null : 7,
          battery: Math.max(0, 100 - index),
          hasCollided: index % 2 === 0,
        });
      const run = track.tell(100 * (notes - 1));
      expect(JSON.stringify(run).length).toBeLessThan(40_000);
      expect(run.poses[0]).toEqual([0, 0, 0]);
      expect(run.poses.at(-1)).toEqual([notes - 1, 0, 0]);
      expect(judgedLength(run)).toBe(100 * (notes - 1));
    }),
    { numRuns: 30 },
  );
});
