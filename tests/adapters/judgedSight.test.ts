import { expect, it } from 'vitest';
import { judgedSight, keptOfJudge } from '#src/adapters/judgedSight.ts';
import type { JudgedRun } from '#contract/judgedRun.ts';

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
  expect(keptOfJudge(noted).marks).toEqual([
    { kind: 'collided', at: 100, x: 1, y: 0 },
    { kind: 'collided', at: 200, x: 2, y: 0 },
    { kind: 'judged', at: 200 },
  ]);
});

it('knows nothing of either where nobody noted it', () => {
  expect(judgedSight(run, 200)).toMatchObject({ pose: [2, 0, 0], held: null, battery: null });
});
