import type { JWTPayload } from 'jose';
import type { ProviderIdentity } from '../provider.ts';

/** What the claims of a verified token say of a person. */
export function identityOfClaims(claims: JWTPayload): ProviderIdentity {
  const { sub: id = '', email, email_verified: verified, name, picture, nonce, iss, at_hash: accessTokenHash } = claims;
  const address = typeof email === 'string' ? email.toLowerCase() : '';
  const emailVerified = verified === true || verified === 'true';
  return {
    id,
    email: address,
    emailVerified,
    nonce: typeof nonce === 'string' ? nonce : null,
    accessTokenHash: typeof accessTokenHash === 'string' ? accessTokenHash : null,
    data: {
      iss,
      sub: id,
      provider_id: id,
      email: address,
      email_verified: emailVerified,
      phone_verified: false,
      ...(typeof name === 'string' ? { name, full_name: name } : {}),
      ...(typeof picture === 'string' ? { picture, avatar_url: picture } : {}),
    },
  };
}
