import type { Queryable } from '../../database/database.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthRefusal } from '../authRefusal.ts';
import { sameText } from '../codes/codeChallenge.ts';
import { hashOf } from '../codes/oneTimeCode.ts';
import type { Caller } from '../requireUser.ts';
import { checkPassword } from './checkPassword.ts';
import type { Account } from './findAccount.ts';

/** The hash of the password asked for; null where none is. Throws AuthRefusal when it must not be chosen. */
export async function hashNewPassword(
  context: AuthContext,
  caller: Caller,
  account: Account,
  { password, nonce }: { password: string; nonce: string },
): Promise<string | null> {
  if (password === '') return null;
  if (account.isAnonymous) {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw new AuthRefusal(422, 'validation_failed', message);
  }
  checkPassword(context.settings, password);
  if (context.settings.reauthenticateForPassword) await requireRecent(context, caller, account, nonce);
  if (account.hash !== null && (await context.passwords.matches(password, account.hash))) {
    throw new AuthRefusal(422, 'same_password', 'New password should be different from the old password.');
  }
  return context.passwords.hash(password);
}

/** Sets it; every code under way and every other session of the account ends. */
export async function changePassword(session: Queryable, { userId, sessionId }: Caller, hash: string): Promise<void> {
  await session.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    userId,
    hash,
  ]);
  await session.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
  await session.query('delete from auth.sessions where user_id = $1 and id <> $2', [userId, sessionId]);
}

/** A session older than a day needs the code of a letter. */
async function requireRecent(
  { database, settings }: AuthContext,
  { userId, sessionId }: Caller,
  { email }: Account,
  nonce: string,
): Promise<void> {
  const [state] = await database.query<{ old: boolean; hash: string | null }>(
    `select s.created_at < now() - interval '1 day' as old, (
       select t.token_hash from auth.one_time_tokens t
       where t.user_id = $1 and t.token_type = 'reauthentication_token'
         and t.created_at > now() - make_interval(secs => $3::float8)) as hash
     from auth.sessions s where s.id = $2`,
    [userId, sessionId, settings.codeLifetime],
  );
  if (!state?.old) return;
  if (nonce === '') throw new AuthRefusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
  if (state.hash !== null && sameText(state.hash, hashOf(email, nonce))) return;
  throw new AuthRefusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
