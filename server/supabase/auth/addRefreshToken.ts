import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';

const LENGTH = 12;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** What a refresh token looks like; anything else need not be looked up. */
export const REFRESH_TOKEN = /^[a-z0-9]{12}$/;

/** Gives the session a new refresh token; `parent` is the one it replaces. */
export async function addRefreshToken(
  session: Queryable,
  { userId, sessionId, parent }: { userId: string; sessionId: string; parent: string | null },
): Promise<string> {
  const token = Array.from(randomBytes(LENGTH), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  await session.query('insert into auth.refresh_tokens (token, user_id, session_id, parent) values ($1, $2, $3, $4)', [
    token,
    userId,
    sessionId,
    parent,
  ]);
  return token;
}
