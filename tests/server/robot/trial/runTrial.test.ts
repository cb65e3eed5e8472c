import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import type { Goal } from '#contract/goal.ts';
import type { World } from '#contract/world.ts';
import { loadPhysics } from '#server/robot/world.ts';
import { obstacleCourse } from '../worlds.ts';
import { type Program, driving, targetGoal, tryProgram } from './tryProgram.ts';

beforeAll(loadPhysics);

/** Longer than a scan takes in life. */
const LATE_MS = 150;

it('tells when the program can be started, each second, and what came of it', async () => {
  const { reports, result } = await tryProgram(driving({ linear: 0.4, angular: 0 }));
  expect(reports.map(({ state }) => state)).toEqual(['ready', 'running', 'running', 'running', 'over']);
  expect(result).toMatchObject({ reason: 'broken', metres: 1.3, at: [1.3, 0], byWallClock: false });
  expect(result.checks).toEqual([
    { check: targetGoal[0], passed: false, progress: 0, cause: null },
    { check: targetGoal[1], passed: false, progress: 0, cause: 'block 1' },
    { check: targetGoal[2], passed: true, progress: 1, cause: null },
  ]);
});

it('comes to the same to the last digit for the same commands', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => tryProgram(driving({ linear: 0.3, angular: 0.2 }))));
  expect(one?.result).toEqual(other?.result);
  expect(one?.readings).toHaveLength(other?.readings.length ?? 0);
  // To put two lists of thousands of readings side by side in words takes longer than the trial.
  const parted = one?.readings.findIndex((reading, at) => !isDeepStrictEqual(reading, other?.readings[at]));
  expect(parted, 'the first reading that differs').toBe(-1);
});

it('comes to the same for a program that is late with each answer, because the computer is busy', async () => {
  const prompt = driving({ linear: 1, angular: 0.2 });
  const work = { isDone: true };
  const late: Program = (reading, orders, robot) => {
    if (reading.topic !== '/scan' || reading.seq % 4 > 0) return prompt(reading, orders, robot);
    work.isDone = false;
    setTimeout(() => {
      prompt(reading, orders, robot);
      work.isDone = true;
    }, LATE_MS);
  };
  const expected = await tryProgram(prompt);
  const { result } = await tryProgram(late, { work });
  expect(result).toEqual(expected.result);
  expect(result.byWallClock).toBe(false);
});

it('tells the time of a moment after what was seen then', async () => {
  const { readings } = await tryProgram(driving({ linear: 0.4, angular: 0 }));
  const later = readings.slice(1).filter(({ time }, index) => readings[index]?.time === time);
  expect(later.length).toBeGreaterThan(0);
  const before = readings.filter(({ time }, index) => readings[index + 1]?.time === time);
  expect(before.filter(({ topic }) => topic === '/clock')).toEqual([]);
});

it('ends when nothing was commanded for too long', async () => {
  const { result } = await tryProgram(() => {});
  expect(result).toMatchObject({ reason: 'silent', commands: 0, metres: 0, seconds: 1 });
});

it('ends when too much real time has passed', async () => {
  const { result } = await tryProgram(driving({ linear: 0.1, angular: 0 }), {
    rules: { silentSeconds: 1, wallSeconds: 0 },
  });
  expect(result.reason).toBe('too_slow');
});

it('ends when the program has ended and the robot stands still', async () => {
  const { result } = await tryProgram(() => {}, { rules: { silentSeconds: 20, wallSeconds: 600 }, isOver: true });
  expect(result).toMatchObject({ reason: 'program_ended', seconds: 1 });
});

it('ends when the robot is put back', async () => {
  const { result } = await tryProgram((_, orders) => orders.reset());
  expect(result.reason).toBe('reset');
});

it('knows what programs do with topics, how far the robot has driven and how often it is commanded', async () => {
  const asked: Goal = [
    { check: 'uses', topic: '/cmd_vel', by: 'publishing' },
    { check: 'withinMetres', metres: 0.3 },
    { check: 'commandRate', hertz: 4 },
    { check: 'stop', region: 'target' },
  ];
  const creeping = driving({ linear: 0.2, angular: 0 });
  const { result } = await tryProgram(creeping, { goal: asked, uses: ['subscribing /scan', 'publishing /cmd_vel'] });
  expect(result.checks.map(({ passed }) => passed)).toEqual([true, false, true, false]);
  expect(result.metres).toBeCloseTo(0.3, 1);
  let isDriven = false;
  const once: Program = (reading, orders) => {
    if (reading.topic !== '/scan' || isDriven) return;
    isDriven = true;
    orders.command({ linear: 1, angular: 0 }, false);
  };
  const silent = await tryProgram(once, { goal: asked });
  expect(silent.result).toMatchObject({ reason: 'broken', seconds: 0.61 });
  expect(silent.result.checks.map(({ passed }) => passed)).toEqual([false, true, false, false]);
});

it('knows that a program has subscribed to what the robot tells, also where it heard a single message', async () => {
  const hears = ['/scan', '/odom', '/clock'];
  const once: Program = (reading) => {
    if (reading.topic === '/scan') hears.splice(hears.indexOf('/scan'), 1);
  };
  const goal: Goal = [
    { check: 'uses', topic: '/scan', by: 'subscribing' },
    { check: 'uses', topic: '/camera/image_raw', by: 'subscribing' },
  ];
  const { result, readings } = await tryProgram(once, { goal, hears });
  expect(readings.filter(({ topic }) => topic === '/scan')).toHaveLength(1);
  expect(result.checks.map(({ passed }) => passed)).toEqual([true, false]);
});

it('begins at the same simulated time whenever it is', async () => {
  const { readings } = await tryProgram(() => {});
  expect(readings.find(({ topic }) => topic === '/clock')?.time).toBe(1_000_000);
});

it('never tells a check that does not hold as wholly reached', async () => {
  // Behind the pillar lies one of 399 cells, and nowhere else is one that is not seen from the start.
  const world: World = {
    ...obstacleCourse,
    walls: [],
    blocks: [{ name: 'pillar', at: [2.85, 0.05], size: [0.1, 0.14], heading: 0 }],
    crates: [],
    regions: [{ name: 'floor', shape: 'box', from: [1, -1], to: [3, 1] }],
  };
  const { result } = await tryProgram(() => {}, {
    world,
    goal: [{ check: 'see', region: 'floor', cell: 0.1, share: 1 }],
  });
  expect(result.checks).toMatchObject([{ passed: false, progress: 0.99 }]);
});
