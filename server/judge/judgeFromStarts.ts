import type { Verdict } from '#contract/verdict.ts';
import type { Start } from './judgedStarts.ts';

/** Judges from one start, and tells of the simulated seconds that have passed since. */
type JudgeFrom = (start: Start, progress: (seconds: number) => void) => Promise<Verdict>;

/**
 * From one start after the other until the program fails. The verdict is that of the start where it failed, and of the first when it never did:
 * that is the one the learner has seen. `progress` is told of the seconds from all starts together.
 */
export async function judgeFromStarts(
  starts: readonly Start[],
  judge: JudgeFrom,
  progress: (seconds: number) => void,
): Promise<Verdict> {
  let first: Verdict | undefined;
  let passed = 0;
  for (const [index, start] of starts.entries()) {
    const before = passed;
    const verdict = await judge(start, (seconds) => progress(before + seconds));
    const told = { ...verdict, start: { number: index + 1, of: starts.length, at: start.at, heading: start.heading } };
    if (!verdict.passed) return told;
    first ??= told;
    passed += Math.floor(verdict.seconds);
  }
  if (first === undefined) throw new Error('A program is judged from one start at least.');
  return first;
}
