import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errors } from 'jose';
import * as v from 'valibot';
import { html, type Html } from '../../mail/html.ts';
import { isLocalRequest } from '../../../config/isLocalRequest.ts';
import { sendPage } from '../../mail/page.ts';
import { AuthError } from '../authError.ts';
import { readBody } from '../readBody.ts';
import { sampleIdentities, type SampleIdentity } from './sampleIdentities.ts';
import type { SampleProvider } from './sampleProvider.ts';

const query = v.object({
  redirect_uri: v.nullish(v.string(), ''),
  state: v.nullish(v.string(), ''),
  nonce: v.nullish(v.string()),
});
const exchange = v.object({ code: v.nullish(v.string(), '') });

/** The pages of the sample provider, for readers at this machine only. */
export function sampleRoutes(app: FastifyInstance, provider: SampleProvider, siteUrl: () => string): void {
  app.get('/_idp/google', async (request, reply) => {
    refuseOthers(request, siteUrl());
    const asked = readBody(query, request.query);
    if (asked.redirect_uri !== `${siteUrl()}/auth/v1/callback`) {
      throw new AuthError(400, 'validation_failed', 'The sample provider leads back to this site only');
    }
    const back = (answer: Record<string, string>) =>
      `${asked.redirect_uri}?${new URLSearchParams({ ...answer, state: asked.state }).toString()}`;
    const choices = await Promise.all(
      sampleIdentities.map(async (identity) => {
        const code = await provider.codeFor(identity.id, asked.nonce ?? null);
        return choiceOf(identity, back({ code }));
      }),
    );
    const cancel = back({ error: 'access_denied', error_description: 'The user denied the request' });
    return sendPage(reply, 'Sample sign-in', pageOf(choices, cancel));
  });

  app.post('/_idp/google/token', async (request, reply) => {
    refuseOthers(request, siteUrl());
    const { code } = readBody(exchange, request.body);
    const tokens = await provider.exchange(code, '').catch(refuseCode);
    void reply.header('cache-control', 'no-store');
    return { id_token: tokens.idToken, access_token: tokens.accessToken, token_type: 'bearer', expires_in: 300 };
  });

  app.get('/_idp/google/jwks.json', () => provider.jwks);
}

function refuseOthers(request: FastifyRequest, siteUrl: string): void {
  if (!isLocalRequest(request, siteUrl)) throw new AuthError(404, 'not_found', 'There is no such endpoint.');
}

function refuseCode(error: unknown): never {
  if (!(error instanceof errors.JOSEError)) throw error;
  throw new AuthError(400, 'validation_failed', 'The code is not good');
}

function pageOf(choices: readonly Html[], cancel: string): Html {
  return html`<p class="note">
      This is not Google. It stands in for it on this machine, so that the whole way can be tried without an account and
      without the network. Nobody is asked for a password here.
    </p>
    <p>Who do you want to be?</p>
    <ul>
      ${choices}
    </ul>
    <p><a href="${cancel}">Cancel</a></p>`;
}

function choiceOf({ name, email, purpose }: SampleIdentity, address: string): Html {
  return html`<li>
    <a href="${address}">${name}</a> (${email})<br />
    ${purpose}
  </li>`;
}
