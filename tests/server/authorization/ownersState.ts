/** Everything that is the owner's, in a form that can be compared: what others are answered must not change any of it. */
import { createHash } from 'node:crypto';
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
  'public.submissions': 'user_id = $1',
};

/** Tables in which nothing is anybody's own. */
export const nobodysTables: readonly string[] = [
  'auth.embedded_mail',
  'public.achievements',
  'public.challenge_categories',
  'public.challenge_difficulties',
  'public.challenges',
  'public.demo_subscriptions',
  'public.learning_path_challenges',
  'public.learning_paths',
  'public.problem_hints',
  'public.problem_packages',
  'public.problems',
];

const DIGESTS = Object.entries(ownersRows)
  .map(
    ([table, condition]) => `select '${table}' as name, count(*) || ' ' ||
      coalesce(md5(string_agg(own::text, '|' order by own::text)), '') as digest
    from (select * from ${table} where $1::uuid is not null and (${condition})) as own`,
  )
  .join('\nunion all\n');

/** A digest for each table and for the file, and the processes. */
export async function ownersState({ supabase, server }: World, owner: Owner): Promise<Record<string, unknown>> {
  const rows = await supabase.database.query<{ name: string; digest: string }>(DIGESTS, [owner.id]);
  const workspace = await server.workspaces.of(owner.id);
  const file = await readFile(join(workspace.root, 'src/gazebo_test_pkg/scripts/owned.py'));
  return {
    ...Object.fromEntries(rows.map(({ name, digest }) => [name, digest])),
    file: createHash('sha256').update(file).digest('hex'),
    processes: workspace.list(),
  };
}
