import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { grantPkce } from './grantPkce.ts';
import { grantPassword } from './grantPassword.ts';
import { grantIdToken } from './providers/grantIdToken.ts';
import { grantRefreshToken } from './grantRefreshToken.ts';
import type { TokenResponse } from './tokenResponse.ts';

type Grant = (context: AuthContext, request: FastifyRequest) => Promise<TokenResponse>;

const grants = new Map<unknown, Grant>([
  ['password', grantPassword],
  ['refresh_token', grantRefreshToken],
  ['pkce', grantPkce],
  ['id_token', grantIdToken],
  ['web3', refuseWeb3],
]);

/** `POST /token?grant_type=…`: every way to a session that a client can ask for by itself. */
export function tokenRoute(app: FastifyInstance, context: AuthContext): void {
  app.post<{ Querystring: { grant_type?: unknown } }>('/token', async (request, reply) => {
    const grant = grants.get(request.query.grant_type);
    if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
    context.limits.count('token', request);
    void reply.header('cache-control', 'no-store');
    return grant(context, request);
  });
}

function refuseWeb3(): never {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
}
