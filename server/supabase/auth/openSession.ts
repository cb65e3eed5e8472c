import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import '../../audit/requestFacts.ts';
import { addressOf } from '../../limits/addressOf.ts';
import type { Queryable } from '../database/database.ts';
import { addRefreshToken } from './addRefreshToken.ts';
import type { AuthContext } from './authContext.ts';
import { tokenResponse, type TokenResponse } from './tokenResponse.ts';

/** Signs the account in by `method` (`password`, `otp`, `oauth` …): a session of its own for the client that asks. */
export async function openSession(
  session: Queryable,
  context: AuthContext,
  { userId, method, request }: { userId: string; method: string; request: FastifyRequest },
): Promise<TokenResponse> {
  request.aboutLearner = userId;
  const sessionId = randomUUID();
  await session.query('insert into auth.sessions (id, user_id, user_agent, ip) values ($1, $2, $3, $4)', [
    sessionId,
    userId,
    request.headers['user-agent'] ?? null,
    addressOf(request),
  ]);
  await session.query('insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)', [
    sessionId,
    method,
  ]);
  await session.query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [userId]);
  const refreshToken = await addRefreshToken(session, { userId, sessionId, parent: null });
  return tokenResponse(session, context, { userId, sessionId, refreshToken });
}
