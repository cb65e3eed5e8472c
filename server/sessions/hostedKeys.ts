import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';

/** The public keys of a hosted Supabase; while it cannot be reached, the last known ones stay in force. */
export function hostedKeys(supabaseUrl: string): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(`${supabaseUrl}/auth/v1/.well-known/jwks.json`));
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      const known = remote.jwks();
      if (known === undefined || error instanceof errors.JWKSNoMatchingKey) throw error;
      return createLocalJWKSet(known)(header, token);
    }
  };
}
