import * as v from 'valibot';
import type { LearnerRecord } from '#contract/accountExport.ts';
import { procedures } from '#contract/procedures.ts';
import type { AskSupabase } from '../sessions/askSupabase.ts';
import type { Session } from '../sessions/session.ts';

/**
 * What the database keeps about the learner; that it was asked too often, where other servers ask the same one. Rejects when it
 * does not say.
 */
export async function readRecord(ask: AskSupabase, { learnerId, token }: Session): Promise<LearnerRecord | 'tooOften'> {
  const call = { procedure: 'user_ssp_export', params: { auth_id: learnerId }, bearer: token } as const;
  const { status, body } = await ask.procedure(call);
  if (status === 429) return 'tooOften';
  if (status !== 200) throw new Error(`The database answered ${status} when it was asked for a learner's record.`);
  const [record] = v.parse(procedures.user_ssp_export.data, body);
  if (record === undefined) throw new Error('The database knows no learner of this session.');
  return record;
}
