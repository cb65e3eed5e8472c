import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import type { TokenType } from './purposes.ts';

const DIGITS = 6;

/** How many wrong guesses a code takes. */
export const MOST_GUESSES = 5;

/** Before the token of a link that leads to a code for the browser that asked, instead of to a session. */
export const PKCE_PREFIX = 'pkce_';

/** Six digits. */
export function newOtp(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** What the link of an e-mail carries; it has nothing to do with the code, which is short enough to try them all. */
export function newLinkToken(): string {
  return randomBytes(28).toString('hex');
}

/** What is stored of a code. */
export function hashOf(email: string, otp: string): string {
  return createHash('sha224')
    .update(email.toLowerCase() + otp)
    .digest('hex');
}

interface NewCode {
  userId: string;
  type: TokenType;
  /** Where the e-mail goes. */
  email: string;
  otp: string;
  linkToken: string;
}

/** Stores the code in place of the one before it. */
export async function storeCode(session: Queryable, { userId, type, email, otp, linkToken }: NewCode): Promise<void> {
  await session.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, otp_hash, relates_to)
     values ($1, $2, $3, $4, lower($5))
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, otp_hash = excluded.otp_hash, relates_to = excluded.relates_to, guesses = 0,
       created_at = now(), updated_at = now()`,
    [userId, type, linkToken, hashOf(email, otp), email],
  );
}

/** Notes that somebody typed a wrong code for the address. */
export async function countGuess(session: Queryable, address: string, types: readonly TokenType[]): Promise<void> {
  await session.query(
    'update auth.one_time_tokens set guesses = guesses + 1 where relates_to = lower($1) and token_type = any($2)',
    [address, types],
  );
}

/** Makes codes useless, because they were used or what they stood for has changed. */
export async function dropCodes(session: Queryable, userId: string, types: readonly TokenType[]): Promise<void> {
  await session.query('delete from auth.one_time_tokens where user_id = $1 and token_type = any($2)', [userId, types]);
}
