import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import '../../audit/requestFacts.ts';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { readClaims } from './readClaims.ts';

export interface Caller {
  userId: string;
  /** The session the token was issued for. */
  sessionId: string;
  claims: JWTPayload;
}

/** Who sends the request: a learner whose token is valid, whose account exists and whose session is open. */
export async function requireUser(context: AuthContext, request: FastifyRequest): Promise<Caller> {
  const claims = await readClaims(context, request);
  const { sub: userId, session_id: sessionId } = claims;
  if (userId === undefined || typeof sessionId !== 'string') {
    throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  }
  request.aboutLearner = userId;
  const [state] = await context.database.query<{ banned: boolean; open: boolean }>(
    `select coalesce(u.banned_until > now(), false) as banned,
            exists (select from auth.sessions s where s.id = $2 and s.user_id = u.id) as open
     from auth.users u where u.id = $1 and u.deleted_at is null`,
    [userId, sessionId],
  );
  if (!state) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (!state.open) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (state.banned) throw new AuthError(403, 'user_banned', 'User is banned');
  return { userId, sessionId, claims };
}
