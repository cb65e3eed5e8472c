/** What the parts of a program are started with. */
import type { Draft } from './draft.ts';
import type { BuildInput } from './buildEvents.ts';
import type { DraftInput } from './draftEvents.ts';
import type { ProgramContext } from './programEvents.ts';
import type { RecoveryInput } from './recoveryEvents.ts';
import type { SubmissionInput } from './submissionEvents.ts';

export const ownerOf = ({ context }: { context: ProgramContext }): ProgramContext['owner'] => context.owner;

export function buildInput({ builds, files }: ProgramContext, owner: BuildInput['owner']): BuildInput {
  return { builds, files, owner };
}

export function draftInput({ drafts, userId }: ProgramContext, owner: DraftInput['owner']): DraftInput {
  return { drafts, userId, owner };
}

export function recoveryInput({ drafts, userId }: ProgramContext, owner: RecoveryInput['owner']): RecoveryInput {
  return { drafts, userId, owner };
}

export function submissionInput(
  { challenges, verdicts, userId }: ProgramContext,
  owner: SubmissionInput['owner'],
): SubmissionInput {
  return { challenges, verdicts, userId, owner };
}

/** What its build is to build. */
export const buildOf = (draft: Draft, { packages }: ProgramContext) => ({
  type: 'draft.given' as const,
  draft,
  packages,
});
