/** What becomes of a submission of which the server, or the database, could not tell. */
import { expect, it } from 'vitest';
import { judgedAs, passed } from '../../fakes/fakeVerdicts.ts';
import { openSubmission } from './openSubmission.ts';

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

it('asks again by itself, over a new connection, what came of it where the server could not say', async () => {
  const { verdicts, challenges, submission, submit, isIn, judging } = openSubmission();
  verdicts.say(new Error('Network Error'), judgedAs(passed));
  submit();
  await isIn('unknown');
  submission.send({ type: 'runtime.connected' });
  await isIn('judged');
  expect([judging(), challenges.submitted.length]).toEqual([judgedAs(passed), 1]);
});

it('asks again by itself, over a new connection, whether anything was handed in before', async () => {
  const { challenges, submission, open, isIn, fault } = openSubmission();
  challenges.break('no database');
  open(1);
  await isIn('unrecalled');
  expect(fault()).toBe('no database');
  challenges.heal();
  submission.send({ type: 'runtime.connected' });
  await isIn('idle');
});

it('leaves it to the learner to ask again where the judge broke down', async () => {
  const { verdicts, submission, submit, isIn } = openSubmission();
  verdicts.say({ state: 'failed' }, judgedAs(passed));
  submit();
  await isIn('unknown');
  submission.send({ type: 'runtime.connected' });
  expect([submission.getSnapshot().value, verdicts.asked]).toEqual(['unknown', [1]]);
});

/** What was handed in before could not be told, or what came of it now. */
const troubles = {
  unrecalled: (opened: ReturnType<typeof openSubmission>) => {
    opened.challenges.break('no database');
    opened.open(1);
  },
  unknown: (opened: ReturnType<typeof openSubmission>) => {
    opened.verdicts.say(new Error('Network Error'), judgedAs(passed));
    opened.submit();
  },
};

it.each(['unrecalled', 'unknown'] as const)('takes another solution while the last one is %s', async (trouble) => {
  const opened = openSubmission();
  troubles[trouble](opened);
  await opened.isIn(trouble);
  opened.challenges.heal();
  const count = opened.challenges.submitted.length;
  opened.submit();
  await opened.isIn('judged');
  expect(opened.challenges.submitted).toHaveLength(count + 1);
});

it.each(['unrecalled', 'unknown'] as const)(
  'says no longer that it is %s to a learner who has read it',
  async (trouble) => {
    const opened = openSubmission();
    troubles[trouble](opened);
    await opened.isIn(trouble);
    opened.submission.send({ type: 'verdict.dismissed' });
    expect(opened.submission.getSnapshot().value).toBe('idle');
  },
);
