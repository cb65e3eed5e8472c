import type { Judging, Verdict } from '#contract/verdict.ts';
import type { VerdictPort } from '#machines/ports/verdictPort.ts';

export const passed: Verdict = {
  passed: true,
  end: { reason: 'met' },
  checks: [
    { check: { check: 'stop', region: 'target' }, passed: true, progress: 1, cause: null },
    { check: { check: 'touchNothing' }, passed: true, progress: 1, cause: null },
  ],
  seconds: 33.2,
  at: [7, 0],
  metres: 8.41,
  commands: 332,
  by_wall_clock: false,
  last_lines: [],
};

/** The robot drove into a block. */
export const collided: Verdict = {
  ...passed,
  passed: false,
  end: { reason: 'broken' },
  checks: [
    { check: { check: 'stop', region: 'target' }, passed: false, progress: 0, cause: null },
    { check: { check: 'touchNothing' }, passed: false, progress: 0, cause: 'block 1' },
  ],
  seconds: 3.5,
  at: [1.3, 0],
  metres: 1.3,
};

/** The program shut the robot down; the numbers and checks stand for nothing, as in verdicts of old. */
export const cutOff: Verdict = {
  ...collided,
  end: { reason: 'cut_off', part: 'robot' },
  checks: collided.checks.map(({ check }) => ({ check, passed: false, progress: 0, cause: null })),
  seconds: 4,
  at: [0, 0],
  metres: 0,
  commands: 0,
  last_lines: ['shutting down'],
};

export const judgedAs = (verdict: Verdict, best_seconds: number | null = null): Judging => ({
  state: 'judged',
  outcome: verdict.passed ? 'passed' : 'failed',
  verdict,
  best_seconds,
});

/** A judge that says what a test lets it say, the last of it again and again. */
export function fakeVerdicts() {
  const asked: number[] = [];
  let answers: (Judging | Error)[] = [judgedAs(passed, passed.seconds)];
  const port: VerdictPort = {
    async ask(submissionId) {
      asked.push(submissionId);
      const [first, ...rest] = answers;
      if (rest.length > 0) answers = rest;
      if (first === undefined || first instanceof Error) throw first ?? new Error('No answer');
      return first;
    },
  };
  return { ...port, asked, say: (...next: (Judging | Error)[]) => void (answers = next) };
}
