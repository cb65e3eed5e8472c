import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type SubmissionReport, selectIsSubmitting, submissionMachine } from '#machines/workspace/submissionMachine.ts';
import { fakeChallenges } from '../../fakes/fakeChallenges.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

const solution = { challengeId: 1, code: 'print(1)' };

function openSubmission() {
  const challenges = fakeChallenges();
  const owner = fakeOwner<SubmissionReport>();
  const submission = createActor(submissionMachine, {
    input: { challenges, userId: 'u1', owner: owner.actor },
  }).start();
  const submit = () => submission.send({ type: 'submit.requested', solution });
  const isSubmitting = () => selectIsSubmitting(submission.getSnapshot());
  const answered = () => waitFor(submission, (snapshot) => !selectIsSubmitting(snapshot));
  return { challenges, reports: owner.reports, submit, isSubmitting, answered };
}

it('stores the code as the solution of its learner, and says so once it is stored', async () => {
  const { challenges, reports, submit, isSubmitting, answered } = openSubmission();
  submit();
  expect([isSubmitting(), reports]).toEqual([true, []]);
  await answered();
  expect(challenges.submitted).toEqual([{ userId: 'u1', ...solution }]);
  expect(reports).toEqual([{ type: 'submission.stored' }]);
});

it('says why it could not be stored, and may be asked again', async () => {
  const { challenges, reports, submit, answered } = openSubmission();
  challenges.break('no database');
  submit();
  await answered();
  expect(reports).toEqual([{ type: 'submission.failed', detail: 'no database' }]);
  challenges.heal();
  submit();
  await answered();
  expect(challenges.submitted).toHaveLength(1);
});

it('hands nothing in twice', async () => {
  const { challenges, submit, answered } = openSubmission();
  submit();
  submit();
  await answered();
  expect(challenges.submitted).toHaveLength(1);
});
