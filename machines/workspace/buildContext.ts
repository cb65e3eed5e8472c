import type { BuildProblem } from '#contract/entities.ts';
import type { BuildEnd } from '../ports/buildEnd.ts';
import type { BuildAnswer, BuildProgress, BuildRequest } from '../ports/buildPort.ts';
import type { Reason } from '../ports/reason.ts';
import { required } from '../required.ts';
import { problemsOf } from './buildAnswers.ts';
import type { BuildInput } from './buildEvents.ts';
import type { ConflictInput } from './conflictMachine.ts';
import type { Draft } from './draft.ts';
import { type PendingConfirmation, confirmedBase } from './pendingConfirmation.ts';

export interface BuildContext extends BuildInput {
  draft: Draft | null;
  packages: readonly string[];
  /** What the learner was last asked to confirm about this draft; null when nothing. */
  pendingConfirmation: PendingConfirmation | null;
  /** The process by which an unanswered build is asked for, and why there was no answer. */
  unanswered: { processId: string; message: Reason } | null;
  /** How the last build ended; null before the first one has. */
  answer: BuildAnswer | BuildProgress | null;
  problems: readonly BuildProblem[];
  /** How the build of the text that was opened while another one was built had ended; null when that is not known. */
  found: FinishedBuild | null;
}

/** A text whose build had ended before it was opened. */
export interface FinishedBuild {
  draft: Draft;
  answer: BuildEnd;
}

export const ownerOf = ({ context }: { context: BuildContext }): BuildInput['owner'] => context.owner;

/** Before anything was built. */
export const noBuild: Omit<BuildContext, keyof BuildInput> = {
  draft: null,
  packages: [],
  pendingConfirmation: null,
  unanswered: null,
  answer: null,
  problems: [],
  found: null,
};

/** A text to build, of which nothing is known yet. */
export function takenAs({ draft, packages }: Pick<BuildContext, 'packages'> & { draft: Draft }): Partial<BuildContext> {
  return { draft, packages, pendingConfirmation: null, unanswered: null, problems: [] };
}

/** What a learner who compares both texts is shown. */
export function conflictInput({ files, draft }: BuildContext): ConflictInput {
  return { files, path: required(draft).path };
}

/** What is asked of the server to build the draft. */
export function buildCall(context: BuildContext) {
  const { lost = [] } = required(context.draft);
  return { builds: context.builds, files: context.files, request: requestFrom(context), lost };
}

function requestFrom({ draft, packages, pendingConfirmation }: BuildContext): BuildRequest {
  const { path, code, base } = required(draft);
  const force = confirmedBase(pendingConfirmation, base);
  return { path, code, base, packages, cleanFirst: false, ...(force && { force }) };
}

/** What is known of a build that ended before: of which text it was, and what it found. */
export function foundAs({ draft, answer }: FinishedBuild): Partial<BuildContext> {
  return { draft, answer, problems: problemsOf(answer) };
}
