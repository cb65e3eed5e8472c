import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AuthContext } from '../authContext.ts';
import { challengeFields, readChallenge } from '../codes/codeChallenge.ts';
import { addFlow } from '../codes/flowState.ts';
import { readBody } from '../readBody.ts';
import { redirectTarget } from '../redirectTarget.ts';
import { requireUser } from '../requireUser.ts';
import { enabledProvider } from './enabledProvider.ts';
import { refuseManualLinking } from './refuseManualLinking.ts';

const query = v.looseObject({
  provider: v.nullish(v.string(), ''),
  scopes: v.nullish(v.string(), ''),
  skip_http_redirect: v.nullish(v.string(), ''),
  ...challengeFields,
});

/** What the service itself tells the provider, or keeps: a client cannot set these. */
const RESERVED = new Set(
  (
    'provider scopes scope redirect_to redirect_uri skip_http_redirect client_id client_secret ' +
    'state response_type code code_challenge code_challenge_method apikey invite_token'
  ).split(' '),
);

/** `GET /authorize`: to the provider, to sign in. `GET /user/identities/authorize`: to the provider, to add it to the caller. */
export function authorizeRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/authorize', async (request, reply) =>
    reply.header('cache-control', 'no-store').redirect(await begin(context, request), 302),
  );

  app.get('/user/identities/authorize', async (request, reply) => {
    refuseManualLinking(context);
    const { userId } = await requireUser(context, request);
    const url = await begin(context, request, userId);
    void reply.header('cache-control', 'no-store');
    const { skip_http_redirect: skip } = readBody(query, request.query);
    return skip === 'true' ? { url } : reply.redirect(url, 302);
  });
}

async function begin(context: AuthContext, request: FastifyRequest, linkTo?: string): Promise<string> {
  context.limits.count('authorize', request);
  const given = readBody(query, request.query);
  const provider = enabledProvider(context, given.provider);
  const state = await addFlow(context.database, {
    userId: null,
    challenge: readChallenge(given),
    provider: given.provider,
    method: 'oauth',
    referrer: redirectTarget(context, request),
    ...(linkTo === undefined ? {} : { linkTo }),
  });
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string' && !RESERVED.has(name)) asked.set(name, value);
  }
  asked.set('redirect_uri', `${context.siteUrl()}/auth/v1/callback`);
  asked.set('response_type', 'code');
  asked.set('scope', ['openid email profile', given.scopes].join(' ').trim());
  asked.set('state', state);
  return provider.authorizeUrl(asked);
}
