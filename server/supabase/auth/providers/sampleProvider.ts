import { createHash } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import { identityOfClaims } from './identityOfClaims.ts';
import type { Provider } from '../provider.ts';
import { sampleIdentities } from './sampleIdentities.ts';

/** How long a code or a token of it is good. */
const LIFETIME = '5 minutes';
const CODES = 'code';
const SITE = 'servolab';

/** Stands in for Google on a machine of one's own: it lets everybody be whoever they choose. */
export interface SampleProvider extends Provider {
  readonly jwks: JSONWebKeySet;
  /** What choosing an identity on its page gives; `nonce` is repeated in the token. */
  codeFor(identity: string, nonce: string | null): Promise<string>;
}

/** Its keys are made anew at every start. `siteUrl` is asked each time: it is known once the server listens. */
export async function sampleProvider(siteUrl: () => string): Promise<SampleProvider> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'sample', alg: 'ES256', use: 'sig' }] };
  const keys = createLocalJWKSet(jwks);
  const issuer = () => `${siteUrl()}/auth/v1/_idp/google`;
  const sign = (claims: Record<string, unknown>, audience: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'sample' })
      .setIssuer(issuer())
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(privateKey);
  const read = async (token: string, audience: string) =>
    (await jwtVerify(token, keys, { algorithms: ['ES256'], issuer: issuer(), audience })).payload;

  return {
    jwks,
    codeFor: (identity, nonce) => sign({ sub: identity, ...(nonce === null ? {} : { nonce }) }, CODES),
    authorizeUrl: (query) => `${issuer()}?${query.toString()}`,
    exchange: async (code) => {
      const { sub, nonce } = await read(code, CODES);
      const identity = sampleIdentities.find(({ id }) => id === sub);
      if (!identity) throw new Error('The sample provider knows nobody of that name.');
      const { id, name, email, emailVerified } = identity;
      const accessToken = await sign({ sub: id }, 'access');
      const half = createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
      const claims = { sub: id, name, email, email_verified: emailVerified, at_hash: half };
      const idToken = await sign({ ...claims, ...(nonce === undefined ? {} : { nonce }) }, SITE);
      return { idToken, accessToken, refreshToken: null };
    },
    identityOf: async (idToken) => identityOfClaims(await read(idToken, SITE)),
  };
}
