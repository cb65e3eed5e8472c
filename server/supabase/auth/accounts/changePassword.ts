import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { sameText } from '../codes/codeChallenge.ts';
import { forgetEmailRequests } from '../codes/emailRequests.ts';
import { countGuess, hashOf, MOST_GUESSES } from '../codes/oneTimeCode.ts';
import type { Caller } from '../requireUser.ts';
import type { Account } from './findAccount.ts';

/** The hash of the password asked for, a strong one; null where none is. Throws AuthError when it must not be set now. */
export async function hashNewPassword(
  context: AuthContext,
  caller: Caller,
  account: Account,
  { password, nonce }: { password: string | null; nonce: string },
): Promise<string | null> {
  if (password === null) return null;
  if (context.settings.reauthenticateForPassword) await requireRecent(context, caller, account, nonce);
  if (account.hash !== null && (await context.passwords.matches(password, account.hash))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return context.passwords.hash(password);
}

/** Sets it; every code under way and every other session of the account ends. */
export async function changePassword(session: Queryable, { userId, sessionId }: Caller, hash: string): Promise<void> {
  await storePassword(session, userId, hash);
  await session.query('delete from auth.sessions where user_id = $1 and id <> $2', [userId, sessionId]);
}

/** Stores the hash; no code that was sent before is any good, and new e-mails may be asked for at once. */
export async function storePassword(session: Queryable, userId: string, hash: string): Promise<void> {
  await session.query(
    `update auth.users set encrypted_password = $2, password_disputed = false, updated_at = now(), confirmation_sent_at = null,
       recovery_sent_at = null, email_change_sent_at = null, reauthentication_sent_at = null
     where id = $1`,
    [userId, hash],
  );
  await session.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
  await forgetEmailRequests(session, userId);
}

/** A session older than a day needs the code of an e-mail. */
async function requireRecent(
  { database, settings }: AuthContext,
  { userId, sessionId }: Caller,
  { email }: Account,
  nonce: string,
): Promise<void> {
  const [state] = await database.query<{ old: boolean; hash: string | null }>(
    `select s.created_at < now() - interval '1 day' as old, (
       select t.otp_hash from auth.one_time_tokens t
       where t.user_id = $1 and t.token_type = 'reauthentication_token'
         and t.guesses < $4 and t.created_at > now() - make_interval(secs => $3::float8)) as hash
     from auth.sessions s where s.id = $2`,
    [userId, sessionId, settings.codeLifetime, MOST_GUESSES],
  );
  if (!state?.old) return;
  if (nonce === '') throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  if (state.hash !== null && sameText(state.hash, hashOf(email, nonce))) return;
  await countGuess(database, email, ['reauthentication_token']);
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
