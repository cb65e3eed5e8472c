import type { Stored } from './draft.ts';

/** What a build tells its owner. All but a refusal and a release end it. */
export type BuildReport =
  | { type: 'build.succeeded'; stored: Stored; processId: string }
  /** The text may have been stored all the same. */
  | { type: 'build.failed'; stored: Stored | null; detail: string }
  | { type: 'build.broken'; detail: string }
  | { type: 'build.cancelled' }
  | { type: 'build.emptyRefused' }
  /** The server would rather not; the draft is kept until the learner has decided. */
  | { type: 'build.refused'; suggestion: string }
  /** What the editor shows was built, and may run. */
  | { type: 'build.released' };
