/** Everything that is the owner's, in a form that can be compared: what others are answered must not change any of it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from './newOwner.ts';
import type { World } from './openWorld.ts';

const OWN_SESSIONS = 'select id from auth.sessions where user_id = $1';
const OWN_FACTORS = 'select id from auth.mfa_factors where user_id = $1';

/** Which rows of each table are a learner's. */
export const ownersRows: Readonly<Record<string, string>> = {
  'auth.users': 'id = $1',
  'auth.identities': 'user_id = $1',
  'auth.sessions': 'user_id = $1',
  'auth.refresh_tokens': 'user_id = $1::text',
  'auth.mfa_amr_claims': `session_id in (${OWN_SESSIONS})`,
  'auth.mfa_factors': 'user_id = $1',
  'auth.mfa_challenges': `factor_id in (${OWN_FACTORS})`,
  'auth.one_time_tokens': 'user_id = $1',
  'auth.flow_state': 'user_id = $1 or linking_target_id = $1',
  'public.profiles': 'user_id = $1',
  'public.user_details': 'user_id = $1',
  'public.challenge_starts': 'user_id = $1',
  'public.shared_runs': 'user_id = $1',
  'public.submissions': 'user_id = $1',
  'public.verdicts': 'submission_id in (select id from public.submissions where user_id = $1)',
};

/** Tables in which nothing is anybody's own. */
export const nobodysTables: readonly string[] = [
  'auth.embedded_mail',
  'public.achievements',
  'public.challenge_categories',
  'public.challenge_difficulties',
  'public.challenge_topics',
  'public.challenges',
  'public.demo_requests',
  'public.demo_subscriptions',
  'public.learning_path_challenges',
  'public.learning_paths',
  'public.messages',
  'public.problem_hints',
  'public.problem_packages',
  'public.problems',
];

/** Its name in the database: it is asked thousands of times, and to plan it takes longer than to answer it. */
const STATEMENT = 'owners_state';

const digests = Object.entries(ownersRows)
  .map(
    ([table, condition]) => `select '${table}' as name, count(*) || ' ' ||
      coalesce(md5(string_agg(own::text, '|' order by own::text)), '') as digest
    from (select * from ${table} where $1::uuid is not null and (${condition})) as own`,
  )
  .join('\nunion all\n');

export interface OwnersWatch {
  /** What of the owner's has changed since it was last asked: tables, the file, the processes. */
  changed(): Promise<string[]>;
  /** The same, and whether the session of the owner opens the workspace. */
  changedAtAll(): Promise<string[]>;
}

type State = Readonly<Record<string, string>>;

export async function watchOwner(world: World, owner: Owner): Promise<OwnersWatch> {
  await world.supabase.database.query(`prepare ${STATEMENT} (uuid) as ${digests}`);
  let known: State = { ...(await stateOf(world, owner)), session: await sessionOf(world, owner) };
  const since = (state: State): string[] => {
    const before = known;
    known = { ...before, ...state };
    return Object.keys(state).filter((name) => state[name] !== before[name]);
  };
  return {
    changed: async () => since(await stateOf(world, owner)),
    changedAtAll: async () => since({ ...(await stateOf(world, owner)), session: await sessionOf(world, owner) }),
  };
}

/** A digest for each table and for the file, and the processes. */
async function stateOf({ supabase, server }: World, { id }: Owner): Promise<State> {
  const rows = await supabase.database.query<{ name: string; digest: string }>(`execute ${STATEMENT} ('${id}')`);
  const workspace = await server.workspaces.of(id);
  return {
    ...Object.fromEntries(rows.map(({ name, digest }) => [name, digest])),
    file: await readFile(join(workspace.root, 'src/gazebo_test_pkg/scripts/owned.py'), 'utf8'),
    processes: JSON.stringify(workspace.list()),
  };
}

async function sessionOf({ server }: World, { token }: Owner): Promise<string> {
  return String((await server.send(token, { method: 'GET', url: '/api/commands' })).statusCode);
}
