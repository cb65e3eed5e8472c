import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { errors } from 'jose';
import * as v from 'valibot';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { sameText } from '../codes/codeChallenge.ts';
import { sendingEmails } from '../codes/sendEmails.ts';
import { OAuthError } from '../oauthError.ts';
import { openSession } from '../openSession.ts';
import { readBody } from '../readBody.ts';
import { redirectTarget } from '../redirectTarget.ts';
import { requireUser } from '../requireUser.ts';
import type { TokenResponse } from '../tokenResponse.ts';
import { accountOfIdentity } from './accountOfIdentity.ts';
import { linkIdentity } from './linkIdentity.ts';
import type { Provider, ProviderIdentity } from '../provider.ts';

const GOOGLE = 'https://accounts.google.com';

const body = v.object({
  provider: v.nullish(v.string(), ''),
  client_id: v.nullish(v.string(), ''),
  issuer: v.nullish(v.string(), ''),
  id_token: v.nullish(v.string(), ''),
  access_token: v.nullish(v.string(), ''),
  nonce: v.nullish(v.string(), ''),
  link_identity: v.nullish(v.boolean(), false),
});
type Given = v.InferOutput<typeof body>;

/** Signs in with a token that the client got from the provider by itself, or adds the identity it speaks of to the caller. */
export async function grantIdToken(context: AuthContext, request: FastifyRequest): Promise<TokenResponse> {
  const given = readBody(body, request.body);
  if (given.id_token === '') throw invalid('id_token required');
  if (given.provider === '' && (given.client_id === '' || given.issuer === '')) {
    throw invalid('provider or client_id and issuer required');
  }
  const linkTo = given.link_identity ? await callerOf(context, request) : null;
  const identity = await providerOf(context, given).identityOf(given.id_token).catch(refuseToken);
  checkToken(identity, given);
  const answer = await sendingEmails(context, request, async (session, post) => {
    const sending = { request, post, redirectTo: redirectTarget(context, request) };
    const userId =
      linkTo === null
        ? await accountOfIdentity(session, context, identity, sending)
        : await linkIdentity(session, context, linkTo, identity, sending);
    return userId instanceof AuthError ? userId : openSession(session, context, { userId, method: 'oauth', request });
  });
  if (answer instanceof AuthError) throw answer;
  return answer;
}

async function callerOf(context: AuthContext, request: FastifyRequest): Promise<string> {
  if (!request.headers.authorization) {
    throw invalid('Linking requires a valid user access token in Authorization');
  }
  return (await requireUser(context, request)).userId;
}

function providerOf({ google }: AuthContext, { provider, issuer }: Given): Provider {
  if (provider !== 'google' && issuer !== GOOGLE) {
    const message = `Custom OIDC provider ${JSON.stringify(provider.slice(0, 40))} not allowed`;
    throw new AuthError(400, 'validation_failed', message);
  }
  if (google !== null) return google;
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${GOOGLE}") is not enabled`);
}

/** Whether the token belongs to the access token and to the request that it is said to belong to. */
function checkToken(identity: ProviderIdentity, { access_token: accessToken, nonce }: Given): void {
  if (accessToken !== '' && identity.accessTokenHash !== null) {
    const half = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
    if (!sameText(identity.accessTokenHash, half)) throw invalid('Bad ID token');
  }
  if ((identity.nonce === null) !== (nonce === '')) {
    throw invalid('Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (identity.nonce === null) return;
  if (sameText(identity.nonce, createHash('sha256').update(nonce).digest('hex'))) return;
  throw new OAuthError('invalid nonce', 'Nonces mismatch');
}

function refuseToken(error: unknown): never {
  if (!(error instanceof errors.JOSEError)) throw error;
  throw invalid('Bad ID token');
}

function invalid(description: string): OAuthError {
  return new OAuthError('invalid request', description);
}
