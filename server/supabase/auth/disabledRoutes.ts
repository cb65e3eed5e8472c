import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './authContext.ts';
import { AuthError } from './authError.ts';
import { requireUser } from './requireUser.ts';

/** What the service could do and is not set up to do here, with the words it has for that. */
const DISABLED = [
  ['/sso', 'saml_provider_disabled', 'SAML 2.0 is disabled'],
  ['/passkeys', 'passkey_disabled', 'Passkeys are disabled'],
  ['/oauth', 'feature_disabled', 'OAuth server is disabled'],
] as const;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Single sign-on of organisations, passkeys, and being a provider for others: each says that it is not set up. */
export function disabledRoutes(app: FastifyInstance, context: AuthContext): void {
  for (const [path, code, message] of DISABLED) {
    for (const url of [path, `${path}/*`]) {
      app.route({
        method: METHODS,
        url,
        handler: () => {
          throw new AuthError(404, code, message);
        },
      });
    }
  }
  app.route({
    method: METHODS,
    url: '/user/oauth/grants',
    handler: async (request) => {
      await requireUser(context, request);
      throw new AuthError(404, 'feature_disabled', 'OAuth server is disabled');
    },
  });
}
