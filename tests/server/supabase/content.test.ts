import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { programPathInside } from '#server/challenges/course.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { seedSql } from '#server/challenges/seedSql.ts';
import { openEmbedded, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
});
afterAll(() => open.close());

it('keeps the four learning paths as the specification words them', async () => {
  const paths = await open.supabase.database.query(
    'select id, title, challenge_count, description from public.learning_paths order by position',
  );
  expect(paths).toEqual([
    {
      id: 'basics',
      title: 'Robotics Basics',
      challenge_count: 10,
      description: 'Fundamentals of robot control, sensors and programming.',
    },
    {
      id: 'navigation',
      title: 'Navigation & Mapping',
      challenge_count: 8,
      description: 'Robot navigation and environment mapping.',
    },
    {
      id: 'manipulation',
      title: 'Object Manipulation',
      challenge_count: 6,
      description: 'Grabbing, moving and placing objects.',
    },
    {
      id: 'vision',
      title: 'Computer Vision',
      challenge_count: 7,
      description: 'Use camera data to identify and track objects in real time.',
    },
  ]);
});

it('has every challenge on a path, and no path fuller than it says', async () => {
  const [counts] = await open.supabase.database.query<{ lost: number; overfull: number }>(`
    select
      (select count(*)::integer from public.challenges c
       where not exists (select from public.learning_path_challenges s where s.challenge_id = c.id)) as lost,
      (select count(*)::integer from public.learning_paths p
       where p.challenge_count < (select count(*) from public.learning_path_challenges s where s.path_id = p.id)) as overfull`);
  expect(counts).toEqual({ lost: 0, overfull: 0 });
});

it('solves each problem in a file that workspaces start with', async () => {
  const problems = await open.supabase.database.query<{ path: string }>(
    'select file_path as path from public.problems order by id',
  );
  const course = readCourse(projectRoot);
  expect(problems.map(({ path }) => path)).toEqual(course.challenges.map(programPathInside));
});

it('may reorder what it lists, and forgets what no challenge has any more', async () => {
  const { database } = open.supabase;
  const course = readCourse(projectRoot);
  const { categories, paths } = course.about;
  const about = { ...course.about, categories: ['Vision', ...categories.toReversed()], paths: paths.toReversed() };
  await database.run(seedSql({ ...course, about }));
  const names = 'select category from public.challenge_categories order by position';
  expect(await database.query(names)).toEqual(about.categories.map((category) => ({ category })));
  await database.run(seedSql(course));
  expect(await database.query(names)).toEqual(categories.map((category) => ({ category })));
});

it('runs again and again, also where a challenge that is gone has a category and a difficulty of its own', async () => {
  const { database } = open.supabase;
  const course = readCourse(projectRoot);
  const { categories, difficulties } = course.about;
  const names = 'select category from public.challenge_categories where position > 0 order by position';
  // One name after the other is dropped from the middle, while an old challenge still has it.
  for (const [index, name] of ['Drawing', 'Singing'].entries()) {
    const [category = '', difficulty = ''] = [categories[0], difficulties[0]];
    await database.run(
      seedSql({
        ...course,
        about: {
          ...course.about,
          categories: [category, name, ...categories.slice(1)],
          difficulties: [difficulty, name, ...difficulties.slice(1)],
        },
      }),
    );
    await database.query(
      `insert into public.challenges (id, title, description, difficulty, category) values ($1, 'Gone', '', $2, $2)`,
      [1000 + index, name],
    );
    for (let runs = 0; runs < 2; runs += 1) await database.run(seedSql(course));
    expect(await database.query(names)).toEqual(categories.map((one) => ({ category: one })));
  }
  await database.run('delete from public.challenges where id >= 1000');
});

it('names what can be achieved in a table, and computes what was from what was handed in and passed', async () => {
  const { client, id } = await open.signedIn();
  for (const challenge_id of [1, 2]) {
    const args = { auth_id: id, challenge_id, code: 'x' };
    const { data: stored } = await client.rpc('user_ssp_submit_challenge', args).single<{ id: number }>();
    const verdict = challenge_id === 2 ? { outcome: 'unjudged', verdict: null } : { outcome: 'failed', verdict: {} };
    await open.admin().rpc('service_store_verdict', { submission_id: stored?.id, ...verdict });
  }
  const [first] = await open.supabase.database.query<{ name: string }>(
    `update public.achievements set name = 'Very First Steps' where position = 1 returning name`,
  );
  const { data } = await client.rpc('user_ssp_achievements', { auth_id: id });
  expect(data.map(({ name, earned }: { name: string; earned: boolean }) => [name, earned])).toEqual([
    [first?.name, true],
    ['Navigator', false],
    ['Steady Hand', true],
    ['Explorer', false],
    ['Tough Nut', false],
    ['Full House', false],
  ]);
});
