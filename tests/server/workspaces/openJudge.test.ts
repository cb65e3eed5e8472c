/** A program judged from several starts, in sandboxes that do only what a test lets them do. */
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GraphPart, GraphState } from '#contract/socket.ts';
import { programPath } from '#server/challenges/course.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { usualTrialRules } from '#server/judge/judgeProgram.ts';
import type { Program, ProgramListener } from '#server/sandbox/program.ts';
import type { Sandbox } from '#server/sandbox/startSandbox.ts';
import type { TrialReport, TrialResult } from '#server/sandbox/trialMessages.ts';
import { openJudge } from '#server/workspaces/openJudge.ts';
import { makeDeepFolder } from '../files/makeDeepFolder.ts';

const [first] = readCourse(projectRoot).challenges;
if (first === undefined) throw new Error('There is no challenge.');
const challenge = first;

const result: TrialResult = {
  reason: 'met',
  checks: [],
  seconds: 12,
  at: [1, 0],
  metres: 3,
  commands: 9,
  byWallClock: false,
  run: { every: 100, poses: [[0, 0, 0]], crates: [] },
};

/** What happened, in its order, with the number of the sandbox before it. */
let happened: string[];
let logged: string[];
let folder: string;
beforeEach(() => {
  happened = [];
  logged = [];
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'servolab-judge-'));
  mkdirSync(join(folder, 'template', dirname(programPath(challenge))), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Fake {
  sandbox: Sandbox;
  graphChanged: (part: GraphPart, state: GraphState) => void;
}

function refuse(): never {
  throw new Error('Nobody asks for this in a trial.');
}

const nobody = (): void => {};

/** A sandbox in which every program passes, unless its trial breaks. */
function fakeSandbox(number: number, isRenewed: boolean, breaksAt: number): Fake {
  const note = (what: string): void => void happened.push(`${number} ${what}`);
  let onReport: (report: TrialReport) => void = nobody;
  let listener: ProgramListener | undefined;
  let trials = 0;
  const fake: Fake = { graphChanged: () => {}, sandbox: undefined as never };
  fake.sandbox = {
    graph: Promise.resolve(),
    ended: new Promise(() => {}),
    first: () => undefined,
    watchGraph: (changed) => (fake.graphChanged = changed),
    openTrial(_, tell) {
      onReport = tell;
      trials += 1;
      if (trials === breaksAt) return fake.graphChanged('robot', 'restarting');
      queueMicrotask(() => onReport({ state: 'ready' }));
    },
    start({ workspace }: Program, to) {
      note(`starts in ${workspace}`);
      listener = to;
      queueMicrotask(() => onReport({ state: 'over', result }));
    },
    stop() {
      note('stops');
      listener?.ended({ reason: 'signalled', signal: 'SIGKILL' });
    },
    endTrial: () => {},
    async renewGraph() {
      note('renews');
      if (!isRenewed) throw new Error('A program has left a port behind.');
    },
    async close() {
      note('closes');
    },
    write: refuse,
    openWorld: refuse,
    seeRobot: refuse,
    watchRobot: refuse,
    resetRobot: refuse,
    pauseRobot: refuse,
    steerRobot: refuse,
    topics: refuse,
    topicRates: refuse,
    robotReport: refuse,
    seeTopic: refuse,
    watchTopic: refuse,
    unwatchTopic: refuse,
    processes: refuse,
  };
  return fake;
}

function open({ isRenewed = true, breaksAt = 0 } = {}) {
  const fakes: Fake[] = [];
  const judge = openJudge({
    template: join(folder, 'template'),
    folder: join(folder, 'trials'),
    account: undefined,
    async start() {
      const fake = fakeSandbox(fakes.length + 1, isRenewed, fakes.length === 0 ? breaksAt : 0);
      fakes.push(fake);
      return fake.sandbox;
    },
    challenge,
    code: '#!/usr/bin/env python3\n',
    rules: usualTrialRules,
    log: (text) => void logged.push(text),
  });
  return { fakes, judge, judgeOnce: () => judge.judge(challenge.world, () => {}) };
}

it('judges from every start in one sandbox, each time in another workspace and once nothing runs any more', async () => {
  const { judge, judgeOnce } = open();
  for (let start = 1; start <= 3; start += 1) expect((await judgeOnce()).passed).toBe(true);
  await judge.close();
  const rounds = [1, 2, 3].flatMap((round) => ['1 renews', `1 starts in /ws/${round}`, '1 stops']);
  expect(happened).toEqual([...rounds.slice(1), '1 closes']);
  expect(readdirSync(join(folder, 'trials'))).toEqual([]);
});

it('takes another sandbox when a part of the graph has ended between two starts', async () => {
  const { fakes, judgeOnce } = open();
  await judgeOnce();
  fakes[0]?.graphChanged('master', 'restarting');
  expect((await judgeOnce()).passed).toBe(true);
  expect(happened).toEqual(['1 starts in /ws/1', '1 stops', '1 closes', '2 starts in /ws/1', '2 stops']);
});

it('takes another sandbox when the graph cannot be renewed', async () => {
  const { judgeOnce } = open({ isRenewed: false });
  await judgeOnce();
  expect((await judgeOnce()).passed).toBe(true);
  expect(happened.slice(2)).toEqual(['1 renews', '1 closes', '2 starts in /ws/1', '2 stops']);
});

it('judges again in another sandbox what could not be judged in a used one', async () => {
  const { judgeOnce } = open({ breaksAt: 2 });
  await judgeOnce();
  expect((await judgeOnce()).passed).toBe(true);
  expect(happened.slice(2)).toEqual(['1 renews', '1 closes', '2 starts in /ws/1', '2 stops']);
});

it('says that nothing could be judged when that happens in a fresh one', async () => {
  const { judgeOnce } = open({ breaksAt: 1 });
  await expect(judgeOnce()).rejects.toThrow('The graph broke before the program was started: robot.');
});

it('leaves nothing of a program that has made folders deeper than any path', async () => {
  const { judge, judgeOnce } = open();
  await judgeOnce();
  const [place = ''] = readdirSync(join(folder, 'trials'));
  await makeDeepFolder(join(folder, 'trials', place));
  await judge.close();
  expect(readdirSync(join(folder, 'trials'))).toEqual([]);
  expect(logged).toEqual([]);
});

it('ends in order when what is left cannot be removed, and says so in the log', async () => {
  const { judge, judgeOnce } = open();
  await judgeOnce();
  renameSync(join(folder, 'trials'), join(folder, 'elsewhere'));
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'trials'));
  await judge.close();
  expect(logged).toEqual([expect.stringMatching(/^.+\/trials\/.+ could not be removed\. Error: ENOTDIR/)]);
});
