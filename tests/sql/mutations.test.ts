import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { isFull } from '../isFull.ts';
import { openProject, type OpenProject } from './openProject.ts';

/** Each weakness costs a run of the tests, so all of them are tried only where everything is. */
const isTried = isFull && process.env['SQL_MUTATION'] === undefined;

let project: OpenProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

interface Mutation {
  name: string;
  sql: string;
}

/** Every check of the caller and every search path taken out, every table without its row security or opened to a role, every procedure opened to visitors. */
function mutations(): Promise<Mutation[]> {
  return project.database.query<Mutation>(`
    select p.proname || ' does not ask who calls' as name,
      regexp_replace(pg_get_functiondef(p.oid), 'perform private\\.require_caller\\([^;]*\\);', '') as sql
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosrc ~ 'private\\.require_caller'
    union all
    select p.proname || ' does not compare the address',
      regexp_replace(pg_get_functiondef(p.oid), 'if lower[^;]*;\\s*end if;', '')
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosrc ~ 'auth\\.email'
    union all
    select p.proname || ' looks names up where its caller says', format('alter function %s reset search_path', p.oid::regprocedure)
    from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all
    select c.relname || ' has no row security', format('alter table public.%I disable row level security', c.relname)
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union all
    select c.relname || ' is open to ' || r.role, format('grant select on public.%I to %I', c.relname, r.role)
    from pg_class c, (values ('anon'), ('authenticated')) as r (role)
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union all
    select p.proname || ' is open to visitors', format('grant execute on function %s to anon', p.oid::regprocedure)
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not has_function_privilege('anon', p.oid, 'execute')
    order by name`);
}

async function outcomeWith(sql: string): Promise<{ failed: boolean; said: string }> {
  const program = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [
    'run',
    '--project',
    'supabase',
    '--bail',
    '1',
    'tests/sql/privileges.test.ts',
    'tests/sql/procedures.test.ts',
  ];
  const child = spawn(process.execPath, [program, ...args], {
    cwd: projectRoot,
    env: { ...process.env, SQL_MUTATION: sql },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { failed: child.exitCode !== 0, said };
}

it('knows the weaknesses that a test has to notice', async () => {
  const names = (await mutations()).map(({ name }) => name);
  expect(names).toContain('get_user_details does not ask who calls');
  expect(names).toContain('user_upsert_profile does not compare the address');
  expect(names.length).toBeGreaterThan(70);
});

it.runIf(isTried)('notices every weakness', { timeout: 1_800_000 }, async () => {
  // What weakens nothing must not be noticed, else noticing would mean nothing.
  expect(await outcomeWith('select 1')).toMatchObject({ failed: false });
  const unnoticed: string[] = [];
  for (const { name, sql } of await mutations()) {
    const { failed, said } = await outcomeWith(sql);
    // A run that never got to a test has noticed nothing.
    if (!failed || !/Tests .*failed/.test(said)) unnoticed.push(name);
  }
  expect(unnoticed).toEqual([]);
});
