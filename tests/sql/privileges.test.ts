import { afterAll, beforeAll, expect, it } from 'vitest';
import { procedures } from '#contract/procedures.ts';
import { openProject, type OpenProject } from './openProject.ts';

let project: OpenProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

/** Who may call what, typed out: a procedure without a row fails. */
const CALLERS: Record<string, readonly string[]> = {
  user_ssp_list_challenges: ['anon', 'authenticated'],
  user_ssp_list_challenges_categories: ['anon', 'authenticated'],
  user_ssp_list_challenges_difficulty: ['anon', 'authenticated'],
  user_ssp_list_learning_paths: ['anon', 'authenticated'],
  users_isp_send_message: ['anon', 'authenticated'],
  service_list_messages: [],
  service_delete_message: [],
  user_ssp_share_run: ['authenticated'],
  user_ssp_share_submission: ['authenticated'],
  user_ssp_take_back_run: ['authenticated'],
  users_isp_list_shared_runs: ['anon', 'authenticated'],
  users_isp_report_shared_run: ['anon', 'authenticated'],
  service_list_shared_runs: [],
  service_hide_shared_run: [],
  users_isp_subscribe_demo: ['anon', 'authenticated'],
  service_list_demo_subscriptions: [],
  service_delete_demo_subscription: [],
  user_ssp_isverified: ['authenticated'],
  user_ssp_challenge_problem: ['authenticated'],
  user_ssp_start_challenge: ['authenticated'],
  user_ssp_submit_challenge: ['authenticated'],
  user_ssp_export: ['authenticated'],
  user_ssp_submission: ['authenticated'],
  user_ssp_last_submission: ['authenticated'],
  service_store_verdict: [],
  service_unjudged_submission: [],
  service_account: [],
  service_forget_learner: [],
  user_ssp_profile: ['authenticated'],
  user_ssp_achievements: ['authenticated'],
  user_ssp_challenge_stats: ['authenticated'],
  user_ssp_progress: ['authenticated'],
  get_user_details: ['authenticated'],
  service_require_details: [],
  upsert_user_details: ['authenticated'],
  user_upsert_profile: ['authenticated'],
};

interface Row {
  name: string;
  answer: boolean;
}

async function namesWhere(sql: string): Promise<string[]> {
  const rows = await project.database.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

const FUNCTIONS = `from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
const TABLES = `from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')`;

it('has row security on every table', async () => {
  const tables = await namesWhere(`select c.relname as name ${TABLES} and c.relkind = 'r'`);
  expect(tables.length).toBeGreaterThan(9);
  expect(
    await namesWhere(`select c.relname as name ${TABLES} and c.relkind in ('r', 'p') and not c.relrowsecurity`),
  ).toEqual([]);
});

it.each(['anon', 'authenticated', 'public'])('gives %s no table, view or sequence', async (role) => {
  const open = await namesWhere(`
    select c.relname as name ${TABLES} and exists (
      select from aclexplode(c.relacl) a where a.grantee = ${role === 'public' ? 0 : `'${role}'::regrole`})`);
  expect(open).toEqual([]);
});

it.each(['anon', 'authenticated'])('keeps accounts and what procedures share from %s', async (role) => {
  expect(
    await namesWhere(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('auth', 'private', 'embedded', 'supabase_migrations') and c.relkind = 'r'
      and has_table_privilege('${role}', c.oid, 'select, insert, update, delete')`),
  ).toEqual([]);
  expect(
    await namesWhere(`
    select nspname as name from pg_namespace
    where nspname in ('private', 'embedded', 'supabase_migrations') and has_schema_privilege('${role}', oid, 'usage')`),
  ).toEqual([]);
});

it('gives every function an empty search path', async () => {
  expect(
    await namesWhere(
      `select p.proname as name ${FUNCTIONS} and not coalesce(p.proconfig, '{}') @> '{"search_path=\\"\\""}'`,
    ),
  ).toEqual([]);
});

it('makes every procedure act as its owner, and what they share as its caller', async () => {
  const rows = await project.database.query<Row>(
    `select p.pronamespace::regnamespace || '.' || p.proname as name, p.prosecdef as answer ${FUNCTIONS}`,
  );
  const wrong = rows.filter(({ name, answer }) => answer !== name.startsWith('public.'));
  expect(rows.length).toBeGreaterThan(Object.keys(CALLERS).length);
  expect(wrong).toEqual([]);
});

it('lets exactly the listed roles call a procedure, and nobody by default', async () => {
  const rows = await project.database.query<{ name: string; roles: string[] }>(`
    select p.proname as name, array(
      select coalesce(nullif(a.grantee, 0)::regrole::text, 'public') from aclexplode(p.proacl) a
      where a.grantee not in (p.proowner, 'service_role'::regrole) order by 1) as roles
    ${FUNCTIONS} and p.pronamespace = 'public'::regnamespace order by p.proname`);
  expect(Object.fromEntries(rows.map(({ name, roles }) => [name, roles]))).toEqual(CALLERS);
});

it('has every procedure of the contract with exactly its parameters', async () => {
  const rows = await project.database.query<{ name: string; parameters: string[] }>(
    `select p.proname as name, (coalesce(p.proargnames, '{}'))[1:p.pronargs] as parameters
     ${FUNCTIONS} and p.pronamespace = 'public'::regnamespace`,
  );
  const expected = Object.entries(procedures).map(([name, { params }]) => [name, Object.keys(params.entries)]);
  expect(Object.fromEntries(rows.map(({ name, parameters }) => [name, parameters]))).toEqual(
    Object.fromEntries(expected),
  );
});

it('builds no statement out of text', async () => {
  expect(await namesWhere(`select p.proname as name ${FUNCTIONS} and p.prosrc ~* '\\mexecute\\M'`)).toEqual([]);
});

it('has an index under every foreign key', async () => {
  expect(
    await namesWhere(`
    select k.conrelid::regclass || '.' || k.conname as name from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`),
  ).toEqual([]);
});
