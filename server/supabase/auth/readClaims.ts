import type { FastifyRequest } from 'fastify';
import { errors, type JWTPayload } from 'jose';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';

/** The claims of the token that the request brings. Throws AuthError when it brings none, or an invalid one. */
export function readClaims({ tokens }: AuthContext, request: FastifyRequest): Promise<JWTPayload> {
  return tokens.verify(bearerOf(request)).catch(refuseToken);
}

function bearerOf(request: FastifyRequest): string {
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  return token;
}

function refuseToken(error: unknown): never {
  if (!(error instanceof errors.JOSEError)) throw error;
  const why = error instanceof errors.JWTExpired ? 'token has invalid claims: token is expired' : error.message;
  throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${why}`);
}
