/** The board of the community at the database: who may share what, who sees it, and who hides it. */
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nameOnBoard } from '#contract/nameOnBoard.ts';
import { type ParamsOf, procedures } from '#contract/procedures.ts';
import { type Learner, type OpenProject, openProject, visitor } from './openProject.ts';
import { newSubmission, service, store, verdict } from './submissions.ts';

let project: OpenProject;
let ada: Learner;
let bob: Learner;
beforeAll(async () => {
  project = await openProject();
  ada = await project.addLearner();
  bob = await project.addLearner({ userName: 'Bob' });
});
beforeEach(() => project.database.run('truncate public.shared_runs, public.messages'));
afterAll(() => project.close());

type Shared = ParamsOf<'user_ssp_share_run'>;

async function share(changes: Partial<Shared> = {}, learner = ada): Promise<number> {
  const run = { challenge_id: 1, title: 'Round it', is_anonymous: false, every: 200, poses: '0 0 0 10 0 -3' };
  const answer = await project.call(learner.caller, 'user_ssp_share_run', { auth_id: learner.id, ...run, ...changes });
  return v.parse(procedures.user_ssp_share_run.data, answer);
}

async function board(caller: Learner['caller'] = visitor, before_id: number | null = null, most = 12) {
  const answer = await project.call(caller, 'users_isp_list_shared_runs', { before_id, most });
  return v.parse(procedures.users_isp_list_shared_runs.data, answer);
}

const titles = async (caller?: Learner['caller']) => (await board(caller)).map(({ title }) => title);
const hide = (shared_id: number, hidden = true) =>
  project.call(service, 'service_hide_shared_run', { shared_id, hidden });
const report = (shared_id: number, caller = visitor) =>
  project.call(caller, 'users_isp_report_shared_run', { shared_id });
const reports = async () =>
  v.parse(procedures.service_list_messages.data, await project.call(service, 'service_list_messages', { most: 200 }));

it('shows a visitor what was shared, with its challenge and the outline of its world', async () => {
  await share({ title: '  Round it ' });
  const [run] = await board();
  expect(run).toMatchObject({
    title: 'Round it',
    author: 'Ada',
    challenge_id: 1,
    challenge_title: 'Obstacle Course',
    every: 200,
    poses: '0 0 0 10 0 -3',
    outcome: null,
    seconds: null,
    is_own: false,
    is_hidden: false,
  });
  expect(run?.outline.boxes.length).toBeGreaterThan(3);
  expect((await board(ada.caller))[0]?.is_own).toBe(true);
  expect((await board(bob.caller))[0]?.is_own).toBe(false);
});

it('never tells a visitor an address or an id of an account', async () => {
  const shouting = await project.addLearner({ userName: 'ada@example.com' });
  await share();
  await share({}, shouting);
  const text = JSON.stringify(await board());
  expect(text).not.toMatch(/@/);
  for (const { id, email } of [ada, shouting]) {
    expect(text).not.toContain(id);
    expect(text).not.toContain(email);
  }
});

it.each(['Bob', ' Bob ', '', '  ', 'bob@example.com', 'Bob @ work', null])(
  'calls a learner of the user name %j as they are told before they share',
  async (userName) => {
    const learner = await project.addLearner({ userName: null });
    const account = { auth_id: learner.id, email: learner.email, login_method: 'email' };
    await project.call(learner.caller, 'user_upsert_profile', { ...account, user_name: userName });
    await share({}, learner);
    expect((await board())[0]?.author).toBe(nameOnBoard(userName));
  },
);

it('names nobody who does not want to be named', async () => {
  await share({ is_anonymous: true });
  expect((await board())[0]?.author).toBeNull();
});

it.each([
  [{ title: '' }, 'title must have between 1 and 60 characters that can be seen.'],
  [{ title: '   ' }, 'title must have between 1 and 60 characters that can be seen.'],
  [{ title: 'x'.repeat(61) }, 'title must have between 1 and 60 characters that can be seen.'],
  [{ title: 'two\nlines' }, 'title must have between 1 and 60 characters that can be seen.'],
  [{ title: 'turned \u202e round' }, 'title must have between 1 and 60 characters that can be seen.'],
  [{ is_anonymous: null as never }, 'is_anonymous must be true or false.'],
  [{ every: 0 }, 'every must be between 20 and 5000 milliseconds.'],
  [{ every: 5001 }, 'every must be between 20 and 5000 milliseconds.'],
  [{ poses: '' }, 'poses must be whole numbers with a blank between them, at most 20000 bytes.'],
  [{ poses: '0 0 0 1 0 x' }, 'poses must be whole numbers with a blank between them, at most 20000 bytes.'],
  [{ poses: '0 0 0 1 0 0.5' }, 'poses must be whole numbers with a blank between them, at most 20000 bytes.'],
  [{ poses: '<svg/onload=alert(1)>' }, 'poses must be whole numbers with a blank between them, at most 20000 bytes.'],
  [{ poses: '0 '.repeat(10_000) + '0' }, 'poses must be whole numbers with a blank between them, at most 20000 bytes.'],
  [{ poses: '0 0 0' }, 'poses must be 2 to 1200 poses of three numbers each.'],
  [{ poses: '0 0 0 1 0' }, 'poses must be 2 to 1200 poses of three numbers each.'],
  [{ poses: Array(3603).fill('0').join(' ') }, 'poses must be 2 to 1200 poses of three numbers each.'],
  [{ challenge_id: 999 }, 'There is no such challenge.'],
])('refuses %o and stores nothing', async (changes, words) => {
  await expect(share(changes)).rejects.toThrow(words);
  expect(await board()).toEqual([]);
});

it('lets a learner share twenty runs, ten of them in an hour, and more once one is taken back', async () => {
  for (let count = 0; count < 10; count += 1) await share();
  await expect(share()).rejects.toMatchObject({ code: 'PT429', status: 429 });
  await share({}, bob);
  await project.database.run(`update public.shared_runs set shared_at = shared_at - interval '61 minutes'`);
  const ids: number[] = [];
  for (let count = 0; count < 10; count += 1) ids.push(await share());
  await project.database.run(`update public.shared_runs set shared_at = shared_at - interval '61 minutes'`);
  await expect(share()).rejects.toMatchObject({ code: 'PT409', status: 409 });
  await project.call(ada.caller, 'user_ssp_take_back_run', { auth_id: ada.id, shared_id: ids[0]! });
  await share();
});

it('takes a run back for its own learner alone', async () => {
  const id = await share();
  await project.call(bob.caller, 'user_ssp_take_back_run', { auth_id: bob.id, shared_id: id });
  expect(await titles()).toEqual(['Round it']);
  await project.call(ada.caller, 'user_ssp_take_back_run', { auth_id: ada.id, shared_id: id });
  expect(await titles()).toEqual([]);
});

it('lists the newest first, page by page, and never more than 25', async () => {
  await share({ title: 'First' });
  const second = await share({ title: 'Second' });
  await share({ title: 'Third' });
  expect((await board(visitor, null, 2)).map(({ title }) => title)).toEqual(['Third', 'Second']);
  expect((await board(visitor, second, 2)).map(({ title }) => title)).toEqual(['First']);
  await project.database.run(
    `insert into public.shared_runs (user_id, challenge_id, title, is_anonymous, every, poses)
     select r.user_id, 1, 'One of many', true, 200, r.poses from public.shared_runs r, generate_series(1, 30)`,
  );
  expect(await board(visitor, null, 1_000_000)).toHaveLength(25);
});

it('hides a run from everybody but its learner, and shows it again', async () => {
  const id = await share();
  await hide(id);
  expect(await titles()).toEqual([]);
  expect(await titles(bob.caller)).toEqual([]);
  expect(await board(ada.caller)).toMatchObject([{ title: 'Round it', is_hidden: true }]);
  await hide(id, false);
  expect(await titles()).toEqual(['Round it']);
  await expect(hide(id + 1)).rejects.toThrow('There is no such shared run.');
});

it('counts a hidden run among the twenty: hiding makes no room for more of the same', async () => {
  const id = await share();
  await hide(id);
  const listed = await project.call(service, 'service_list_shared_runs', { most: 10 });
  expect(v.parse(procedures.service_list_shared_runs.data, listed)).toMatchObject([
    { id, title: 'Round it', author: 'Ada', account: ada.email, challenge_title: 'Obstacle Course' },
  ]);
});

it('tells the operator of a run that is reported, once an hour from one place', async () => {
  const id = await share();
  await report(id);
  await report(id);
  await report(id, bob.caller);
  expect(await reports()).toMatchObject([
    { kind: 'report', message: `Shared run ${id}, “Round it”, was reported.`, account: null },
  ]);
  await hide(id);
  await project.database.run('truncate public.messages');
  await report(id);
  await report(id + 1);
  expect(await reports()).toEqual([]);
});

it('takes five reports from an address in an hour', async () => {
  for (let count = 0; count < 5; count += 1) await report(await share({ title: `Run ${count}` }));
  await expect(report(await share())).rejects.toMatchObject({ code: 'PT429' });
});

it('shares the run of a verdict as the judge noted it, of the learner’s own submissions alone', async () => {
  const poses = Array.from({ length: 2401 }, (_, at): [number, number, number] => [at / 100, -0.005, 2.5]);
  const id = await newSubmission(project, ada);
  const asked = { submission_id: id, title: 'Solved', is_anonymous: false };
  const call = ({ caller, id: auth_id }: Learner) =>
    project.call(caller, 'user_ssp_share_submission', { auth_id, ...asked });
  await expect(call(ada)).rejects.toThrow('There is no run of the judge.');
  await store(project, id, { ...verdict, run: { every: 50, poses, crates: [] } });
  await expect(call(bob)).rejects.toThrow('There is no run of the judge.');
  await call(ada);
  const [run] = await board();
  expect(run).toMatchObject({ title: 'Solved', challenge_id: 1, outcome: 'passed', seconds: 12.5, every: 150 });
  expect(run?.poses).toMatch(/^0 -1 250 3 -1 250 6 -1 250 /);
  expect(run?.poses.split(' ')).toHaveLength(3 * 801);
});

it('stands in what a learner takes along, and goes with the account', async () => {
  const leaver = await project.addLearner();
  await share({ is_anonymous: true }, leaver);
  await share();
  const answer = await project.call(leaver.caller, 'user_ssp_export', { auth_id: leaver.id });
  const [record] = v.parse(procedures.user_ssp_export.data, answer);
  expect(record?.shared_runs).toMatchObject([{ title: 'Round it', is_anonymous: true, poses: '0 0 0 10 0 -3' }]);
  await project.database.query('delete from auth.users where id = $1', [leaver.id]);
  expect(await board()).toHaveLength(1);
});
