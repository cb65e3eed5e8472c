/** A challenge whose folder was taken out of the course, after learners had worked on it. */
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { procedures } from '#contract/procedures.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { seedSql } from '#server/challenges/seedSql.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { type Learner, openProject, type OpenProject, visitor } from './openProject.ts';
import { newSubmission, store, verdict } from './submissions.ts';

const course = readCourse(projectRoot);
const RETIRED = 2;
const left = course.challenges.filter(({ about }) => about.id !== RETIRED);

let project: OpenProject;
/** Has solved the retired challenge and one more. */
let learner: Learner;
beforeAll(async () => {
  project = await openProject();
  learner = await project.addLearner();
  for (const id of [1, RETIRED]) await store(project, await newSubmission(project, learner, id), verdict);
  await project.call(learner.caller, 'user_ssp_start_challenge', { auth_id: learner.id, challenge_id: RETIRED });
  for (const id of [1, RETIRED]) await project.call(learner.caller, 'user_ssp_share_run', drivenIn(id));
  await project.database.run(seedSql({ ...course, challenges: left }));
});
afterAll(() => project.close());

const drivenIn = (challenge_id: number) => {
  const run = { title: 'Round it', is_anonymous: true, every: 200, poses: '0 0 0 10 0 0' };
  return { auth_id: learner.id, challenge_id, ...run };
};
const progress = async () => {
  const args = { auth_id: learner.id, utc_offset_minutes: 0 };
  const rows = await project.call(learner.caller, 'user_ssp_progress', args);
  return v.parse(procedures.user_ssp_progress.data, rows)[0];
};
const earned = async ({ caller, id }: Learner) => {
  const answer = await project.call(caller, 'user_ssp_achievements', { auth_id: id });
  const achievements = v.parse(procedures.user_ssp_achievements.data, answer);
  return achievements.filter((one) => one.earned).map(({ name }) => name);
};

it('offers it to nobody', async () => {
  const list = v.parse(
    procedures.user_ssp_list_challenges.data,
    await project.call(visitor, 'user_ssp_list_challenges', {}),
  );
  expect(list.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(left.map(({ about }) => about.id));
  const paths = await project.call(visitor, 'user_ssp_list_learning_paths', {});
  const challenges = v.parse(procedures.user_ssp_list_learning_paths.data, paths).flatMap((path) => path.challenges);
  expect(challenges.map(({ id }) => id)).not.toContain(RETIRED);
  const problem = await project.call(learner.caller, 'user_ssp_challenge_problem', { challenge_id: RETIRED });
  expect(problem).toEqual([]);
});

it('takes nothing more for it', async () => {
  const unknown = { status: 404, message: 'There is no such challenge.' };
  await expect(newSubmission(project, learner, RETIRED)).rejects.toMatchObject(unknown);
  const start = { auth_id: learner.id, challenge_id: RETIRED };
  await expect(project.call(learner.caller, 'user_ssp_start_challenge', start)).rejects.toMatchObject(unknown);
});

it('counts it in no total', async () => {
  expect(await progress()).toMatchObject({
    challenges: left.length,
    favorite_category: 'Navigation',
    last_challenge_id: 1,
    best_times: [{ challenge_id: 1 }],
  });
  const stats = await project.call(learner.caller, 'user_ssp_challenge_stats', { auth_id: learner.id });
  expect(stats).toMatchObject([{ id: 1, status: 'Completed' }]);
});

it('keeps what was handed in for it, and what was earned by it', async () => {
  expect((await progress())?.recent_verdicts.map(({ challenge_id }) => challenge_id)).toEqual([RETIRED, 1]);
  const [record] = v.parse(
    procedures.user_ssp_export.data,
    await project.call(learner.caller, 'user_ssp_export', { auth_id: learner.id }),
  );
  expect(record?.submissions.map(({ challenge_id }) => challenge_id)).toEqual([1, RETIRED]);
  expect(record?.started).toMatchObject([{ challenge_id: RETIRED, title: 'Object Manipulation' }]);
  expect(await earned(learner)).toEqual(['First Steps', 'Navigator', 'Steady Hand']);
});

it('keeps runs of it on the board, and says of them that it is no more', async () => {
  const rows = await project.call(visitor, 'users_isp_list_shared_runs', { before_id: null, most: 12 });
  const runs = v.parse(procedures.users_isp_list_shared_runs.data, rows);
  expect(runs.map((run) => [run.challenge_id, run.is_retired])).toEqual([
    [RETIRED, true],
    [1, false],
  ]);
});

it('lets everything be solved without it', async () => {
  const newcomer = await project.addLearner();
  for (const { about } of left) {
    expect(await earned(newcomer)).not.toContain('Full House');
    await store(project, await newSubmission(project, newcomer, about.id), verdict);
  }
  expect(await earned(newcomer)).toContain('Full House');
});

it('offers no category that only retired challenges have', async () => {
  const challenges = left.filter(({ about }) => about.category !== 'Manipulation');
  const categories = course.about.categories.filter((name) => name !== 'Manipulation');
  await project.database.run(seedSql({ ...course, about: { ...course.about, categories }, challenges }));
  expect(await project.call(visitor, 'user_ssp_list_challenges_categories', {})).toEqual(
    categories.map((category) => ({ category })),
  );
  expect(await project.call(visitor, 'user_ssp_list_challenges_difficulty', {})).toHaveLength(4);
});

it('has all that was there once its folder is back', async () => {
  await project.database.run(seedSql(course));
  expect(await progress()).toMatchObject({ challenges: course.challenges.length });
  expect(await project.call(visitor, 'user_ssp_list_challenges', {})).toHaveLength(course.challenges.length);
  expect(await project.call(learner.caller, 'user_ssp_challenge_problem', { challenge_id: RETIRED })).toHaveLength(1);
});
