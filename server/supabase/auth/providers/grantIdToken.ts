import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { errors } from 'jose';
import * as v from 'valibot';
import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';
import { sameText } from '../codes/codeChallenge.ts';
import { openSession } from '../openSession.ts';
import { readBody } from '../readBody.ts';
import type { TokenResponse } from '../tokenResponse.ts';
import { accountOfIdentity } from './accountOfIdentity.ts';
import { enabledProvider } from './enabledProvider.ts';

const body = v.object({
  provider: v.nullish(v.string(), ''),
  id_token: v.nullish(v.string(), ''),
  nonce: v.nullish(v.string(), ''),
});

/** Signs in with a token that the client got from the provider by itself. */
export async function grantIdToken(context: AuthContext, request: FastifyRequest): Promise<TokenResponse> {
  const { provider: name, id_token: token, nonce } = readBody(body, request.body);
  if (token === '') throw new AuthRefusal(400, 'validation_failed', 'id_token required');
  if (name === '') throw new AuthRefusal(400, 'validation_failed', 'provider or client_id and issuer required');
  const identity = await enabledProvider(context, name).identityOf(token).catch(refuseToken);
  checkNonce(identity.nonce, nonce);
  return context.database.transaction(async (session) => {
    const userId = await accountOfIdentity(session, context, identity);
    return openSession(session, context, { userId, method: 'oauth', request });
  });
}

function checkNonce(hashed: string | null, nonce: string): void {
  if ((hashed === null) !== (nonce === '')) {
    const message = 'Passed nonce and nonce in id_token should either both exist or not.';
    throw new AuthRefusal(400, 'validation_failed', message);
  }
  if (hashed === null || sameText(hashed, createHash('sha256').update(nonce).digest('hex'))) return;
  throw new AuthRefusal(400, 'validation_failed', 'Nonces mismatch');
}

function refuseToken(error: unknown): never {
  if (!(error instanceof errors.JOSEError)) throw error;
  throw new AuthRefusal(400, 'validation_failed', 'Bad ID token');
}
