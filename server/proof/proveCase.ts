/** Judges one program of a proof, and says whether the verdict is the one that it must have. */
import { createHash } from 'node:crypto';
import type { Verdict } from '#contract/verdict.ts';
import type { ProofCase } from './proofCases.ts';

export interface Proof {
  proved: ProofCase;
  /** Of each run, in their order. */
  verdicts: readonly Verdict[];
  /** Of each run, what came of each start from which it was judged. */
  starts: readonly (readonly Verdict[])[];
  /** Real seconds of the longest run. */
  wallSeconds: number;
  /** What is not as it must be; null when all is. */
  fault: string | null;
}

/** Rejects when a program could not be judged at all. */
export async function proveCase(
  proved: ProofCase,
  runs: number,
  judge: (proved: ProofCase, judged: (verdict: Verdict) => void) => Promise<Verdict>,
): Promise<Proof> {
  const verdicts: Verdict[] = [];
  const starts: Verdict[][] = [];
  let wallSeconds = 0;
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    const judged: Verdict[] = [];
    verdicts.push(await judge(proved, (verdict) => judged.push(verdict)));
    starts.push(judged);
    wallSeconds = Math.max(wallSeconds, (performance.now() - began) / 1000);
  }
  const fault = verdicts.map((verdict) => faultOf(proved, verdict)).find((found) => found !== null) ?? null;
  return { proved, verdicts, starts, wallSeconds, fault };
}

/** A program fails in the way it says when that check did not hold at the end. */
function faultOf({ fails }: ProofCase, { passed, checks, end }: Verdict): string | null {
  const failed = checks.filter((check) => !check.passed).map(({ check }) => check.check);
  if (fails === null) return passed ? null : `must pass, but ended “${end.reason}” with ${listed(failed)} not holding`;
  if (passed) return 'must not pass, but passed';
  if (fails.check === undefined || failed.includes(fails.check)) return null;
  return `must fail ${fails.check}, but failed ${listed(failed)}`;
}

/** How many of the runs came to the same as the first: to its outcome, check by check, and from every start to the same end to the last digit. */
export function agreement({ verdicts, starts }: Pick<Proof, 'verdicts' | 'starts'>): { outcome: number; end: number } {
  const outcomes = verdicts.map(({ passed, end, checks }) =>
    hashOf([passed, end.reason, checks.map((check) => check.passed)]),
  );
  const ends = starts.map((judged) => judged.map(endHash).join(' '));
  return { outcome: sameAsFirst(outcomes), end: sameAsFirst(ends) };
}

/** The same for the same end, to the last digit. */
export function endHash({ passed, end, checks, seconds, at, metres }: Verdict): string {
  return hashOf([passed, end, checks, seconds, at, metres]);
}

function sameAsFirst(hashes: readonly string[]): number {
  return hashes.filter((hash) => hash === hashes[0]).length;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function listed(names: readonly string[]): string {
  return names.join(', ') || 'nothing';
}
