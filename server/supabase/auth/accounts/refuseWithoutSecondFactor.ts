import type { Queryable } from '../../database/database.ts';
import { AuthError } from '../authError.ts';
import type { Caller } from '../requireUser.ts';

/** Who has a second factor must have used it. Throws AuthError otherwise. */
export async function refuseWithoutSecondFactor(session: Queryable, { userId, sessionId }: Caller): Promise<void> {
  const [state] = await session.query<{ lacks: boolean }>(
    `select s.aal = 'aal1' and exists (
       select from auth.mfa_factors f where f.user_id = $1 and f.status = 'verified') as lacks
     from auth.sessions s where s.id = $2`,
    [userId, sessionId],
  );
  if (!state?.lacks) return;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new AuthError(401, 'insufficient_aal', message);
}
