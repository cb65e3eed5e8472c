/** Decides by itself whether an access token is genuine, with the public keys of Supabase. */
import { createHash } from 'node:crypto';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { CLOCK_SKEW_S, SessionsUnavailableError, type Session } from './session.ts';

export interface SessionVerifier {
  /** Null for a token that is not genuine or has expired; rejects with SessionsUnavailableError when the keys are missing. */
  verify(token: string): Promise<Session | null>;
}

export interface SessionVerifierOptions {
  keys: JWTVerifyGetKey;
  issuer: string;
}

/** Only signatures made with a private key; a shared secret is never accepted. */
const ALGORITHMS = ['ES256', 'RS256', 'EdDSA'];
const MAX_TOKEN_LENGTH = 8192;

const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  exp: v.number(),
  role: v.literal('authenticated'),
  session_id: v.optional(v.string()),
  email: v.optional(v.string()),
});

export function createSessionVerifier({ keys, issuer }: SessionVerifierOptions): SessionVerifier {
  return {
    verify: async (token) => {
      if (token.length > MAX_TOKEN_LENGTH) return null;
      const payload = await verifiedPayload(token, keys, issuer);
      const parsed = v.safeParse(claims, payload);
      if (!parsed.success) return null;
      const { sub, exp, session_id: sessionId, email } = parsed.output;
      const session = { learnerId: sub.toLowerCase(), sessionId: sessionId ?? digestOf(token), expiresAt: exp, token };
      return email === undefined ? session : { ...session, email };
    },
  };
}

async function verifiedPayload(token: string, keys: JWTVerifyGetKey, issuer: string): Promise<JWTPayload | null> {
  const rules = { issuer, audience: 'authenticated', algorithms: ALGORITHMS, clockTolerance: CLOCK_SKEW_S };
  try {
    return (await jwtVerify(token, keys, { ...rules, requiredClaims: ['exp', 'sub'] })).payload;
  } catch (error) {
    if (isVerdict(error)) return null;
    throw new SessionsUnavailableError('The keys that prove who you are cannot be fetched.', { cause: error });
  }
}

const verdicts = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

function isVerdict(error: unknown): boolean {
  return verdicts.some((verdict) => error instanceof verdict);
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
