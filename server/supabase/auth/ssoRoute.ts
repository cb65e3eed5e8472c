import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './authContext.ts';
import { AuthRefusal } from './authRefusal.ts';

/** `POST /sso`: says that no organisation is set up to sign in with. */
export function ssoRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/sso', (request) => {
    context.limits.count('sso', request);
    throw new AuthRefusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });
}
