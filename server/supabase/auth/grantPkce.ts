import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Queryable } from '../database/database.ts';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { openSession } from './openSession.ts';
import { readBody } from './readBody.ts';
import type { TokenResponse } from './tokenResponse.ts';
import { answersChallenge, type CodeChallenge } from './codes/codeChallenge.ts';

/** How long a code is good, in seconds. */
const LIFETIME = 300;

const body = v.object({ auth_code: v.nullish(v.string(), ''), code_verifier: v.nullish(v.string(), '') });

interface Flow extends CodeChallenge {
  id: string;
  userId: string;
  way: string;
  providerToken: string | null;
  providerRefreshToken: string | null;
  expired: boolean;
  banned: boolean;
}

/** Exchanges the code of an address for a session: once, and only for the browser that knows the verifier. */
export async function grantPkce(context: AuthContext, request: FastifyRequest): Promise<TokenResponse> {
  const { auth_code: code, code_verifier: verifier } = readBody(body, request.body);
  if (code === '' || verifier === '') {
    const message = 'invalid request: both auth code and code verifier should be non-empty';
    throw new AuthError(400, 'validation_failed', message);
  }
  return context.database.transaction(async (session) => {
    const flow = await findFlow(session, code);
    if (!answersChallenge(flow, verifier)) {
      const message = 'code challenge does not match previously saved code verifier';
      throw new AuthError(400, 'bad_code_verifier', message);
    }
    if (flow.banned) throw new AuthError(400, 'user_banned', 'User is banned');
    await session.query('delete from auth.flow_state where id = $1', [flow.id]);
    const opened = await openSession(session, context, { userId: flow.userId, method: flow.way, request });
    return { ...opened, ...providerTokens(flow) };
  });
}

async function findFlow(session: Queryable, code: string): Promise<Flow> {
  const [flow] = await session.query<Flow>(
    `select f.id, f.user_id as "userId", f.authentication_method as way, f.code_challenge as challenge,
            f.code_challenge_method as method, f.provider_access_token as "providerToken",
            f.provider_refresh_token as "providerRefreshToken",
            f.auth_code_issued_at <= now() - make_interval(secs => $2) as expired,
            coalesce(u.banned_until > now(), false) as banned
     from auth.flow_state f join auth.users u on u.id = f.user_id and u.deleted_at is null
     where f.auth_code = $1 and f.code_challenge is not null`,
    [code, LIFETIME],
  );
  if (!flow) throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  if (flow.expired) throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  return flow;
}

function providerTokens({ providerToken, providerRefreshToken }: Flow) {
  return {
    ...(providerToken === null ? {} : { provider_token: providerToken }),
    ...(providerRefreshToken === null ? {} : { provider_refresh_token: providerRefreshToken }),
  };
}
