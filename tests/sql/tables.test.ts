/** Who may touch which table, tried as whoever calls: nobody may, by no verb, whatever row security would leave them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject, type OpenProject } from './openProject.ts';

let project: OpenProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

/** Every table of the product, and a column that every row has. */
const TABLES = {
  achievements: 'id',
  challenge_categories: 'category',
  challenge_difficulties: 'difficulty',
  challenge_starts: 'user_id',
  challenge_topics: 'topic',
  challenges: 'id',
  demo_requests: 'sender',
  demo_subscriptions: 'email',
  learning_path_challenges: 'path_id',
  learning_paths: 'id',
  messages: 'message',
  problem_hints: 'problem_id',
  problem_packages: 'problem_id',
  problems: 'id',
  profiles: 'user_id',
  shared_runs: 'title',
  submissions: 'code',
  user_details: 'user_id',
  verdicts: 'submission_id',
};

const ATTEMPTS = Object.entries(TABLES).flatMap(([table, column]) =>
  [
    `select from public.${table}`,
    `select ${column} from public.${table}`,
    `insert into public.${table} (${column}) values (default)`,
    `update public.${table} set ${column} = ${column}`,
    `delete from public.${table}`,
    `truncate public.${table} cascade`,
  ].map((attempt) => ({ attempt })),
);

describe.each(['anon', 'authenticated'])('%s', (role) => {
  it.each(ATTEMPTS)('may not $attempt', async ({ attempt }) => {
    const tried = project.database.transaction(async (session) => {
      await session.query(`select set_config('role', $1, true)`, [role]);
      await session.query(attempt);
    });
    await expect(tried).rejects.toMatchObject({ code: '42501' });
  });
});

it('tries every table, view and sequence of the product', async () => {
  const found = await project.database.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by name`,
  );
  const names = found.map(({ name }) => name);
  expect(names, 'Add it to TABLES, with a column of it.').toEqual(Object.keys(TABLES));
});

/** What procedures share: who may call it by themselves, which is nobody, not even the key of the service. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  activity: [],
  best_seconds: [],
  challenges_of: [],
  completions: [],
  current_streak: [],
  day_of: [],
  is_one_line: [],
  latest_work: [],
  missing_detail: [],
  name_on_board: [],
  put_on_board: [],
  put_on_board_once: [],
  recent_verdicts: [],
  require_caller: [],
  require_challenge: [],
  sender_digest: [],
};

it('lets nobody call what procedures share', async () => {
  const found = await project.database.query<{ name: string; roles: string[] }>(`
    select p.proname as name, array(
      select r.role from (values ('anon'), ('authenticated'), ('service_role')) as r (role)
      where has_function_privilege(r.role, p.oid, 'execute') order by 1) as roles
    from pg_proc p where p.pronamespace = 'private'::regnamespace order by name`);
  const rows = Object.fromEntries(found.map(({ name, roles }) => [name, roles]));
  expect(rows, 'Add a row to SHARED: which roles may call it.').toEqual(SHARED);
});
