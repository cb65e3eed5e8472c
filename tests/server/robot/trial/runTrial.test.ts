import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import type { Goal } from '#contract/goal.ts';
import type { RobotNode, RobotOrders } from '#server/robot/RobotNode.ts';
import type { Reading } from '#server/robot/simulation.ts';
import { runTrial } from '#server/robot/trial/runTrial.ts';
import { loadPhysics, type Velocity } from '#server/robot/world.ts';
import type { TrialReport, TrialResult } from '#server/sandbox/trialMessages.ts';
import { obstacleCourse } from '../worlds.ts';

beforeAll(loadPhysics);

/** A program without a graph: it is told what the robot publishes, and gives it orders. */
type Program = (reading: Reading, orders: RobotOrders) => void;

/** Longer than a scan takes in life. */
const LATE_MS = 150;

const goal: Goal = [
  { check: 'stop', region: 'target' },
  { check: 'touchNothing' },
  { check: 'withinTime', seconds: 30 },
];

interface Tried {
  reports: TrialReport[];
  result: TrialResult;
  readings: Reading[];
}

async function judge(
  program: Program,
  rules = { silentSeconds: 1, wallSeconds: 600 },
  isOver = false,
  asked: Goal = goal,
  uses: string[] = [],
  work = { isDone: true },
): Promise<Tried> {
  const reports: TrialReport[] = [];
  const readings: Reading[] = [];
  let orders: RobotOrders | undefined;
  const node: RobotNode = {
    graph: 'a graph in memory',
    hasSubscribers: (topic) => ['/scan', '/odom', '/clock'].includes(topic),
    publish(reading) {
      readings.push(reading);
      // As over a wire: whoever publishes is told nothing before it has done so.
      queueMicrotask(() => orders !== undefined && program(reading, orders));
    },
    listen: (to) => void (orders = to),
    configure: async () => {},
    offer: async () => {},
    joinHand: async () => Promise.reject(new Error('Nobody drives a robot that judges.')),
    leadTime: async () => {},
    uses: async () => uses,
    isKnown: async () => true,
    close: async () => {},
    abandon: () => {},
  };
  const ended = isOver ? AbortSignal.abort() : new AbortController().signal;
  await runTrial({
    node,
    trial: { world: obstacleCourse, goal: asked, rules },
    tell: (report) => reports.push(report),
    ended,
    threads: { note: () => {}, haveRested: () => work.isDone, workedMs: () => 0 },
  });
  const last = reports.at(-1);
  if (last?.state !== 'over') throw new Error('It is not over.');
  return { reports, result: last.result, readings };
}

const driving =
  (velocity: Velocity): Program =>
  (reading, orders) => {
    if (reading.topic === '/scan') orders.command(velocity, false);
  };

it('tells when the program can be started, each second, and what came of it', async () => {
  const { reports, result } = await judge(driving({ linear: 0.4, angular: 0 }));
  expect(reports.map(({ state }) => state)).toEqual(['ready', 'running', 'running', 'running', 'over']);
  expect(result).toMatchObject({ reason: 'broken', metres: 1.3, at: [1.3, 0], byWallClock: false });
  expect(result.checks).toEqual([
    { check: goal[0], passed: false, progress: 0, cause: null },
    { check: goal[1], passed: false, progress: 0, cause: 'block 1' },
    { check: goal[2], passed: true, progress: 1, cause: null },
  ]);
});

it('comes to the same to the last digit for the same commands', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => judge(driving({ linear: 0.3, angular: 0.2 }))));
  expect(one?.result).toEqual(other?.result);
  expect(one?.readings).toHaveLength(other?.readings.length ?? 0);
  // To put two lists of thousands of readings side by side in words takes longer than the trial.
  const parted = one?.readings.findIndex((reading, at) => !isDeepStrictEqual(reading, other?.readings[at]));
  expect(parted, 'the first reading that differs').toBe(-1);
});

it('comes to the same for a program that is late with each answer, because the computer is busy', async () => {
  const prompt = driving({ linear: 1, angular: 0.2 });
  const work = { isDone: true };
  const late: Program = (reading, orders) => {
    if (reading.topic !== '/scan' || reading.seq % 4 > 0) return prompt(reading, orders);
    work.isDone = false;
    setTimeout(() => {
      prompt(reading, orders);
      work.isDone = true;
    }, LATE_MS);
  };
  const expected = await judge(prompt);
  const { result } = await judge(late, undefined, false, goal, [], work);
  expect(result).toEqual(expected.result);
  expect(result.byWallClock).toBe(false);
});

it('tells the time of a moment after what was seen then', async () => {
  const { readings } = await judge(driving({ linear: 0.4, angular: 0 }));
  const later = readings.slice(1).filter(({ time }, index) => readings[index]?.time === time);
  expect(later.length).toBeGreaterThan(0);
  const before = readings.filter(({ time }, index) => readings[index + 1]?.time === time);
  expect(before.filter(({ topic }) => topic === '/clock')).toEqual([]);
});

it('ends when nothing was commanded for too long', async () => {
  const { result } = await judge(() => {});
  expect(result).toMatchObject({ reason: 'silent', commands: 0, metres: 0, seconds: 1 });
});

it('ends when too much real time has passed', async () => {
  const { result } = await judge(driving({ linear: 0.1, angular: 0 }), { silentSeconds: 1, wallSeconds: 0 });
  expect(result.reason).toBe('too_slow');
});

it('ends when the program has ended and the robot stands still', async () => {
  const { result } = await judge(() => {}, { silentSeconds: 20, wallSeconds: 600 }, true);
  expect(result).toMatchObject({ reason: 'program_ended', seconds: 1 });
});

it('ends when the robot is put back', async () => {
  const { result } = await judge((_, orders) => orders.reset());
  expect(result.reason).toBe('reset');
});

it('knows what programs do with topics, how far the robot has driven and how often it is commanded', async () => {
  const asked: Goal = [
    { check: 'uses', topic: '/scan', by: 'subscribing' },
    { check: 'withinMetres', metres: 0.3 },
    { check: 'commandRate', hertz: 4 },
    { check: 'stop', region: 'target' },
  ];
  const creeping = driving({ linear: 0.2, angular: 0 });
  const { result } = await judge(creeping, undefined, false, asked, ['subscribing /scan', 'publishing /cmd_vel']);
  expect(result.checks.map(({ passed }) => passed)).toEqual([true, false, true, false]);
  expect(result.metres).toBeCloseTo(0.3, 1);
  let isDriven = false;
  const once: Program = (reading, orders) => {
    if (reading.topic !== '/scan' || isDriven) return;
    isDriven = true;
    orders.command({ linear: 1, angular: 0 }, false);
  };
  const silent = await judge(once, undefined, false, asked);
  expect(silent.result).toMatchObject({ reason: 'broken', seconds: 0.61 });
  expect(silent.result.checks.map(({ passed }) => passed)).toEqual([false, true, false, false]);
});

it('begins at the same simulated time whenever it is', async () => {
  const { readings } = await judge(() => {});
  expect(readings.find(({ topic }) => topic === '/clock')?.time).toBe(1_000_000);
});
