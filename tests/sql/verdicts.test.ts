import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, type Learner, type OpenProject } from './openProject.ts';
import { newSubmission, service, store, verdict } from './submissions.ts';

let project: OpenProject;
let learner: Learner;
let other: Learner;
beforeAll(async () => {
  project = await openProject();
  learner = await project.addLearner();
  other = await project.addLearner();
});
afterAll(() => project.close());

it('calls a challenge completed where nothing could judge it', async () => {
  const someone = await project.addLearner();
  const submission_id = await newSubmission(project, someone, 3);
  await project.call(service, 'service_store_verdict', { submission_id, outcome: 'unjudged', verdict: null });
  expect(await project.call(someone.caller, 'user_ssp_challenge_stats', { auth_id: someone.id })).toMatchObject([
    { id: 3, status: 'Completed' },
  ]);
});

it('lets no learner write a verdict, not even over what is their own', async () => {
  const own = await newSubmission(project, learner);
  const args = { submission_id: own, outcome: 'passed', verdict } as const;
  for (const { caller } of [learner, other]) {
    const call = project.call(caller, 'service_store_verdict', args);
    await expect(call).rejects.toMatchObject({ code: '42501', status: 403 });
  }
  expect(
    await project.call(learner.caller, 'user_ssp_submission', { auth_id: learner.id, submission_id: own }),
  ).toEqual([{ challenge_id: 1, code: 'x', outcome: null, verdict: null, best_seconds: null }]);
});

it('keeps the first verdict of a submission, and knows the fastest of those that passed', async () => {
  const someone = await project.addLearner();
  const read = (submission_id: number) =>
    project.call(someone.caller, 'user_ssp_submission', { auth_id: someone.id, submission_id });
  const [slow, fast, failed] = [
    await newSubmission(project, someone),
    await newSubmission(project, someone),
    await newSubmission(project, someone),
  ];
  await store(project, slow, { ...verdict, seconds: 40 });
  await store(project, fast, verdict);
  await store(project, fast, { ...verdict, passed: false });
  await store(project, failed, { ...verdict, passed: false, seconds: 3 });
  expect(await read(fast)).toMatchObject([{ outcome: 'passed', verdict, best_seconds: 12.5 }]);
  expect(await read(failed)).toMatchObject([{ outcome: 'failed', best_seconds: 12.5 }]);
});

it('gives the server what is still to be judged, and nothing once there is a verdict', async () => {
  const id = await newSubmission(project, learner, 3);
  const unjudged = () => project.call(service, 'service_unjudged_submission', { submission_id: id });
  expect(await unjudged()).toEqual([{ challenge_id: 3, code: 'x' }]);
  await expect(
    project.call(learner.caller, 'service_unjudged_submission', { submission_id: id }),
  ).rejects.toMatchObject({ code: '42501', status: 403 });
  await store(project, id, verdict);
  expect(await unjudged()).toEqual([]);
});

it('shows nobody the submission of another', async () => {
  const theirs = await newSubmission(project, other);
  const args = { auth_id: learner.id, submission_id: theirs };
  expect(await project.call(learner.caller, 'user_ssp_submission', args)).toEqual([]);
});

it('tells learners what they handed in last for a challenge, and nothing of what others did', async () => {
  const someone = await project.addLearner();
  const last = (challenge_id: number) =>
    project.call(someone.caller, 'user_ssp_last_submission', { auth_id: someone.id, challenge_id });
  expect(await last(1)).toEqual([]);
  await newSubmission(project, someone);
  const second = await newSubmission(project, someone);
  const elsewhere = await newSubmission(project, someone, 3);
  await newSubmission(project, other);
  await store(project, second, verdict);
  expect(await last(1)).toMatchObject([{ id: second }]);
  expect(await last(3)).toMatchObject([{ id: elsewhere }]);
  expect(await last(2)).toEqual([]);
});

it('tells what was handed in last also after the clock was set back', async () => {
  const someone = await project.addLearner();
  const early = await newSubmission(project, someone);
  await project.database.query(
    `update public.submissions set submitted_at = now() + interval '2 hours' where id = $1`,
    [early],
  );
  const last = await newSubmission(project, someone);
  const asked = { auth_id: someone.id, challenge_id: 1 };
  expect(await project.call(someone.caller, 'user_ssp_last_submission', asked)).toMatchObject([{ id: last }]);
});

it('stores no verdict without findings, no findings without a verdict, and none for what nobody handed in', async () => {
  const id = await newSubmission(project, learner);
  const wrong = [
    [{ submission_id: id, outcome: 'passed', verdict: null }, '23514'],
    [{ submission_id: id, outcome: 'unjudged', verdict }, '23514'],
    [{ submission_id: 999_999, outcome: 'passed', verdict }, 'PT404'],
  ] as const;
  for (const [args, code] of wrong) {
    await expect(project.call(service, 'service_store_verdict', args)).rejects.toMatchObject({ code });
  }
});
