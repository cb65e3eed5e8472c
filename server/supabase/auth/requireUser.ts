import type { FastifyRequest } from 'fastify';
import { errors, type JWTPayload } from 'jose';
import type { AuthContext } from './authContext.ts';
import { AuthRefusal } from './authRefusal.ts';

export interface Caller {
  userId: string;
  /** The session the token was issued for. */
  sessionId: string;
  claims: JWTPayload;
}

/** Who sends the request: a learner whose token is valid, whose account exists and whose session is open. */
export async function requireUser({ database, tokens }: AuthContext, request: FastifyRequest): Promise<Caller> {
  const claims = await tokens.verify(bearerOf(request)).catch(refuseToken);
  const { sub: userId, session_id: sessionId } = claims;
  if (userId === undefined || typeof sessionId !== 'string') {
    throw new AuthRefusal(403, 'bad_jwt', 'invalid claim: missing sub claim');
  }
  const [standing] = await database.query<{ banned: boolean; open: boolean }>(
    `select coalesce(u.banned_until > now(), false) as banned,
            exists (select from auth.sessions s where s.id = $2 and s.user_id = u.id) as open
     from auth.users u where u.id = $1 and u.deleted_at is null`,
    [userId, sessionId],
  );
  if (!standing) throw new AuthRefusal(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (!standing.open) {
    throw new AuthRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (standing.banned) throw new AuthRefusal(403, 'user_banned', 'User is banned');
  return { userId, sessionId, claims };
}

function bearerOf(request: FastifyRequest): string {
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) {
    throw new AuthRefusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  return token;
}

function refuseToken(error: unknown): never {
  if (!(error instanceof errors.JOSEError)) throw error;
  const why = error instanceof errors.JWTExpired ? 'token has invalid claims: token is expired' : error.message;
  throw new AuthRefusal(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${why}`);
}
