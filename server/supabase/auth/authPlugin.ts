import type { FastifyInstance } from 'fastify';
import { readJsonBodies } from '../readJsonBodies.ts';
import { reauthenticateRoute } from './accountRoutes/reauthenticateRoute.ts';
import { signupRoute } from './accountRoutes/signupRoute.ts';
import { updateUserRoute } from './accountRoutes/updateUserRoute.ts';
import { adminPlugin } from './admin/adminPlugin.ts';
import { answerAuthError } from './answerAuthError.ts';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { mailRoutes } from './emails/mailRoutes.ts';
import { otpRoute } from './emails/otpRoute.ts';
import { verifyRoutes } from './emails/verifyRoutes.ts';
import { enrollRoute } from './factors/enrollRoute.ts';
import { factorRoutes } from './factors/factorRoutes.ts';
import { disabledRoutes } from './disabledRoutes.ts';
import { logoutRoute } from './logoutRoute.ts';
import { authorizeRoutes } from './providers/authorizeRoutes.ts';
import { callbackRoute } from './providers/callbackRoute.ts';
import { unlinkRoute } from './providers/unlinkRoute.ts';
import { publicRoutes } from './publicRoutes.ts';
import { tokenRoute } from './tokenRoute.ts';
import { userRoute } from './userRoute.ts';

const ROUTES = [
  publicRoutes,
  signupRoute,
  tokenRoute,
  otpRoute,
  verifyRoutes,
  mailRoutes,
  userRoute,
  updateUserRoute,
  reauthenticateRoute,
  authorizeRoutes,
  callbackRoute,
  unlinkRoute,
  enrollRoute,
  factorRoutes,
  disabledRoutes,
  logoutRoute,
];

/** The authentication service; mount it under `/auth/v1`. */
export function authPlugin(context: AuthContext) {
  return async (app: FastifyInstance): Promise<void> => {
    readJsonBodies(app);
    app.setErrorHandler(answerAuthError);
    app.setNotFoundHandler((request, reply) =>
      answerAuthError(new AuthError(404, 'not_found', 'There is no such endpoint.'), request, reply),
    );
    // Fastify would answer HEAD with what GET does, and whoever only looks at a link would use it up.
    app.addHook('onRequest', async ({ method }) => {
      if (method === 'HEAD') throw new AuthError(405, 'validation_failed', 'Method Not Allowed');
    });
    for (const route of ROUTES) route(app, context);
    await adminPlugin(app, context);
  };
}
