import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { procedures, type ParamsOf, type ProcedureName } from '#contract/procedures.ts';
import { openProject, visitor, type Learner, type OpenProject } from './openProject.ts';
import { CALLS, DETAILS } from './procedureCalls.ts';
import { newSubmission, service, store, verdict } from './submissions.ts';

let project: OpenProject;
let learner: Learner;
let other: Learner;
beforeAll(async () => {
  project = await openProject();
  learner = await project.addLearner();
  other = await project.addLearner();
  // The first submission of all has a run that can be shared.
  const poses: [number, number, number][] = [
    [0, 0, 0],
    [0.1, 0, 0],
  ];
  const run = { every: 100, poses, crates: [] };
  await store(project, await newSubmission(project, learner), { ...verdict, run });
});
afterAll(() => project.close());

const names = v.parse(v.array(v.picklist(Object.keys(CALLS) as ProcedureName[])), Object.keys(procedures));
const personal = names.filter((name) => 'auth_id' in CALLS[name]({ id: 'x', email: 'x' }));
const open = new Set<string>([
  'user_ssp_list_challenges',
  'user_ssp_list_challenges_categories',
  'user_ssp_list_challenges_difficulty',
  'user_ssp_list_learning_paths',
  'users_isp_subscribe_demo',
  'users_isp_send_message',
  'users_isp_list_shared_runs',
  'users_isp_report_shared_run',
]);

/** For the server alone. */
const served = new Set<string>([
  'service_store_verdict',
  'service_unjudged_submission',
  'service_list_messages',
  'service_delete_message',
  'service_list_demo_subscriptions',
  'service_delete_demo_subscription',
  'service_list_shared_runs',
  'service_hide_shared_run',
  'service_account',
  'service_forget_learner',
  'service_require_details',
]);

it.each(names.filter((name) => !served.has(name)))(
  '%s answers its own learner with what the contract says',
  async (name) => {
    await project.call(learner.caller, 'user_ssp_submit_challenge', CALLS.user_ssp_submit_challenge(learner));
    const answer = await project.call(learner.caller, name, CALLS[name](learner));
    const { data } = procedures[name];
    expect(v.safeParse(data, answer).issues).toBeUndefined();
    expect(answer).not.toEqual([]);
  },
);

it.each(personal)('%s refuses the id of another learner as it refuses one that nobody has', async (name) => {
  const refusal = { code: '42501', message: 'This is not your account.', details: null, hint: null, status: 403 };
  for (const id of [other.id, randomUUID()]) {
    const call = project.call(learner.caller, name, CALLS[name]({ ...other, id }));
    await expect(call).rejects.toMatchObject(refusal);
  }
});

it.each(names.filter((name) => !open.has(name)))('%s asks a visitor to sign in', async (name) => {
  await expect(project.call(visitor, name, CALLS[name](learner))).rejects.toMatchObject({ code: '42501', status: 401 });
});

it.each(personal)('%s refuses a caller without an id', async (name) => {
  await expect(project.call(service, name, CALLS[name](learner))).rejects.toMatchObject({ code: '42501' });
  const nobody = { ...CALLS[name](learner), auth_id: null } as never;
  await expect(project.call(service, name, nobody)).rejects.toMatchObject({ code: '42501' });
});

it('leaves the rows of others as they are', async () => {
  const before = await project.call(other.caller, 'get_user_details', { auth_id: other.id });
  await project.call(learner.caller, 'upsert_user_details', { auth_id: other.id, ...DETAILS }).catch(() => undefined);
  expect(await project.call(other.caller, 'get_user_details', { auth_id: other.id })).toEqual(before);
});

it('calls a learner verified once the e-mail is confirmed and the profile is complete', async () => {
  const isVerified = ({ caller, id }: Learner) => project.call(caller, 'user_ssp_isverified', { auth_id: id });
  const newcomer = await project.addLearner({ details: null, userName: null });
  const unconfirmed = await project.addLearner({ confirmed: false });
  expect(await isVerified(newcomer)).toEqual([]);
  expect(await isVerified(unconfirmed)).toEqual([]);
  await project.call(newcomer.caller, 'upsert_user_details', { auth_id: newcomer.id, ...DETAILS });
  expect(await isVerified(newcomer)).toEqual([{ auth_id: newcomer.id, user_name: null, title: 'Engineer' }]);
});

it('stores details as given, without the space around them and without what is empty', async () => {
  const { id, caller } = await project.addLearner({ details: null });
  const read = () => project.call(caller, 'get_user_details', { auth_id: id });
  expect(await read()).toEqual([]);
  await project.call(caller, 'upsert_user_details', { auth_id: id, ...DETAILS, title: ' Boss ', address: ' ' });
  expect(await read()).toEqual([{ ...DETAILS, title: 'Boss', address: null }]);
  await project.call(caller, 'upsert_user_details', { auth_id: id, ...DETAILS, linkedin_url: null });
  expect(await read()).toEqual([{ ...DETAILS, linkedin_url: null }]);
});

it.each([
  { phone: ' ' },
  { phone: '0202 555 0100' },
  { phone: '+1 <b>' },
  { title: '' },
  { gender: 'robot' },
  { title: 'x'.repeat(201) },
])('refuses the details %o', async (wrong) => {
  const args = { auth_id: learner.id, ...DETAILS, ...wrong } as ParamsOf<'upsert_user_details'>;
  await expect(project.call(learner.caller, 'upsert_user_details', args)).rejects.toMatchObject({
    code: '23514',
    status: 400,
  });
});

it('takes no e-mail address but the caller’s own, and keeps a name that is not given', async () => {
  const { id, caller, email } = await project.addLearner();
  const change = (args: { email: string; user_name: string | null }) =>
    project.call(caller, 'user_upsert_profile', { auth_id: id, login_method: 'google', ...args });
  await expect(change({ email: other.email, user_name: 'Eve' })).rejects.toMatchObject({ code: '42501' });
  await change({ email: email.toUpperCase(), user_name: null });
  expect(await project.call(caller, 'user_ssp_profile', { auth_id: id })).toEqual([
    { user_name: 'Ada', title: 'Student' },
  ]);
});

it('subscribes an address once, whoever asks, and answers alike', async () => {
  for (const p_email of ['demo@example.com', 'Demo@Example.com']) {
    expect(await project.call(visitor, 'users_isp_subscribe_demo', { p_email })).toBeUndefined();
  }
  const rows = await project.database.query(`select email from public.demo_subscriptions where email like 'demo@%'`);
  expect(rows).toEqual([{ email: 'demo@example.com' }]);
  for (const p_email of ['demo', 'a b@example.com', '@example.com', `${'x'.repeat(250)}@example.com`]) {
    await expect(project.call(visitor, 'users_isp_subscribe_demo', { p_email })).rejects.toMatchObject({
      message: 'Please enter a valid email address',
      status: 400,
    });
  }
});

it('calls a challenge in progress once begun and completed once a solution has passed, from the first time on', async () => {
  const { id, caller } = await project.addLearner();
  const stats = () =>
    project.call(caller, 'user_ssp_challenge_stats', { auth_id: id }) as Promise<{ completedAt: string | null }[]>;
  const common = { id: 2, title: 'Object Manipulation', category: 'Manipulation', difficulty: 'Medium' };
  expect(await stats()).toEqual([]);
  await project.call(caller, 'user_ssp_start_challenge', { auth_id: id, challenge_id: 2 });
  await project.call(caller, 'user_ssp_start_challenge', { auth_id: id, challenge_id: 2 });
  expect(await stats()).toEqual([{ ...common, status: 'In Progress', completedAt: null }]);
  const begun = { ...common, status: 'In Progress', completedAt: null };
  await newSubmission(project, { id, caller }, 2);
  expect(await stats()).toEqual([begun]);
  await store(project, await newSubmission(project, { id, caller }, 2), { ...verdict, passed: false });
  expect(await stats()).toEqual([begun]);
  await store(project, await newSubmission(project, { id, caller }, 2), verdict);
  const [first] = await stats();
  await store(project, await newSubmission(project, { id, caller }, 2), verdict);
  expect(await stats()).toEqual([{ ...common, status: 'Completed', completedAt: first?.completedAt }]);
  expect(first?.completedAt).not.toBeNull();
});

it('earns achievements by what was completed', async () => {
  const { id, caller } = await project.addLearner();
  const earned = async () => {
    const answer = await project.call(caller, 'user_ssp_achievements', { auth_id: id });
    return v
      .parse(procedures.user_ssp_achievements.data, answer)
      .filter((one) => one.earned)
      .map(({ name }) => name);
  };
  const submit = async (challenge_id: number) =>
    store(project, await newSubmission(project, { id, caller }, challenge_id), verdict);
  expect(await earned()).toEqual([]);
  await submit(1);
  expect(await earned()).toEqual(['First Steps', 'Navigator']);
  await submit(2);
  await submit(3);
  const most = ['First Steps', 'Navigator', 'Steady Hand', 'Explorer', 'Tough Nut'];
  expect(await earned()).toEqual(most);
  const challenges = v.parse(
    procedures.user_ssp_list_challenges.data,
    await project.call(caller, 'user_ssp_list_challenges', {}),
  );
  const left = challenges.filter((challenge) => challenge.id > 3);
  for (const { id: next } of left) {
    expect(await earned()).toEqual(most);
    await submit(next);
  }
  expect(await earned()).toEqual([...most, 'Full House']);
});

it.each(['user_ssp_submit_challenge', 'user_ssp_start_challenge'] as const)(
  '%s knows no challenge that does not exist',
  async (name) => {
    const args = { ...CALLS[name](learner), challenge_id: 99 } as ParamsOf<typeof name>;
    await expect(project.call(learner.caller, name, args)).rejects.toMatchObject({
      status: 404,
      message: 'There is no such challenge.',
    });
  },
);

it('keeps code of 1 MiB, and no more', async () => {
  const handIn = (code: string) => ({ auth_id: learner.id, challenge_id: 1, code });
  const most = 'x'.repeat(1_048_576);
  await project.call(learner.caller, 'user_ssp_submit_challenge', handIn(most));
  const more = project.call(learner.caller, 'user_ssp_submit_challenge', handIn(`${most}x`));
  await expect(more).rejects.toMatchObject({ code: '23514' });
});
