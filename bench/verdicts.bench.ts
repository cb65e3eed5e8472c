/**
 * How long a class of thirty waits that hands in within the same minute: all of them a solution, which is judged from every start, and
 * then a class as it is, of which a third has solved the challenge, a third drives into something and a third never arrives.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { procedures } from '#contract/procedures.ts';
import { type Verdict, judging } from '#contract/verdict.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { median, post } from './benchServer.ts';
import { type Pupil, withClass } from './report/openClass.ts';

const CLASS = 30;
const GOAL_SECONDS = 120;
const CHALLENGE = 1;
const proofs = join(projectRoot, 'tests', 'challenges', '01-obstacle-course');
const program = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

const solution = program(proofs, 'solution.py');
const others = [
  program(proofs, 'wrong_straight.py'),
  program(join(projectRoot, 'challenges', '01-obstacle-course'), 'starter.py'),
];

for (const [name, programs] of [
  ['all have solved it', [solution]],
  ['a third has solved it', [solution, ...others]],
] as const) {
  const waited = await withClass(CLASS, ({ learners }) =>
    Promise.all(learners.map((learner, index) => handIn(learner, programs[index % programs.length] ?? solution))),
  );
  const longest = Math.max(...waited.map(({ seconds }) => seconds));
  const outcomes = [...new Set(waited.map(({ outcome }) => outcome))];
  const count = (wanted: string): number => waited.filter(({ outcome }) => outcome === wanted).length;
  console.log(
    `${name.padEnd(24)} median ${median(waited.map(({ seconds }) => seconds)).toFixed(0)} s, the last ${longest.toFixed(0)} s ` +
      `(goal ${GOAL_SECONDS}), ${((CLASS / longest) * 60).toFixed(1)} verdicts a minute; ` +
      outcomes.map((outcome) => `${count(outcome)} ${outcome}`).join(', '),
  );
}

/** Hands in as a page does, and asks each second until there is a verdict. */
async function handIn(learner: Pupil, code: string): Promise<{ seconds: number; outcome: string }> {
  const began = performance.now();
  const stored = await learner.rpc('user_ssp_submit_challenge', { challenge_id: CHALLENGE, code });
  const [submission] = v.parse(procedures.user_ssp_submit_challenge.data, stored);
  for (;;) {
    const answer = v.parse(judging, await post(learner, '/api/verdict', { submission_id: submission?.id }));
    const seconds = (performance.now() - began) / 1000;
    if (answer.state === 'judged') return { seconds, outcome: [answer.outcome, ...whyNot(answer.verdict)].join(' ') };
    if (answer.state === 'failed') return { seconds, outcome: 'not judged' };
    await wait(1000);
  }
}

/** How a trial ended that was not passed, and what did not hold then: a right solution is never to be among them. */
function whyNot(verdict: Verdict | null): string[] {
  if (verdict === null || verdict.passed) return [];
  const failed = verdict.checks.filter(({ passed }) => !passed).map(({ check }) => check.check);
  return [`(${[verdict.end.reason, ...failed].join(', ')})`];
}
