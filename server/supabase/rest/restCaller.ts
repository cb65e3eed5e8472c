import type { FastifyRequest } from 'fastify';
import { errors, type JWTPayload } from 'jose';
import type { Tokens } from '../keys/tokens.ts';
import { RestError } from './restError.ts';

const ROLES = ['anon', 'authenticated', 'service_role'] as const;
export type Role = (typeof ROLES)[number];

/** Who calls a procedure: a database role, and the claims that `auth.uid()` and its like read. */
export interface RestCaller {
  role: Role;
  claims: JWTPayload;
}

/** Who sends the request; without a token, whoever the API key stands for. Throws RestError when the token is not good. */
export async function restCaller(tokens: Tokens, request: FastifyRequest): Promise<RestCaller> {
  const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? request.headers['apikey'];
  const claims = typeof token === 'string' ? await tokens.verify(token).catch(refuseToken) : { role: 'anon' };
  const role = ROLES.find((known) => known === claims['role']) ?? 'anon';
  return { role, claims };
}

function refuseToken(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw new RestError(401, { code: 'PGRST303', message: 'JWT expired' });
  if (!(error instanceof errors.JOSEError)) throw error;
  throw new RestError(401, { code: 'PGRST301', message: 'No suitable key or wrong key type' });
}
