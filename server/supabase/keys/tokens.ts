import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JSONWebKeySet, type JWTPayload } from 'jose';
import type { KeyMaterial } from './keyFile.ts';

/** Signs and checks the tokens of this server. */
export interface Tokens {
  /** The public half of the keys, as `jwks.json` shows it. */
  readonly jwks: JSONWebKeySet;
  /** A learner's token; `iss` and `aud` are added, times are the caller's. */
  sign(claims: JWTPayload): Promise<string>;
  /**
   * The claims of a learner's token, or of one of the two API keys. Rejects with an error of `jose` otherwise.
   * Each algorithm has its own key: a public key never serves as a shared secret, and nothing unsigned is accepted.
   */
  verify(token: string): Promise<JWTPayload>;
}

const AUDIENCE = 'authenticated';

/** `issuer` is asked each time: the address of the site is known only once the server listens. */
export async function openTokens(material: KeyMaterial, issuer: () => string): Promise<Tokens> {
  const { d: _private, ...publicHalf } = material.signingKey;
  const jwks = { keys: [{ ...publicHalf, alg: 'ES256', use: 'sig', key_ops: ['verify'] }] };
  const keyOf = createLocalJWKSet(jwks);
  const privateKey = await importJWK(material.signingKey, 'ES256');
  const secret = new TextEncoder().encode(material.jwtSecret);

  return {
    jwks,
    sign: (claims) =>
      new SignJWT({ iss: issuer(), aud: AUDIENCE, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: publicHalf.kid, typ: 'JWT' })
        .sign(privateKey),
    verify: async (token) => {
      const { payload } = isApiKey(token, material)
        ? await jwtVerify(token, secret, { algorithms: ['HS256'], issuer: 'supabase' })
        : await jwtVerify(token, keyOf, { algorithms: ['ES256'], issuer: issuer(), audience: AUDIENCE });
      return payload;
    },
  };
}

/** The two keys are the only tokens signed with the shared secret, so nothing else needs to be tried against it. */
function isApiKey(token: string, { anonKey, serviceKey }: KeyMaterial): boolean {
  return token === anonKey || token === serviceKey;
}
