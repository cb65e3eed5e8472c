import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { readClaims } from '../readClaims.ts';

/** Throws AuthError unless the request brings the key of the service. */
export async function requireAdmin(context: AuthContext, request: FastifyRequest): Promise<void> {
  const { role } = await readClaims(context, request);
  if (role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed');
}
