/** Calls that come again because their answer was lost: what they ask for is done once. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ParamsOf, ProcedureName } from '#contract/procedures.ts';
import { type Learner, type OpenProject, openProject, visitor } from './openProject.ts';
import { newSubmission, store, verdict } from './submissions.ts';

let project: OpenProject;
let ada: Learner;
let judged: number;
beforeAll(async () => {
  project = await openProject();
  ada = await project.addLearner();
  judged = await newSubmission(project, ada);
  const run = {
    every: 50,
    poses: [
      [0, 0, 0],
      [1, 0, 0],
    ] as [number, number, number][],
    crates: [],
  };
  await store(project, judged, { ...verdict, run });
});
beforeEach(() => project.database.run('truncate public.shared_runs, public.messages'));
afterAll(() => project.close());

const counted = async (table: string): Promise<number> => {
  const [row] = await project.database.query<{ count: number }>(
    `select count(*)::integer as count from public.${table}`,
  );
  return row?.count ?? 0;
};
const shared = { title: 'Mine', is_anonymous: true };
const handIn = (learner: Learner, request_id?: string) => {
  const asked = { auth_id: learner.id, challenge_id: 1, code: 'x', ...(request_id !== undefined && { request_id }) };
  return project.call(learner.caller, 'user_ssp_submit_challenge', asked);
};

it('hands in once, and answers the same number', async () => {
  const before = await counted('submissions');
  const id = randomUUID();
  const answers = [await handIn(ada, id), await handIn(ada, id)];
  expect(answers[1]).toEqual(answers[0]);
  expect(await counted('submissions')).toBe(before + 1);
});

it('hands in once although an hour is full meanwhile', async () => {
  const learner = await project.addLearner();
  const id = randomUUID();
  const first = await handIn(learner, id);
  for (let count = 1; count < 120; count += 1) await handIn(learner);
  expect(await handIn(learner, id)).toEqual(first);
});

it('takes nobody else’s id for the same call', async () => {
  const bob = await project.addLearner();
  const id = randomUUID();
  expect(await handIn(bob, id)).not.toEqual(await handIn(ada, id));
});

it('puts a run on the board once, and answers the same number', async () => {
  const drive = { every: 200, poses: '0 0 0 10 0 0' };
  const ask = <Name extends ProcedureName>(name: Name, params: ParamsOf<Name>) =>
    project.call(ada.caller, name, params);
  const own = { auth_id: ada.id, challenge_id: 1, ...shared, ...drive, request_id: randomUUID() };
  const ofJudge = { auth_id: ada.id, submission_id: judged, ...shared, request_id: randomUUID() };
  expect(await ask('user_ssp_share_run', own)).toBe(await ask('user_ssp_share_run', own));
  expect(await ask('user_ssp_share_submission', ofJudge)).toBe(await ask('user_ssp_share_submission', ofJudge));
  expect(await counted('shared_runs')).toBe(2);
  await ask('user_ssp_share_run', { ...own, request_id: randomUUID() });
  expect(await counted('shared_runs')).toBe(3);
});

it('gives the operator a message once, also where the hour is full meanwhile', async () => {
  const message = { p_kind: 'feedback', p_user_name: '', p_email: '', p_message: 'Hello' };
  const first = { ...message, p_request_id: randomUUID() };
  for (const call of [first, first, message, message, message, message, first]) {
    await project.call(visitor, 'users_isp_send_message', call);
  }
  expect(await counted('messages')).toBe(5);
});

it('does what a page of an earlier release asks for each time', async () => {
  const numbers = v.parse(v.array(v.array(v.object({ id: v.number() }))), [await handIn(ada), await handIn(ada)]);
  expect(numbers[0]).not.toEqual(numbers[1]);
});
