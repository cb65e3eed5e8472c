/** What the views may ask of a submission. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Judging } from '#contract/verdict.ts';
import type { Reason } from '../ports/reason.ts';
import type { submissionMachine } from './submissionMachine.ts';

export type SubmissionActor = ActorRefFrom<typeof submissionMachine>;

type Submission = SnapshotFrom<typeof submissionMachine>;

/** One is on its way, or judged: until what came of it is known there is no other. */
export const selectIsSubmitting = (submission: Submission): boolean => submission.hasTag('busy');

/** It is stored, and not known yet how it was judged. */
export const selectIsJudging = (submission: Submission): boolean => submission.hasTag('judging');

/** Which challenge it is to solve; null where none is open. */
export const selectChallengeId = (submission: Submission): number | null => submission.context.challengeId;

/** How it stands; null before the server has said so, and where it cannot. */
export const selectJudging = (submission: Submission): Judging | null =>
  submission.matches('idle') ? null : submission.context.judging;

/** The number of what was handed in; null before it is stored. */
export const selectSubmissionId = (submission: Submission): number | null => submission.context.submissionId;

/** When it was handed in, where that was before the challenge was opened. */
export const selectHandedInAt = (submission: Submission): string | null => submission.context.handedInAt;

/** Whether something was handed in, before or just now, could not be told. */
export const selectIsUnrecalled = (submission: Submission): boolean => submission.matches('unrecalled');

/** What came of it could not be told. */
export const selectIsUnknown = (submission: Submission): boolean => submission.matches('unknown');

/** Why it could not; null where the judge broke down. */
export const selectFault = (submission: Submission): Reason | null => submission.context.fault;
