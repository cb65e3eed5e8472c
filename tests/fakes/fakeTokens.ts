/** Access tokens as Supabase signs them, with a key of this test run. */
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose';

export interface FakeTokens {
  keys: JWTVerifyGetKey;
  /** A good token of the learner, unless `claims` or `lifetime` (in seconds, may be negative) say otherwise. */
  tokenOf(learnerId: string, more?: { claims?: Record<string, unknown>; lifetime?: number }): Promise<string>;
  /** As `tokenOf`, signed with a key that nobody knows. */
  forgedTokenOf(learnerId: string): Promise<string>;
}

export async function fakeTokens(issuer: string): Promise<FakeTokens> {
  const [ours, theirs] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'test', alg: 'ES256', use: 'sig' };
  const claimsOf = (learnerId: string, claims: Record<string, unknown> = {}, lifetime = 3600) => {
    const now = Math.floor(Date.now() / 1000);
    const own = { iss: issuer, aud: 'authenticated', role: 'authenticated', session_id: crypto.randomUUID() };
    return { ...own, sub: learnerId, iat: now, exp: now + lifetime, ...claims };
  };
  return {
    keys: createLocalJWKSet({ keys: [jwk] }),
    tokenOf: (learnerId, { claims, lifetime } = {}) => signed(claimsOf(learnerId, claims, lifetime), ours.privateKey),
    forgedTokenOf: (learnerId) => signed(claimsOf(learnerId), theirs.privateKey),
  };
}

function signed(payload: JWTPayload, key: CryptoKey): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'JWT' }).sign(key);
}
