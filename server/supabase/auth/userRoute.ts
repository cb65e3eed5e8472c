import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './authContext.ts';
import { requireUser } from './requireUser.ts';
import { userJson } from './userJson.ts';

/** `GET /user`: the account of the caller, as it is now and not as its token remembers it. */
export function userRoute(app: FastifyInstance, context: AuthContext): void {
  app.get('/user', async (request, reply) => {
    const { userId } = await requireUser(context, request);
    void reply.header('cache-control', 'no-store');
    return userJson(context.database, userId);
  });
}
