import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_PACKAGE, WORKSPACE_PATH } from '#contract/limits.ts';
import { procedures } from '#contract/procedures.ts';
import { cardAddress } from '#server/challenges/drawWorld.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { builtInPaths } from '#src/views/home/builtInPaths.ts';
import { sampleChallenges } from '#src/texts/en/sampleChallenges.ts';
import { openProject, visitor, type Learner, type OpenProject } from './openProject.ts';

let project: OpenProject;
let learner: Learner;
beforeAll(async () => {
  project = await openProject();
  learner = await project.addLearner();
});
afterAll(() => project.close());

const listed = (): Promise<unknown> => project.call(visitor, 'user_ssp_list_challenges', {});

it('lists the three sample challenges as the specification words them', async () => {
  const list = v.parse(procedures.user_ssp_list_challenges.data, await listed());
  const samples = list.filter(({ id }) => id <= 3).toSorted((one, other) => one.id - other.id);
  expect(samples).toEqual(sampleChallenges);
  expect(samples).toEqual([
    {
      id: 1,
      title: 'Obstacle Course',
      difficulty: 'Easy',
      category: 'Navigation',
      description: 'Navigate a robot through a field of obstacles to reach the target.',
      image: '/worlds/01-obstacle-course.card.svg',
    },
    {
      id: 2,
      title: 'Object Manipulation',
      difficulty: 'Medium',
      category: 'Manipulation',
      description: 'Pick up objects and place them in designated target areas.',
      image: '/worlds/02-object-manipulation.card.svg',
    },
    {
      id: 3,
      title: 'Autonomous Explorer',
      difficulty: 'Hard',
      category: 'Exploration',
      description: 'Explore and map an unknown environment efficiently.',
      image: '/worlds/03-autonomous-explorer.card.svg',
    },
  ]);
});

it('lists the challenges path after path, each in the order in which they build on one another', async () => {
  const { about, challenges } = readCourse(projectRoot);
  const inOrder = about.paths.flatMap(({ id }) =>
    challenges
      .filter((one) => one.about.path.id === id)
      .toSorted((one, other) => one.about.path.position - other.about.path.position),
  );
  const list = v.parse(procedures.user_ssp_list_challenges.data, await listed());
  expect(list.map(({ id }) => id)).toEqual(inOrder.map((one) => one.about.id));
});

it('offers the categories and all four difficulties to choose from', async () => {
  const categories = await project.call(visitor, 'user_ssp_list_challenges_categories', {});
  expect(categories).toEqual([
    { category: 'Basics' },
    { category: 'Navigation' },
    { category: 'Manipulation' },
    { category: 'Exploration' },
  ]);
  const difficulties = await project.call(visitor, 'user_ssp_list_challenges_difficulty', {});
  expect(difficulties).toEqual([
    { difficulty: 'Easy' },
    { difficulty: 'Medium' },
    { difficulty: 'Hard' },
    { difficulty: 'Expert' },
  ]);
});

it.each([
  [1, 'Beginner', 'obstacle_course.py'],
  [2, 'Intermediate', 'object_manipulation.py'],
  [3, 'Advanced', 'autonomous_explorer.py'],
])('has a problem for challenge %i that is %s and solved in %s', async (challenge_id, difficulty, file) => {
  const answer = await project.call(learner.caller, 'user_ssp_challenge_problem', { challenge_id });
  const [problem, ...others] = v.parse(procedures.user_ssp_challenge_problem.data, answer);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    difficulty,
    file_path: `${WORKSPACE_PATH}/src/${DEFAULT_PACKAGE}/scripts/${file}`,
    workspace_path: '/ws',
    packages: ['gazebo_test_pkg'],
  });
  expect(problem?.hints).toHaveLength(4);
  expect(problem?.description).toContain('Press **Start** above the editor.');
});

it('has no problem for a challenge that does not exist', async () => {
  expect(await project.call(learner.caller, 'user_ssp_challenge_problem', { challenge_id: 99 })).toEqual([]);
});

it('may be run again without losing what learners did', async () => {
  const before = await listed();
  await project.call(learner.caller, 'user_ssp_start_challenge', { auth_id: learner.id, challenge_id: 1 });
  await project.call(learner.caller, 'user_ssp_submit_challenge', { auth_id: learner.id, challenge_id: 1, code: 'x' });
  await project.database.run(await readFile(join(projectRoot, 'supabase', 'seed.sql'), 'utf8'));
  expect(await project.call(learner.caller, 'user_ssp_challenge_stats', { auth_id: learner.id })).toHaveLength(1);
  expect(await project.database.query('select code from public.submissions')).toEqual([{ code: 'x' }]);
  expect(await listed()).toEqual(before);
});

it('brings no accounts', async () => {
  const accounts = await project.database.query<{ email: string }>('select email from auth.users');
  expect(accounts).toEqual([{ email: learner.email }]);
});

it('lists the four learning paths in order to every visitor, with the challenges that are there', async () => {
  const paths = v.parse(
    procedures.user_ssp_list_learning_paths.data,
    await project.call(visitor, 'user_ssp_list_learning_paths', {}),
  );
  expect(paths.map(({ id, image, challenge_count }) => ({ id, image, challengeCount: challenge_count }))).toEqual(
    builtInPaths,
  );
  expect(paths.map(({ id, title, challenge_count }) => [id, title, challenge_count])).toEqual([
    ['basics', 'Robotics Basics', 10],
    ['navigation', 'Navigation & Mapping', 8],
    ['manipulation', 'Object Manipulation', 6],
    ['vision', 'Computer Vision', 7],
  ]);
  const course = readCourse(projectRoot);
  for (const { id, challenges } of paths) {
    const folders = course.challenges.filter(({ about }) => about.path.id === id);
    const inOrder = folders.toSorted((a, b) => a.about.path.position - b.about.path.position);
    expect(challenges.map((found) => [found.id, found.title, found.idea, found.image, found.topics])).toEqual(
      inOrder.map(({ folder, about }) => [about.id, about.title, about.idea, cardAddress(folder), about.topics]),
    );
  }
});
