/** What is said to a build, and what it says. */
import type { SafetyReason } from '#contract/contentSafety.ts';
import type { Owner } from '../owner.ts';
import type { BuildEnd } from '../ports/buildEnd.ts';
import type { BuildPort } from '../ports/buildPort.ts';
import type { FilePort } from '../ports/filePort.ts';
import type { Reason } from '../ports/reason.ts';
import type { Draft, Stored } from './draft.ts';

export interface BuildInput {
  builds: BuildPort;
  /** Of which a learner who must decide is shown what the server has. */
  files: FilePort;
  owner: Owner<BuildReport>;
}

export type BuildEvent =
  | { type: 'draft.given'; draft: Draft; packages: readonly string[] }
  | { type: 'code.changed' }
  /** The file is not open any more: nobody is asked about it. */
  | { type: 'draft.withdrawn' }
  /** This text is in the editor, and how its last build ended is known. */
  | { type: 'outcome.found'; draft: Draft; answer: BuildEnd }
  /** The learner wants to run what was built. */
  | { type: 'run.requested' }
  /** The learner wants to hand in what was built. */
  | { type: 'submit.requested' }
  /** The learner wants to start what the editor shows: was it built? */
  | { type: 'start.requested' }
  | { type: 'overwrite.confirmed' }
  | { type: 'overwrite.declined' }
  /** What the server has instead: what was typed stays in this browser as a draft. */
  | { type: 'reload.requested' };

/** Whom a build starts, by id: a type, since XState wants an index. */
export type BuildChildren = { build: 'build'; askOutcome: 'askOutcome'; conflict: 'conflict' };

/** What a build tells its owner. The first seven end it. */
export type BuildReport =
  | { type: 'build.succeeded'; stored: Stored; processId: string }
  /** The text may have been stored all the same. */
  | { type: 'build.failed'; stored: Stored | null; detail: Reason }
  | { type: 'build.broken'; detail: Reason }
  | { type: 'build.cancelled' }
  /** There was something to ask, and the file is not open any more. */
  | { type: 'build.withdrawn' }
  | { type: 'build.emptyRefused' }
  /** The learner takes what the server has. */
  | { type: 'build.discarded' }
  /** The server would rather not; the draft is kept until the learner has decided. */
  | { type: 'build.refused'; reason: SafetyReason }
  /** The answer was lost: the server is asked for the outcome until it is known. */
  | { type: 'build.interrupted'; detail: Reason }
  /** What the editor shows was built, and may run. */
  | { type: 'build.released' }
  /** What the editor shows was built, and is handed in. */
  | { type: 'build.submitted'; code: string }
  /** What the editor shows was built, or was not. */
  | { type: 'build.current'; version: string }
  | { type: 'build.outdated' };
