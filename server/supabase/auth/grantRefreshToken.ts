import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import '../../audit/requestFacts.ts';
import type { Queryable } from '../database/database.ts';
import { addRefreshToken, REFRESH_TOKEN } from './addRefreshToken.ts';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { readBody } from './readBody.ts';
import { tokenResponse, type TokenResponse } from './tokenResponse.ts';

const body = v.object({ refresh_token: v.optional(v.string(), '') });

interface Known {
  token: string;
  revoked: boolean;
  /** Replaced so short a time ago that another use of it is no theft. */
  justReplaced: boolean;
  sessionId: string;
  userId: string;
  expired: boolean;
  banned: boolean;
  /** The token of the session that is valid now, and the one it replaced. */
  active: string | null;
  activeParent: string | null;
}

/** Exchanges a refresh token for a new pair. A token that was used before ends its session, whoever holds the newer one. */
export async function grantRefreshToken(context: AuthContext, request: FastifyRequest): Promise<TokenResponse> {
  const { refresh_token: token } = readBody(body, request.body);
  if (!REFRESH_TOKEN.test(token)) throw new AuthError(400, 'validation_failed', 'Refresh token is not valid');
  const answer = await context.database.transaction(async (session) => {
    const known = await knownOf(session, token, context.settings.reuseInterval);
    request.aboutLearner = known.userId;
    const next = await replace(session, known);
    if (next === undefined)
      return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    return tokenResponse(session, context, { ...known, refreshToken: next });
  });
  if (answer instanceof AuthError) throw answer;
  return answer;
}

/** The refresh token to hand out; undefined when this one was stolen or replayed, and the session has ended with it. */
async function replace(session: Queryable, known: Known): Promise<string | undefined> {
  if (known.revoked) {
    // The answer with the newer token was lost on its way: the client gets it again.
    if (known.active !== null && known.activeParent === known.token) return known.active;
    if (!known.justReplaced) {
      await session.query('delete from auth.sessions where id = $1', [known.sessionId]);
      return undefined;
    }
  }
  await revokeAll(session, known.sessionId);
  await dropOld(session, known);
  await session.query('update auth.sessions set refreshed_at = now(), updated_at = now() where id = $1', [
    known.sessionId,
  ]);
  return addRefreshToken(session, { ...known, parent: known.token });
}

async function knownOf(session: Queryable, token: string, reuseInterval: number): Promise<Known> {
  const [known] = await session.query<Known>(
    `select t.token, t.revoked, s.id as "sessionId", u.id as "userId", active.token as active, active.parent as "activeParent",
            t.updated_at > now() - make_interval(secs => $2) as "justReplaced",
            coalesce(s.not_after <= now(), false) as expired, coalesce(u.banned_until > now(), false) as banned
     from auth.refresh_tokens t
     join auth.sessions s on s.id = t.session_id
     join auth.users u on u.id = s.user_id and u.deleted_at is null
     left join lateral (
       select a.token, a.parent from auth.refresh_tokens a
       where a.session_id = s.id and not a.revoked order by a.id desc limit 1
     ) active on true
     where t.token = $1`,
    [token, reuseInterval],
  );
  if (!known) {
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  if (known.banned) throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
  if (known.expired) throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  return known;
}

async function revokeAll(session: Queryable, sessionId: string): Promise<void> {
  await session.query(
    'update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1 and not revoked',
    [sessionId],
  );
}

/** Who reuses a token is known for a day, as to GoTrue; a browser would else leave a row an hour. The one replaced now may come back at any time. */
async function dropOld(session: Queryable, { sessionId, token }: Known): Promise<void> {
  await session.query(
    `delete from auth.refresh_tokens
     where session_id = $1 and revoked and token <> $2 and updated_at < now() - interval '1 day'`,
    [sessionId, token],
  );
}
