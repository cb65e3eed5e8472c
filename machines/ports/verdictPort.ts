import type { Judging } from '#contract/verdict.ts';

/** What comes of a solution that was handed in. */
export interface VerdictPort {
  /** Has it judged where it is not, and says how it stands. Rejects with the reason when that cannot be said. */
  ask(submissionId: number): Promise<Judging>;
}
