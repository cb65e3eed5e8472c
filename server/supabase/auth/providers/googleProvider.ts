import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as v from 'valibot';
import { identityOfClaims } from './identityOfClaims.ts';
import type { Provider } from '../provider.ts';

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
const TOKEN = 'https://oauth2.googleapis.com/token';
const KEYS = 'https://www.googleapis.com/oauth2/v3/certs';
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const PATIENCE_MS = 10_000;

const tokens = v.object({
  id_token: v.string(),
  access_token: v.string(),
  refresh_token: v.optional(v.string()),
});

/** Google itself, for a client that is registered there. */
export function googleProvider({ clientId, secret }: { clientId: string; secret: string }): Provider {
  const keys = createRemoteJWKSet(new URL(KEYS), { timeoutDuration: PATIENCE_MS });
  return {
    authorizeUrl: (query) => {
      query.set('client_id', clientId);
      return `${AUTHORIZE}?${query.toString()}`;
    },
    exchange: async (code, redirectUri) => {
      const answer = await fetch(TOKEN, {
        method: 'POST',
        signal: AbortSignal.timeout(PATIENCE_MS),
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          client_id: clientId,
          client_secret: secret,
        }),
      });
      if (!answer.ok) throw new Error(`Google answered ${answer.status} to the exchange of a code.`);
      const given = v.parse(tokens, await answer.json());
      return {
        idToken: given.id_token,
        accessToken: given.access_token,
        refreshToken: given.refresh_token ?? null,
      };
    },
    identityOf: async (idToken) => {
      const { payload } = await jwtVerify(idToken, keys, { issuer: ISSUERS, audience: clientId });
      return identityOfClaims(payload);
    },
  };
}
