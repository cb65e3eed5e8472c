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

/** Which challenge it is to solve; null before anything was handed in. */
export const selectChallengeId = (submission: Submission): number | null =>
  submission.context.solution?.challengeId ?? null;

/** How it stands; null before the server has said so, and where it cannot. */
export const selectJudging = (submission: Submission): Judging | null =>
  submission.matches('idle') || submission.matches('sending') ? null : submission.context.judging;

/** What came of it could not be told. */
export const selectIsUnknown = (submission: Submission): boolean => submission.matches('unknown');

/** Why it could not; null where the judge broke down. */
export const selectFault = (submission: Submission): Reason | null => submission.context.fault;
