import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './authContext.ts';

/** Every provider that the service has a name for; the ones that are there are switched on below. */
const PROVIDERS = (
  'anonymous_users apple azure bitbucket discord facebook snapchat figma fly github gitlab google keycloak kakao linkedin ' +
  'linkedin_oidc notion spotify slack slack_oidc workos twitch twitter email phone zoom'
).split(' ');

/** What anyone may ask: the public keys, what can be done here, and whether the service answers. */
export function publicRoutes(app: FastifyInstance, { tokens, settings, google }: AuthContext): void {
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(tokens.jwks),
  );
  app.get('/settings', () => ({
    external: {
      ...Object.fromEntries(PROVIDERS.map((name) => [name, false])),
      email: true,
      google: google !== null,
      anonymous_users: settings.anonymousUsers,
    },
    disable_signup: settings.disableSignup,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }));
  app.get('/health', () => ({
    version: 'embedded',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  }));
}
