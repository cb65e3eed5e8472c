import type { Queryable } from '../../database/database.ts';
import { AuthError } from '../authError.ts';
import { isUuid } from '../isUuid.ts';

export interface Factor {
  id: string;
  userId: string;
  verified: boolean;
  secret: string;
  /** The step of time of the last code that was taken. */
  lastStep: number;
}

/** The factor of that account. Throws AuthError when it has none of that id. */
export async function findFactor(session: Queryable, userId: string, id: string): Promise<Factor> {
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  const [factor] = await session.query<Factor>(
    `select id, user_id as "userId", status = 'verified' as verified, secret, last_used_step::integer as "lastStep"
     from auth.mfa_factors where id = $1 and user_id = $2`,
    [id, userId],
  );
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

/** Takes the factor away; sessions that it lifted fall back to the first level. */
export async function dropFactor(session: Queryable, { id, userId }: Factor): Promise<void> {
  await session.query('delete from auth.mfa_factors where id = $1', [id]);
  await session.query(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp' and session_id in (
       select id from auth.sessions where user_id = $1 and factor_id = $2)`,
    [userId, id],
  );
  await session.query(`update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id = $2`, [
    userId,
    id,
  ]);
}
