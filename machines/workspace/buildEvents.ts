/** What is said to a build, and what it says. */
import type { SafetyReason } from '#contract/contentSafety.ts';
import type { Owner } from '../owner.ts';
import type { BuildEnd } from '../ports/buildEnd.ts';
import type { BuildPort } from '../ports/buildPort.ts';
import type { Reason } from '../ports/reason.ts';
import type { Draft, Stored } from './draft.ts';

export interface BuildInput {
  builds: BuildPort;
  owner: Owner<BuildReport>;
}

export type BuildEvent =
  | { type: 'draft.given'; draft: Draft; packages: readonly string[] }
  | { type: 'code.changed' }
  /** This text is in the editor, and how its last build ended is known. */
  | { type: 'outcome.found'; draft: Draft; answer: BuildEnd }
  /** The learner wants to run what was built. */
  | { type: 'run.requested' }
  /** The learner wants to hand in what was built. */
  | { type: 'submit.requested' }
  /** The learner wants to start what the editor shows: was it built? */
  | { type: 'start.requested' }
  | { type: 'overwrite.confirmed' }
  | { type: 'overwrite.declined' };

/** What a build tells its owner. The first five end it. */
export type BuildReport =
  | { type: 'build.succeeded'; stored: Stored; processId: string }
  /** The text may have been stored all the same. */
  | { type: 'build.failed'; stored: Stored | null; detail: Reason }
  | { type: 'build.broken'; detail: Reason }
  | { type: 'build.cancelled' }
  | { type: 'build.emptyRefused' }
  /** The server would rather not; the draft is kept until the learner has decided. */
  | { type: 'build.refused'; reason: SafetyReason }
  /** The answer was lost: the server is asked for the outcome until it is known. */
  | { type: 'build.interrupted'; detail: Reason }
  /** What the editor shows was built, and may run. */
  | { type: 'build.released' }
  /** What the editor shows was built, and is handed in. */
  | { type: 'build.submitted'; code: string }
  /** What the editor shows was built, or was not. */
  | { type: 'build.current' }
  | { type: 'build.outdated' };
