import { expect, it } from 'vitest';
import { selectHandedInAt, selectIsUnrecalled, selectSubmissionId } from '#machines/workspace/submissionSelectors.ts';
import { collided, judgedAs, passed } from '../../fakes/fakeVerdicts.ts';
import { openSubmission, solution } from './openSubmission.ts';

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

it('asks for a solution that may be stored once the server is there again, and what came of it', async () => {
  const { challenges, verdicts, submission, reports, submit, isIn, fault } = openSubmission();
  const unreachable = { code: 'service_unreachable', facts: {} };
  challenges.loseAnswers();
  submit();
  await isIn('unrecalled');
  expect([fault(), reports]).toEqual([unreachable, [{ type: 'submission.failed', detail: unreachable }]]);
  submission.send({ type: 'runtime.connected' });
  await isIn('judged');
  expect([challenges.submitted.length, verdicts.asked]).toEqual([1, [1]]);
});

it('knows its number once it is stored, until another is handed in', async () => {
  const { challenges, submission, submit, isIn } = openSubmission();
  const numbers = [selectSubmissionId(submission.getSnapshot())];
  submit();
  await isIn('judged');
  challenges.gate.shut();
  numbers.push(selectSubmissionId(submission.getSnapshot()));
  submit();
  numbers.push(selectSubmissionId(submission.getSnapshot()));
  expect(numbers).toEqual([null, 1, null]);
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

it('leaves what came of it when the learner has seen it', async () => {
  const { submission, submit, isIn, judging } = openSubmission();
  submit();
  await isIn('judged');
  submission.send({ type: 'verdict.dismissed' });
  await isIn('idle');
  expect(judging()).toBeNull();
});

const before = { submissionId: 7, at: '2026-01-01T00:00:00Z' };

it('recalls what was handed in before for the challenge that is opened, and goes on asking what comes of it', async () => {
  const { challenges, verdicts, submission, clock, open, isIn, isSubmitting, judging } = openSubmission();
  challenges.remember(before);
  const running = { state: 'running', progress: { start: 2, of: 4, seconds: 12 } } as const;
  verdicts.say(running, judgedAs(collided));
  open(1);
  expect(isSubmitting()).toBe(false);
  await isIn('waiting');
  expect([judging(), isSubmitting(), verdicts.asked]).toEqual([running, true, [7]]);
  clock.increment(1000);
  await isIn('judged');
  expect([judging(), selectHandedInAt(submission.getSnapshot())]).toEqual([judgedAs(collided), before.at]);
  expect(challenges.submitted).toEqual([]);
});

it('has nothing to tell where nothing was handed in, and recalls nothing where no challenge is open', async () => {
  const { challenges, verdicts, open, isIn } = openSubmission();
  open(1);
  await isIn('idle');
  challenges.remember(before);
  open(null);
  await isIn('idle');
  expect(verdicts.asked).toEqual([]);
});

it('asks once for each challenge that is opened', async () => {
  const { challenges, verdicts, submission, open, isIn } = openSubmission();
  challenges.remember(before);
  open(1);
  await isIn('judged');
  submission.send({ type: 'verdict.dismissed' });
  open(1);
  await isIn('idle');
  open(2);
  await isIn('judged');
  expect(verdicts.asked).toEqual([7, 7]);
});

it('takes what is handed in while it recalls for what counts', async () => {
  const { challenges, verdicts, submission, open, submit, isIn } = openSubmission();
  challenges.remember(before);
  challenges.gate.shut();
  open(1);
  submit();
  challenges.gate.open();
  await isIn('judged');
  expect([verdicts.asked, selectHandedInAt(submission.getSnapshot())]).toEqual([[1], null]);
});

it('stores what is handed in before it turns to another challenge', async () => {
  const { challenges, verdicts, reports, open, submit, isIn } = openSubmission();
  challenges.gate.shut();
  submit();
  open(null);
  challenges.gate.open();
  await isIn('idle');
  expect([challenges.submitted.length, reports, verdicts.asked]).toEqual([1, [{ type: 'submission.stored' }], []]);
});

it('says of another challenge, too, that a solution could not be stored', async () => {
  const { challenges, reports, open, submit, isIn } = openSubmission();
  challenges.break('no database');
  submit();
  open(2);
  await isIn('unrecalled');
  expect(reports).toEqual([{ type: 'submission.failed', detail: 'no database' }]);
});

it('says why what was handed in before could not be told, and asks again when the learner wants it', async () => {
  const { challenges, submission, open, isIn, fault, isSubmitting } = openSubmission();
  challenges.remember(before);
  challenges.break('no database');
  open(1);
  await isIn('unrecalled');
  expect([fault(), isSubmitting(), selectIsUnrecalled(submission.getSnapshot())]).toEqual(['no database', false, true]);
  challenges.heal();
  submission.send({ type: 'verdict.requested' });
  await isIn('judged');
});
