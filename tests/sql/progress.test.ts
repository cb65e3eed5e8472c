/** How far a learner has come: computed from what they began and handed in. */
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCourse } from '#server/challenges/readCourse.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { procedures } from '#contract/procedures.ts';
import type { Progress } from '#contract/progress.ts';
import { openProject, type Learner, type OpenProject } from './openProject.ts';
import { newSubmission, store, verdict } from './submissions.ts';

let project: OpenProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

async function progressOf(
  { id, caller }: Pick<Learner, 'id' | 'caller'>,
  utc_offset_minutes = 0,
  time_zone?: string,
): Promise<Progress> {
  const asked = { auth_id: id, utc_offset_minutes, ...(time_zone !== undefined && { time_zone }) };
  const rows = await project.call(caller, 'user_ssp_progress', asked);
  const [row] = v.parse(procedures.user_ssp_progress.data, rows);
  if (row === undefined) throw new Error('There is always one row');
  return row;
}

/** Hands in a solution so many hours ago. */
async function handedIn(learner: Learner, hoursAgo: number, challengeId = 1) {
  const id = await newSubmission(project, learner, challengeId);
  const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  await project.database.query(`update public.submissions set submitted_at = '${at}' where id = ${id}`);
  return id;
}

/** So many hours before now it was noon, `days` days ago, in UTC. */
function noon(days: number): number {
  const now = Date.now();
  return (now - (Math.floor(now / 86_400_000) - days + 0.5) * 86_400_000) / 3_600_000;
}

it('has one row for who has done nothing yet', async () => {
  expect(await progressOf(await project.addLearner())).toEqual({
    challenges: readCourse(projectRoot).challenges.length,
    average_seconds: null,
    favorite_category: null,
    current_streak: 0,
    last_challenge_id: null,
    best_times: [],
    recent_verdicts: [],
  });
});

it('counts days in a row, of which the last may be yesterday', async () => {
  const [today, yesterday, before, gap] = await Promise.all([0, 1, 2, 3].map(() => project.addLearner()));
  if (!today || !yesterday || !before || !gap) throw new Error('Four learners were added');
  for (const days of [1, 2, 4]) await handedIn(today, noon(days));
  await project.call(today.caller, 'user_ssp_start_challenge', { auth_id: today.id, challenge_id: 2 });
  for (const days of [1, 1, 2, 3]) await handedIn(yesterday, noon(days));
  for (const days of [2, 3]) await handedIn(before, noon(days));
  for (const days of [1, 3, 4, 5]) await handedIn(gap, noon(days));
  expect((await progressOf(today)).current_streak).toBe(3);
  expect((await progressOf(yesterday)).current_streak).toBe(3);
  expect((await progressOf(before)).current_streak).toBe(0);
  expect((await progressOf(gap)).current_streak).toBe(1);
});

it('lets days begin where the learner is', async () => {
  const learner = await project.addLearner();
  // Two hours apart on the same day of UTC, on two days seven hours to the west of 18:00.
  await handedIn(learner, noon(1) + 6);
  await handedIn(learner, noon(1) + 4);
  expect((await progressOf(learner)).current_streak).toBe(1);
  expect((await progressOf(learner, -7 * 60)).current_streak).toBe(2);
});

it('lets days begin by the clocks of the time zone, and of one that nobody knows by the offset', async () => {
  const learner = await project.addLearner();
  await handedIn(learner, noon(1) + 6);
  await handedIn(learner, noon(1) + 4);
  const streak = async (zone: string) => (await progressOf(learner, -7 * 60, zone)).current_streak;
  expect([await streak('UTC'), await streak('America/Phoenix')]).toEqual([1, 2]);
  expect([await streak(''), await streak('Nowhere/Such')]).toEqual([2, 2]);
});

it.each([
  ['late on the evening before the clocks are put forward', '2026-03-28 22:30Z', '2026-03-28'],
  ['late on an evening of summer', '2026-10-24 22:30Z', '2026-10-25'],
  ['early after the clocks are put back', '2026-10-25 23:30Z', '2026-10-26'],
  ['late after the clocks are put back', '2026-10-26 22:30Z', '2026-10-26'],
])('counts what was done %s for the day that it was there', async (_, moment, day) => {
  for (const today of [60, 120]) {
    const sql = `select private.day_of($1::timestamptz, $2::integer, 'Europe/Berlin')::text as day`;
    expect(await project.database.query(sql, [moment, today])).toEqual([{ day }]);
  }
});

it.each([841, -841])('refuses an offset of %i minutes in words', async (utc_offset_minutes) => {
  const { id, caller } = await project.addLearner();
  const call = project.call(caller, 'user_ssp_progress', { auth_id: id, utc_offset_minutes });
  await expect(call).rejects.toMatchObject({
    code: '22023',
    status: 400,
    message: 'utc_offset_minutes must be a number from -840 to 840.',
  });
});

it('knows the fastest solution of each challenge, and their mean', async () => {
  const learner = await project.addLearner();
  const solved = async (challengeId: number, seconds: number) =>
    store(project, await newSubmission(project, learner, challengeId), { ...verdict, seconds });
  await solved(1, 30);
  await solved(1, 20);
  await solved(2, 50);
  await store(project, await newSubmission(project, learner, 3), { ...verdict, passed: false, seconds: 1 });
  const { best_times, average_seconds } = await progressOf(learner);
  expect(best_times).toEqual([
    { challenge_id: 1, seconds: 20 },
    { challenge_id: 2, seconds: 50 },
  ]);
  expect(average_seconds).toBe(35);
});

it('calls favourite what most challenges were begun of, and of equal ones the latest', async () => {
  const learner = await project.addLearner();
  await handedIn(learner, 3, 1);
  await handedIn(learner, 2, 2);
  await handedIn(learner, 4, 1);
  expect(await progressOf(learner)).toMatchObject({ favorite_category: 'Manipulation', last_challenge_id: 2 });
  await handedIn(learner, 1, 1);
  expect(await progressOf(learner)).toMatchObject({ favorite_category: 'Navigation', last_challenge_id: 1 });
});

it('leads back to the challenge whose program was saved last', async () => {
  const { id, caller } = await project.addLearner();
  const saved = (challenge_id: number) =>
    project.call(caller, 'user_ssp_start_challenge', { auth_id: id, challenge_id });
  const aDayLater = () =>
    project.database.run(`
      update public.challenge_starts set started_at = started_at - interval '1 day', worked_at = worked_at - interval '1 day';
      update public.submissions set submitted_at = submitted_at - interval '1 day'`);
  for (const challengeId of [4, 5]) {
    await saved(challengeId);
    await aDayLater();
  }
  expect(await progressOf({ id, caller })).toMatchObject({ last_challenge_id: 5 });
  await saved(4);
  await aDayLater();
  expect(await progressOf({ id, caller })).toMatchObject({ last_challenge_id: 4 });
  await newSubmission(project, { id, caller }, 5);
  await aDayLater();
  expect(await progressOf({ id, caller })).toMatchObject({ last_challenge_id: 5 });
  await saved(4);
  expect(await progressOf({ id, caller })).toMatchObject({ last_challenge_id: 4 });
  const [record] = v.parse(
    procedures.user_ssp_export.data,
    await project.call(caller, 'user_ssp_export', { auth_id: id }),
  );
  expect(record?.started.map((one) => [one.challenge_id, one.worked_at > one.started_at])).toEqual([
    [4, true],
    [5, false],
  ]);
});

it('tells the five newest verdicts, with how many checks passed', async () => {
  const learner = await project.addLearner();
  const stop = { check: { check: 'stop' }, passed: true, progress: 1, cause: null } as const;
  const touchNothing = { check: { check: 'touchNothing' }, passed: true, progress: 1, cause: null } as const;
  const passing = { ...verdict, checks: [stop, touchNothing] };
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const id = await newSubmission(project, learner, 1);
    await store(project, id, passing);
    ids.unshift(id);
  }
  const failed = await newSubmission(project, learner, 2);
  await store(project, failed, { ...verdict, passed: false, checks: [stop, { ...touchNothing, passed: false }] });
  await newSubmission(project, learner, 3);
  const { recent_verdicts: recent } = await progressOf(learner);
  expect(recent.map(({ submission_id }) => submission_id)).toEqual([failed, ...ids.slice(0, 4)]);
  expect(recent[0]).toMatchObject({
    title: 'Object Manipulation',
    outcome: 'failed',
    checks: 2,
    checks_passed: 1,
  });
  expect(recent[1]).toMatchObject({ outcome: 'passed', checks_passed: 2, seconds: verdict.seconds });
});

it('counts no check of a solution that was cut off, not even of a verdict of old, which has them', async () => {
  const learner = await project.addLearner();
  const stop = { check: { check: 'stop' }, passed: false, progress: 0, cause: null } as const;
  const cutOff = { ...verdict, passed: false, end: { reason: 'cut_off', part: 'robot' } } as const;
  for (const checks of [[stop, stop], []])
    await store(project, await newSubmission(project, learner), { ...cutOff, checks });

  const { recent_verdicts: recent } = await progressOf(learner);

  const unmeasured = { outcome: 'failed', checks: 0, checks_passed: 0 };
  expect(recent).toMatchObject([unmeasured, unmeasured]);
});

it('shows nobody what others have done', async () => {
  const [mine, theirs] = [await project.addLearner(), await project.addLearner()];
  await store(project, await newSubmission(project, theirs, 1), verdict);
  expect(await progressOf(mine)).toMatchObject({ best_times: [], recent_verdicts: [], last_challenge_id: null });
});
