import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { adminFactorRoutes } from './adminFactorRoutes.ts';
import { adminUserRoutes } from './adminUserRoutes.ts';
import { linkRoutes } from './linkRoutes.ts';
import { listUsersRoute } from './listUsersRoute.ts';
import { requireAdmin } from './requireAdmin.ts';

/** Everything that only the key of the service may do; each of these routes asks for it before it reads anything. */
export async function adminPlugin(app: FastifyInstance, context: AuthContext): Promise<void> {
  await app.register(async (guarded) => {
    guarded.addHook('onRequest', (request) => requireAdmin(context, request));
    linkRoutes(guarded, context);
    await guarded.register(
      async (users) => {
        listUsersRoute(users, context);
        adminUserRoutes(users, context);
        adminFactorRoutes(users, context);
      },
      { prefix: '/admin' },
    );
  });
}
