/** Programs judged as they are for learners: in a sandbox, on a real ROS graph, in step with the simulation. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JudgingProgress, Verdict } from '#contract/verdict.ts';
import { projectRoot } from '#server/config/bundles.ts';
import type { Challenge } from '#server/challenges/course.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { isFull } from '../../isFull.ts';
import { type OpenWorkspaces, openWorkspaces } from '../workspaces/openWorkspaces.ts';
import {
  doNothing,
  drivesNear,
  drivesNearByWaiting,
  endsAtOnce,
  leavesBehind,
  lookAround,
  resetAtTheGoal,
  shutDownMaster,
  shutDownRobot,
  takesPort,
  wallClock,
} from './programs.ts';

const course = readCourse(projectRoot);
const { challenges } = course;

const [first] = challenges;
if (first === undefined) throw new Error('There are no challenges.');

/** The first challenge with less time. */
const SHORT = 100;
const SHORT_SECONDS = 15;
const shortened: Challenge = {
  ...first,
  about: {
    ...first.about,
    id: SHORT,
    goal: first.about.goal.map((check) =>
      check.check === 'withinTime' ? { ...check, seconds: SHORT_SECONDS } : check,
    ),
  },
};

/** The first challenge with its target right before the robot. */
const NEAR = 200;
const near: Challenge = {
  ...first,
  about: { ...first.about, id: NEAR },
  world: { ...first.world, regions: [{ name: 'target', shape: 'circle', at: [0.8, 0], radius: 0.5 }] },
};

let opened: OpenWorkspaces;
beforeAll(async () => {
  opened = await openWorkspaces({
    course: { ...course, challenges: [...challenges, shortened, near] },
    trialRules: { silentSeconds: 3 },
    judgedStarts: starts,
  });
});
afterAll(() => opened.close());

function judge(
  code: string,
  challengeId = 1,
  progress: (progress: JudgingProgress) => void = () => {},
  judged: (verdict: Verdict) => void = () => {},
): Promise<Verdict> {
  return opened.workspaces.judge({ challengeId, code, progress, judged });
}

/** How a program is judged from several starts shows with two at a landing. */
const starts = isFull ? 4 : 2;

describe('a program that drives into its target', () => {
  const reports: JudgingProgress[] = [];
  const judgedStarts: Verdict[] = [];
  let verdict: Verdict;
  beforeAll(async () => {
    verdict = await judge(
      leavesBehind(drivesNear),
      NEAR,
      (progress) => void reports.push(progress),
      (start) => void judgedStarts.push(start),
    );
  });

  it('passes, and each second of each start is told', () => {
    expect(verdict).toMatchObject({ passed: true, end: { reason: 'met' }, by_wall_clock: false });
    expect(verdict.checks).toEqual(near.about.goal.map((check) => ({ check, passed: true, progress: 1, cause: null })));
    expect(verdict.metres).toBeGreaterThan(0.2);
    for (let start = 1; start <= starts; start += 1) {
      const seconds = reports.filter((progress) => progress.start === start).map((progress) => progress.seconds);
      expect(seconds).toEqual(seconds.map((_, index) => index));
      expect(seconds.length).toBeGreaterThan(0.7 * verdict.seconds);
    }
    expect(verdict.start).toEqual({ number: 1, of: starts, at: [0, 0], heading: 0 });
  });

  it('finds nothing of what it left at another start', () => {
    const left = judgedStarts.map(({ last_lines: lines }) => lines.find((line) => line.startsWith('left behind')));
    expect(judgedStarts.map(({ passed }) => passed)).toEqual(Array.from({ length: starts }, () => true));
    expect(left).toEqual(Array.from({ length: starts }, () => 'left behind: []'));
  });

  it.runIf(isFull)('has the ports that it had at another start', async () => {
    expect(await judge(takesPort(drivesNear), NEAR)).toMatchObject({ passed: true });
  });
});

it.runIf(isFull)('is not passed when its time is over', async () => {
  const verdict = await judge(first.starter, SHORT);
  expect(verdict).toMatchObject({ passed: false, end: { reason: 'broken' } });
  expect(verdict.checks.filter(({ passed }) => !passed).map(({ check }) => check.check)).toContain('withinTime');
});

it('lets a program take its time that waits for one message after the other', async () => {
  expect(await judge(drivesNearByWaiting, NEAR)).toMatchObject({ passed: true, end: { reason: 'met' } });
});

it('says of a program that commands nothing that no command came', async () => {
  const verdict = await judge(doNothing);
  expect(verdict).toMatchObject({ passed: false, end: { reason: 'silent', seconds: 3 }, commands: 0, metres: 0 });
  expect(verdict.checks.map(({ passed }) => passed)).toEqual([false, true, true]);
});

it.runIf(isFull)('says how a program ended that did so before its time, and what it printed last', async () => {
  const verdict = await judge(endsAtOnce);
  expect(verdict).toMatchObject({
    passed: false,
    end: { reason: 'program_ended', end: { reason: 'exited', code: 1 } },
  });
  expect(verdict.last_lines.at(-1)).toBe('ZeroDivisionError: division by zero');
});

it.runIf(isFull)('says what the robot touched, when and where', async () => {
  const verdict = await judge(wallClock);
  expect(verdict).toMatchObject({ passed: false, end: { reason: 'broken' }, by_wall_clock: true });
  expect(verdict.checks[1]).toMatchObject({ check: { check: 'touchNothing' }, passed: false, cause: 'block 1' });
  expect(verdict.at).toEqual([expect.closeTo(1.3, 1), expect.closeTo(0, 1)]);
  expect(verdict.seconds).toBeGreaterThan(3);
});

describe('a hostile program', () => {
  it('is caught putting the robot back to its start', async () => {
    expect(await judge(resetAtTheGoal)).toMatchObject({ passed: false, end: { reason: 'reset' } });
  });

  it.each([['robot', shutDownRobot] as const, ...(isFull ? [['master', shutDownMaster] as const] : [])])(
    'fails for shutting the %s down',
    async (part, code) => {
      expect(await judge(code)).toMatchObject({ passed: false, end: { reason: 'cut_off', part }, checks: [] });
    },
  );

  it('finds neither the judge nor the checks', async () => {
    const { last_lines: lines } = await judge(lookAround);
    expect(lines).toEqual(['processes that are not its own: 0', 'files that tell of checks: 0']);
  });
});

it('leaves nothing behind', () => {
  expect(readdirSync(join(opened.dataDir, 'trials'))).toEqual([]);
});
