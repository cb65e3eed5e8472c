import { expect, it } from 'vitest';
import { judgedSight, keptOfJudge } from '#src/adapters/judgedSight.ts';
import { failuresOf } from '#contract/verdict.ts';
import type { JudgedRun } from '#contract/judgedRun.ts';
import { collided } from '../fakes/fakeVerdicts.ts';

const run: JudgedRun = {
  every: 100,
  poses: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ],
  crates: [[1, 0, 1.5, 0, 0]],
};

it('shows which crate was held at a moment, and how full the battery was', () => {
  const noted: JudgedRun = {
    ...run,
    held: [
      [1, 0],
      [2, null],
    ],
    battery: [
      [0, 100],
      [2, 99],
    ],
  };
  const seen = [0, 150, 200].map((at) => judgedSight(noted, at));
  expect(seen.map((sight) => [sight?.held, sight?.battery])).toEqual([
    [null, 100],
    [0, 100],
    [null, 99],
  ]);
});

it('rings where the robot ran into something, from that moment on, and marks when', () => {
  const noted: JudgedRun = { ...run, collided: [1, 2] };
  const rings = [0, 100, 200].map((at) => judgedSight(noted, at)?.collisions);
  expect(rings).toEqual([
    [],
    [[1, 0]],
    [
      [1, 0],
      [2, 0],
    ],
  ]);
  expect(keptOfJudge(noted, []).marks).toEqual([
    { kind: 'collided', at: 100, x: 1, y: 0 },
    { kind: 'collided', at: 200, x: 2, y: 0 },
    { kind: 'judged', at: 200 },
  ]);
});

it('marks what failed when the run ended, which is when it failed', () => {
  const failures = failuresOf(collided);
  expect(keptOfJudge({ ...run, end: 180 }, failures).marks).toEqual([{ kind: 'failed', at: 180, failures }]);
});

it('knows nothing of either where nobody noted it', () => {
  expect(judgedSight(run, 200)).toMatchObject({ pose: [2, 0, 0], held: null, battery: null });
});

it('shows robot and crates on their way from one place that was noted to the next, and turned the shorter way round', () => {
  const noted: JudgedRun = {
    every: 400,
    poses: [
      [0, 0, 3],
      [1, 2, -3],
      [2, 2, -3],
    ],
    crates: [
      [0, 0, 5, 0, 0],
      [0, 1, 9, 0, 0],
      [1, 0, 6, 0, 0],
    ],
  };
  const sight = judgedSight(noted, 200);
  expect(sight?.pose).toEqual([0.5, 1, expect.closeTo(Math.PI)]);
  expect(sight?.trail).toEqual([
    [0, 0],
    [0.5, 1],
  ]);
  expect(sight?.crates).toEqual(
    new Map([
      [0, [5.5, 0, 0]],
      [1, [9, 0, 0]],
    ]),
  );
  expect(judgedSight(noted, 400)?.pose).toEqual([1, 2, -3]);
});

it('ends when the run did, also where its last step was a shorter one', () => {
  const noted: JudgedRun = { ...run, end: 120, collided: [2] };
  expect(keptOfJudge(noted, [])).toMatchObject({
    to: 120,
    marks: [
      { kind: 'collided', at: 120 },
      { kind: 'judged', at: 120 },
    ],
  });
  const xs = [100, 110, 120, 150].map((at) => judgedSight(noted, at)?.pose[0]);
  expect(xs).toEqual([1, 1.5, 2, 2]);
});
