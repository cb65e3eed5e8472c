import * as v from 'valibot';
import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { sameText } from './codeChallenge.ts';
import { countGuess, hashOf, MOST_GUESSES } from './oneTimeCode.ts';
import type { TokenType } from './purposes.ts';

/** What kind of code a client says it has, and where such a code may be stored. */
const tokenTypes = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
} satisfies Record<string, readonly TokenType[]>;

export type VerificationType = keyof typeof tokenTypes;
const known = v.picklist(['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change']);

/** The code itself, typed by hand for an address, or what a link carries, which the API calls a hash. */
export type GivenCode = { email: string; otp: string } | { hash: string };

export interface FoundCode {
  userId: string;
  /** That of the account. */
  email: string;
  type: TokenType;
  banned: boolean;
  /** Whether the address of the account was proven before. */
  proven: boolean;
  /** Whether more than one has claimed the account before that. */
  disputed: boolean;
}

interface StoredCode extends FoundCode {
  linkToken: string;
  otpHash: string;
  /** It was guessed at too often; its link remains valid. */
  spent: boolean;
  expired: boolean;
}

/** Throws AuthError for an unknown type; a code typed by hand is then answered like an invalid one. */
export function readVerificationType(type: string, given: GivenCode): VerificationType {
  const parsed = v.safeParse(known, type);
  if (parsed.success) return parsed.output;
  if (!('hash' in given)) throw gone(given);
  throw new AuthError(400, 'validation_failed', 'Invalid email verification type');
}

/**
 * The stored code that was meant. Returns an AuthError when there is none or it is too old, so that the transaction commits
 * and keeps the count of guesses.
 */
export async function findCode(
  session: Queryable,
  { settings }: AuthContext,
  type: VerificationType,
  given: GivenCode,
): Promise<FoundCode | AuthError> {
  const [column, value] = 'hash' in given ? ['token_hash', given.hash] : ['relates_to', given.email.toLowerCase()];
  const stored = await session.query<StoredCode>(
    `select t.user_id as "userId", coalesce(u.email, '') as email, t.token_type as type, t.token_hash as "linkToken", t.otp_hash as "otpHash",
            t.created_at <= now() - make_interval(secs => $3::float8) as expired, t.guesses >= $4 as spent,
            coalesce(u.banned_until > now(), false) as banned,
            u.email_proven as proven, u.password_disputed as disputed
     from auth.one_time_tokens t join auth.users u on u.id = t.user_id and u.deleted_at is null
     where t.${column} = $1 and t.token_type = any($2)`,
    [value, tokenTypes[type], settings.codeLifetime, MOST_GUESSES],
  );
  const found = stored.find((code) => !code.expired && fits(code, given));
  if (!found) {
    if ('otp' in given) await countGuess(session, given.email, tokenTypes[type]);
    return gone(given);
  }
  if (found.banned) return new AuthError(403, 'user_banned', 'User is banned');
  return found;
}

function fits({ linkToken, otpHash, spent }: StoredCode, given: GivenCode): boolean {
  if ('hash' in given) return sameText(linkToken, given.hash);
  return !spent && sameText(otpHash, hashOf(given.email, given.otp));
}

function gone(given: GivenCode): AuthError {
  const message = 'hash' in given ? 'Email link is invalid or has expired' : 'Token has expired or is invalid';
  return new AuthError(403, 'otp_expired', message);
}
