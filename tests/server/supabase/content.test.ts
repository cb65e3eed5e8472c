import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/bundles.ts';
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

it('starts each problem from the program that lies in the workspace', async () => {
  const problems = await open.supabase.database.query<{ path: string; code: string }>(
    'select file_path as path, starter_code as code from public.problems order by id',
  );
  expect(problems).toHaveLength(3);
  for (const { path, code } of problems) {
    const file = path.replace(/^\/ws\//, 'workspace/');
    expect(code).toBe(await readFile(join(projectRoot, file), 'utf8'));
  }
});

it('names what can be achieved in a table, and computes what was from what was handed in', async () => {
  const { client, id } = await open.signedIn();
  await client.rpc('user_ssp_submit_challenge', { auth_id: id, challenge_id: 2, code: 'x' });
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
