import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './authContext.ts';

/** What anyone may ask: the public keys, what can be done here, and whether the service answers. */
export function publicRoutes(app: FastifyInstance, { tokens, settings, google }: AuthContext): void {
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(tokens.jwks),
  );
  app.get('/settings', () => ({
    external: { email: true, phone: false, google: google !== null, anonymous_users: settings.anonymousUsers },
    disable_signup: settings.disableSignup,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  }));
  app.get('/health', () => ({
    version: 'embedded',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }));
}
