import { describe, expect, it } from 'vitest';
import type { SeenPose } from '#contract/robot.ts';
import type { JudgingProgress, Verdict } from '#contract/verdict.ts';
import type { World } from '#contract/world.ts';
import { judgeFromStarts } from '#server/judge/judgeFromStarts.ts';
import { USUAL_VARIATION, judgedWorlds } from '#server/judge/judgedWorlds.ts';
import { collided, passed } from '../../fakes/fakeVerdicts.ts';
import { maze, obstacleCourse, yard } from '../robot/worlds.ts';

/** From where a program is judged, the first of four being the one that its learner sees. */
function startsOf(world: World, code: string): World['start'][] {
  return judgedWorlds(world, code, 4).map(({ start }) => start);
}

const programs = Array.from({ length: 50 }, (_, index) => `print(${index})`);

describe.each([
  ['obstacle course', obstacleCourse],
  ['yard', yard],
  ['maze', maze],
])('the starts of the %s', (_, world) => {
  it('begin with the one the learner sees', () => {
    expect(programs.map((code) => startsOf(world, code)[0])).toEqual(programs.map(() => world.start));
  });

  it('are off it by at least half of what is allowed, and by no more than that', () => {
    const others = programs.flatMap((code) => startsOf(world, code).slice(1));
    expect(others).toHaveLength(150);
    for (const { at, heading } of others) {
      for (const [offset, bound] of [
        [at[0] - world.start.at[0], USUAL_VARIATION.x],
        [at[1] - world.start.at[1], USUAL_VARIATION.y],
        [heading - world.start.heading, USUAL_VARIATION.heading],
      ] as const) {
        expect(Math.abs(offset)).toBeGreaterThanOrEqual(bound / 2 - 0.001);
        expect(Math.abs(offset)).toBeLessThanOrEqual(bound + 0.001);
      }
    }
  });
});

it('are the same each time for the same program, and others for another', () => {
  expect(startsOf(obstacleCourse, 'a')).toEqual(startsOf(obstacleCourse, 'a'));
  expect(startsOf(obstacleCourse, 'a')).not.toEqual(startsOf(obstacleCourse, 'b'));
});

it('stay off what stands near', () => {
  const near: World = {
    ...obstacleCourse,
    start: { at: [0, 0], heading: 0, vary: { x: 2, y: 0, heading: 0 } },
    walls: [],
    blocks: [
      { name: 'ahead', at: [1, 0], size: [1, 4], heading: 0 },
      { name: 'behind', at: [-1, 0], size: [1, 4], heading: 0 },
    ],
  };
  const places = programs.flatMap((code) => startsOf(near, code)).map(({ at }) => Math.abs(at[0]));
  expect(Math.max(...places)).toBeLessThanOrEqual(0.25);
});

it('stay off what stands near in a variant alone', () => {
  const far = { name: 'crate', at: [5, 0] as [number, number], size: [0.4, 4] as [number, number], heading: 0 };
  const crates = (at: number) => [{ ...far, at: [at, 0] as [number, number] }];
  const world: World = {
    ...obstacleCourse,
    start: { at: [0, 0], heading: 0, vary: { x: 0.4, y: 0, heading: 0 } },
    walls: [],
    blocks: [],
    crates: [far],
    variants: [
      { parameters: {}, regions: [], crates: crates(0.6) },
      { parameters: {}, regions: [], crates: crates(-0.6) },
    ],
  };
  const judged = programs.map((code) => startsOf(world, code).map(({ at }) => at[0]));
  const [before, behind] = [judged.map((x) => x[1] ?? 0), judged.map((x) => x[2] ?? 0)];
  expect(Math.max(...before)).toBeLessThanOrEqual(0.15);
  expect(Math.min(...before)).toBeLessThan(-0.2);
  expect(Math.min(...behind)).toBeGreaterThanOrEqual(-0.15);
  expect(Math.max(...behind)).toBeGreaterThan(0.2);
});

it('do not differ in a world that allows no other', () => {
  const fixed = { ...obstacleCourse, start: { ...obstacleCourse.start, vary: { x: 0, y: 0, heading: 0 } } };
  const { at, heading } = fixed.start;
  expect(startsOf(fixed, 'a').map((start) => [start.at, start.heading])).toEqual([1, 2, 3, 4].map(() => [at, heading]));
});

it('keep a heading within half a turn, on whichever side', () => {
  const start = { at: [0, 0] as [number, number], heading: 180, vary: { x: 0, y: 0, heading: 20 } };
  const headings = programs.flatMap((code) => startsOf({ ...obstacleCourse, start }, code)).map((one) => one.heading);
  expect(Math.max(...headings.map(Math.abs))).toBeLessThanOrEqual(180);
  expect(Math.min(...headings)).toBeLessThan(-160);
});

const goal = { name: 'target', shape: 'circle', at: [7, 1] as [number, number], radius: 0.4 } as const;
const crate = { name: 'crate', at: [1, 2] as [number, number], size: [0.4, 0.4] as [number, number], heading: 0 };
const moved = { ...crate, at: [2, 2] as [number, number] };
const varied: Partial<World> = {
  parameters: { '/speed': 1, '/kept': true },
  crates: [crate],
  variants: [
    { parameters: { '/speed': 2 }, regions: [goal], crates: [] },
    { parameters: { '/speed': 3 }, regions: [], crates: [moved], odometry: { scale: 1.1, bend: 0 } },
  ],
};

it('are those of the world as it is seen, then those of its variants, round and round', () => {
  const worlds = judgedWorlds({ ...obstacleCourse, ...varied }, 'a', 4);
  expect(worlds.map(({ parameters }) => parameters['/speed'])).toEqual([1, 2, 3, 2]);
  expect(worlds.map(({ parameters }) => parameters['/kept'])).toEqual([true, true, true, true]);
  expect(worlds.map(({ odometry }) => odometry?.scale)).toEqual([undefined, undefined, 1.1, undefined]);
  const targets = worlds.map(({ regions }) => regions.find(({ name }) => name === 'target'));
  expect(targets.map((target) => target === goal)).toEqual([false, true, false, true]);
  expect(worlds.map(({ crates }) => crates[0])).toEqual([crate, crate, moved, crate]);
  expect(worlds.map(({ start }) => start)).toEqual(startsOf(obstacleCourse, 'a'));
});

async function judge(verdicts: readonly Verdict[], course: World = obstacleCourse) {
  const reports: JudgingProgress[] = [];
  let judged = 0;
  const each: Verdict[] = [];
  const verdict = await judgeFromStarts(
    judgedWorlds(course, 'a', 4),
    async (_, progress) => {
      progress(1);
      return verdicts[judged++] ?? passed;
    },
    (progress) => reports.push(progress),
    (one) => each.push(one),
  );
  return { verdict, reports, judged, each };
}

describe('a program judged from several starts', () => {
  const starts = startsOf(obstacleCourse, 'a');
  it('that passes all of them gets the verdict of the one the learner sees', async () => {
    const { verdict, reports } = await judge([
      { ...passed, seconds: 10.4 },
      { ...passed, seconds: 20 },
    ]);
    expect(verdict).toEqual({ ...passed, seconds: 10.4, start: { number: 1, of: 4, at: [0, 0], heading: 0 } });
    expect(reports).toEqual([1, 2, 3, 4].flatMap((start) => [0, 1].map((seconds) => ({ start, of: 4, seconds }))));
  });

  it('that fails is judged no further, and told where it started', async () => {
    const { verdict, judged } = await judge([passed, passed, collided]);
    const { at, heading } = starts[2] ?? {};
    expect(verdict).toEqual({ ...collided, start: { number: 3, of: 4, at, heading } });
    expect(judged).toBe(3);
  });

  it('is told of each start, what came of it', async () => {
    const { each } = await judge([passed, passed, collided]);
    expect(each.map((one) => [one.passed, one.start?.number])).toEqual([
      [true, 1],
      [true, 2],
      [false, 3],
    ]);
  });

  it('that fails is told the parameters and the crates of that start, where they are not the same for all', async () => {
    const { verdict } = await judge([passed, passed, collided], { ...obstacleCourse, ...varied });
    expect(verdict.start?.settings).toEqual({ '/speed': 3, '/kept': true });
    expect(verdict.start?.crates).toEqual([{ name: 'crate', at: [2, 2] }]);
  });

  it('brings with its run the regions that were others there than its learner knows', async () => {
    const run = { every: 100, poses: [[0, 0, 0] satisfies SeenPose], crates: [] };
    const driven = { ...collided, run };
    const judged = await Promise.all(
      [1, 2, 3].map((start) => judge(failingAt(start), { ...obstacleCourse, ...varied })),
    );
    expect(judged.map(({ verdict }) => verdict.run)).toEqual([run, { ...run, regions: [goal] }, run]);

    function failingAt(start: number): Verdict[] {
      return [...Array.from({ length: start - 1 }, () => passed), driven];
    }
  });
});
