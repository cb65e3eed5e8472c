import { expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import { type SubmissionReport, submissionMachine } from '#machines/workspace/submissionMachine.ts';
import { selectFault, selectIsSubmitting, selectJudging } from '#machines/workspace/submissionSelectors.ts';
import { fakeChallenges } from '../../fakes/fakeChallenges.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { collided, fakeVerdicts, judgedAs, passed } from '../../fakes/fakeVerdicts.ts';

const solution = { challengeId: 1, code: 'print(1)' };

function openSubmission() {
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
  const isIn = (state: 'idle' | 'waiting' | 'judged' | 'unknown') =>
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
    isSubmitting,
    answered,
    isIn,
    judging,
    fault,
  };
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

it('asks the server what came of it, once a second, until that is known', async () => {
  const { verdicts, clock, submit, isIn, isSubmitting, judging } = openSubmission();
  const queued = { state: 'queued', place: 3 } as const;
  const running = { state: 'running', progress: { start: 2, of: 4, seconds: 12 } } as const;
  verdicts.say(queued, running, judgedAs(collided));
  submit();
  await isIn('waiting');
  expect([judging(), isSubmitting(), verdicts.asked]).toEqual([queued, true, [1]]);
  clock.increment(999);
  expect(verdicts.asked).toEqual([1]);
  clock.increment(1);
  await isIn('waiting');
  expect([judging(), verdicts.asked]).toEqual([running, [1, 1]]);
  clock.increment(1000);
  await isIn('judged');
  expect([judging(), isSubmitting()]).toEqual([judgedAs(collided), false]);
});

it('forgets what came of one solution when the next is handed in', async () => {
  const { challenges, submit, isIn, judging } = openSubmission();
  submit();
  await isIn('judged');
  expect(judging()).toEqual(judgedAs(passed, 33.2));
  challenges.gate.shut();
  submit();
  expect(judging()).toBeNull();
});

it.each([
  ['why the server could not say what came of it', new Error('Network Error'), 'Network Error'],
  ['that the judge broke down', { state: 'failed' } as const, null],
])('says %s, and asks again when the learner wants it', async (_, answer, fault) => {
  const opened = openSubmission();
  opened.verdicts.say(answer, judgedAs(passed));
  opened.submit();
  await opened.isIn('unknown');
  expect([opened.fault(), opened.isSubmitting(), opened.judging()]).toEqual([fault, false, null]);
  opened.submission.send({ type: 'verdict.requested' });
  await opened.isIn('judged');
  expect(opened.challenges.submitted).toHaveLength(1);
});

it('leaves what came of it when the learner has seen it', async () => {
  const { submission, submit, isIn, judging } = openSubmission();
  submit();
  await isIn('judged');
  submission.send({ type: 'verdict.dismissed' });
  await isIn('idle');
  expect(judging()).toBeNull();
});
