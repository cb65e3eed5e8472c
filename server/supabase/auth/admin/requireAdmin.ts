import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';
import { readClaims } from '../readClaims.ts';

/** Throws AuthRefusal unless the request brings the key of the service. */
export async function requireAdmin(context: AuthContext, request: FastifyRequest): Promise<void> {
  const { role } = await readClaims(context, request);
  if (role !== 'service_role') throw new AuthRefusal(403, 'not_admin', 'User not allowed');
}
