import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { AuthError } from '../authError.ts';

/** By which a browser proves later that it was the one that asked. */
export interface CodeChallenge {
  method: 's256' | 'plain';
  challenge: string;
}

/** The fields of a body, or of a query, that bring one. */
export const challengeFields = {
  code_challenge: v.nullish(v.string(), ''),
  code_challenge_method: v.nullish(v.string(), ''),
};

/** Null where the client asks without one. Throws AuthError when it is only half there, or malformed. */
export function readChallenge(given: { code_challenge: string; code_challenge_method: string }): CodeChallenge | null {
  const { code_challenge: challenge, code_challenge_method: name } = given;
  if (challenge === '' && name === '') return null;
  if (challenge === '' || name === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw invalid('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes');
  }
  const method = name.toLowerCase();
  if (method !== 's256' && method !== 'plain') throw invalid(`Unsupported code_challenge method "${name}"`);
  return { method, challenge };
}

/** Whether this verifier is the one whose challenge was sent before. */
export function answersChallenge({ method, challenge }: CodeChallenge, verifier: string): boolean {
  const expected = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return sameText(expected, challenge);
}

/** Compares in a time that says nothing about where they differ. */
export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(digestOf(one), digestOf(other));
}

/** Of one length for all, as the comparison wants it. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
