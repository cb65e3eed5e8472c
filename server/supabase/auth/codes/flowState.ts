import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { AuthError } from '../authError.ts';
import type { CodeChallenge } from './codeChallenge.ts';

export interface NewFlow {
  userId: string | null;
  challenge: CodeChallenge | null;
  provider: string;
  /** How the session says it was opened. */
  method: string;
  /** Where the browser goes in the end. */
  referrer?: string;
  /** The account that a new identity is to be added to. */
  linkTo?: string;
}

/** Remembers a sign-in that goes on somewhere else: in an e-mail, or at a provider. Answers its id. */
export async function addFlow(session: Queryable, flow: NewFlow): Promise<string> {
  const id = randomUUID();
  await session.query(`delete from auth.flow_state where created_at < now() - interval '1 day'`);
  await session.query(
    `insert into auth.flow_state
       (id, user_id, code_challenge_method, code_challenge, provider_type, authentication_method, referrer, linking_target_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      flow.userId,
      flow.challenge?.method ?? null,
      flow.challenge?.challenge ?? null,
      flow.provider,
      flow.method,
      flow.referrer ?? null,
      flow.linkTo ?? null,
    ],
  );
  return id;
}

/** The code by which the browser that asked for the e-mail gets its session. Throws AuthError when nobody waits for one. */
export async function issueMailCode(session: Queryable, userId: string, method: string): Promise<string> {
  const [flow] = await session.query<{ id: string }>(
    `select id from auth.flow_state
     where user_id = $1 and authentication_method = $2 and code_challenge is not null
     order by created_at desc limit 1`,
    [userId, method],
  );
  if (!flow) {
    const message = 'No associated flow state found. 422: No valid flow state found for user.';
    throw new AuthError(400, 'flow_state_not_found', message);
  }
  return issueCode(session, flow.id);
}

/** The same for a flow that is at hand. */
export async function issueCode(session: Queryable, flowId: string): Promise<string> {
  const code = randomUUID();
  await session.query('update auth.flow_state set auth_code = $2, auth_code_issued_at = now() where id = $1', [
    flowId,
    code,
  ]);
  return code;
}
