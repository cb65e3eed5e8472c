/** What the database knows of submissions, and what the server tells it. */
import * as v from 'valibot';
import { procedures, type DataOf } from '#contract/procedures.ts';
import type { Verdict } from '#contract/verdict.ts';
import type { AskSupabase } from '../sessions/askSupabase.ts';
import type { Session } from '../sessions/session.ts';

export type StoredSubmission = DataOf<'user_ssp_submission'>[number];

/** The learner's own; undefined when they have none of that number. Rejects when the database does not say. */
export async function readSubmission(
  ask: AskSupabase,
  { learnerId, token }: Session,
  submissionId: number,
): Promise<StoredSubmission | undefined> {
  const params = { auth_id: learnerId, submission_id: submissionId };
  const { status, body } = await ask.procedure({ procedure: 'user_ssp_submission', params, bearer: token });
  if (status !== 200) throw new Error(`The database answered ${status} when it was asked for a submission.`);
  return v.parse(procedures.user_ssp_submission.data, body)[0];
}

/** What is still to be judged; undefined when it has its verdict or is there no more. Rejects when the database does not say. */
export async function readUnjudged(
  ask: AskSupabase,
  serviceKey: string,
  submissionId: number,
): Promise<DataOf<'service_unjudged_submission'>[number] | undefined> {
  const params = { submission_id: submissionId };
  const call = { procedure: 'service_unjudged_submission', params, bearer: serviceKey } as const;
  const { status, body } = await ask.procedure(call);
  if (status !== 200) throw new Error(`The database answered ${status} when it was asked what is to be judged.`);
  return v.parse(procedures.service_unjudged_submission.data, body)[0];
}

/** With null for what nothing could judge. */
export async function storeVerdict(
  ask: AskSupabase,
  serviceKey: string,
  submissionId: number,
  verdict: Verdict | null,
): Promise<void> {
  const outcome = verdict === null ? 'unjudged' : verdict.passed ? 'passed' : 'failed';
  const params = { submission_id: submissionId, outcome, verdict };
  const call = { procedure: 'service_store_verdict', params, bearer: serviceKey } as const;
  const { status } = await ask.procedure(call);
  if (status >= 300) throw new Error(`The database answered ${status} when it was given a verdict.`);
}
