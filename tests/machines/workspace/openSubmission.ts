import { SimulatedClock, createActor, waitFor } from 'xstate';
import type { SubmissionReport } from '#machines/workspace/submissionEvents.ts';
import { submissionMachine } from '#machines/workspace/submissionMachine.ts';
import { selectFault, selectIsSubmitting, selectJudging } from '#machines/workspace/submissionSelectors.ts';
import { fakeChallenges } from '../../fakes/fakeChallenges.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeVerdicts } from '../../fakes/fakeVerdicts.ts';

export const solution = { challengeId: 1, code: 'print(1)' };

export function openSubmission() {
  const challenges = fakeChallenges();
  const verdicts = fakeVerdicts();
  const clock = new SimulatedClock();
  const owner = fakeOwner<SubmissionReport>();
  const submission = createActor(submissionMachine, {
    clock,
    input: { challenges, verdicts, userId: 'u1', owner: owner.actor },
  }).start();
  const submit = () => submission.send({ type: 'submit.requested', solution });
  const isSubmitting = () => selectIsSubmitting(submission.getSnapshot());
  const answered = () => waitFor(submission, (snapshot) => !selectIsSubmitting(snapshot));
  const open = (challengeId: number | null) => submission.send({ type: 'challenge.opened', challengeId });
  const isIn = (state: 'idle' | 'waiting' | 'judged' | 'unknown' | 'unrecalled') =>
    waitFor(submission, (snapshot) => snapshot.matches(state));
  const judging = () => selectJudging(submission.getSnapshot());
  const fault = () => selectFault(submission.getSnapshot());
  return {
    challenges,
    verdicts,
    clock,
    submission,
    reports: owner.reports,
    submit,
    open,
    isSubmitting,
    answered,
    isIn,
    judging,
    fault,
  };
}
