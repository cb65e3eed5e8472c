import { createHash, randomInt } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import type { TokenType } from './purposes.ts';

const DIGITS = 6;

/** Before the hash of a code whose link leads to a code for the browser that asked, instead of to a session. */
export const PKCE_PREFIX = 'pkce_';

/** Six digits. */
export function newOtp(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** What is stored of a code, and what its link carries. */
export function hashOf(email: string, otp: string): string {
  return createHash('sha224')
    .update(email.toLowerCase() + otp)
    .digest('hex');
}

/** Stores the code in place of the one before it. `email` is where the letter goes. */
export async function storeCode(
  session: Queryable,
  { userId, type, email, hash }: { userId: string; type: TokenType; email: string; hash: string },
): Promise<void> {
  await session.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to) values ($1, $2, $3, lower($4))
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = now(), updated_at = now()`,
    [userId, type, hash, email],
  );
}

/** Makes codes useless, because they were used or what they stood for has changed. */
export async function dropCodes(session: Queryable, userId: string, types: readonly TokenType[]): Promise<void> {
  await session.query('delete from auth.one_time_tokens where user_id = $1 and token_type = any($2)', [userId, types]);
}
