import * as v from 'valibot';
import type { Queryable } from '../../database/database.ts';
import { secondsOf } from '../../../config/secondsOf.ts';
import { checkEmail } from '../accounts/checkEmail.ts';
import { checkPassword, LONGEST_PASSWORD } from '../accounts/checkPassword.ts';
import { confirmEmail } from '../accounts/confirmEmail.ts';
import { mergeUserData } from '../accounts/mergeUserData.ts';
import { checkUserData, userData } from '../accounts/userData.ts';
import type { AuthContext } from '../authContext.ts';
import { AuthError } from '../authError.ts';
import { isUuid } from '../isUuid.ts';

/** What an administrator may say about an account. */
export const userChanges = v.object({
  id: v.nullish(v.string(), ''),
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  password: v.nullish(v.string(), null),
  password_hash: v.nullish(v.string(), ''),
  email_confirm: v.nullish(v.boolean(), false),
  user_metadata: v.nullish(userData),
  app_metadata: v.nullish(userData),
  role: v.nullish(v.picklist(['authenticated', 'anon', 'service_role'])),
  ban_duration: v.nullish(v.string()),
});
export type AdminChanges = v.InferOutput<typeof userChanges>;

/** The address asked for; null where none is. Throws AuthError for a telephone, which nobody signs in with here. */
export function emailOf({ email, phone }: AdminChanges): string | null {
  if (phone !== '') throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  return email === '' ? null : checkEmail(email);
}

/** The hash of the password, or the one that is given; null where there is neither. */
export async function hashOfChanges(
  context: AuthContext,
  changes: AdminChanges,
  strength: 'any' | 'asSettingsSay',
): Promise<string | null> {
  if (changes.password_hash !== '') {
    if (/^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(changes.password_hash)) return changes.password_hash;
    throw new AuthError(400, 'validation_failed', 'password_hash must be a bcrypt hash');
  }
  if (changes.password === null) return null;
  if (strength === 'any') refuseTooLong(changes.password);
  else checkPassword(context.settings, changes.password);
  return context.passwords.hash(changes.password);
}

function refuseTooLong(password: string): void {
  if (Buffer.byteLength(password) <= LONGEST_PASSWORD) return;
  const message = `bcrypt: password length exceeds ${LONGEST_PASSWORD} bytes`;
  throw new AuthError(400, 'validation_failed', message);
}

/** The id that a new account is to have; undefined for one of our choice. Throws AuthError. */
export function idOf({ id }: AdminChanges): string | undefined {
  if (id === '') return undefined;
  if (!isUuid(id)) throw new AuthError(400, 'validation_failed', 'ID must conform to the uuid v4 format');
  if (/^[0-]+$/.test(id)) throw new AuthError(400, 'validation_failed', 'ID cannot be a nil uuid');
  return id;
}

/** Applies what a new and a known account have in common. */
export async function applyChanges(session: Queryable, userId: string, changes: AdminChanges): Promise<void> {
  if (changes.email_confirm) await confirmEmail(session, userId, 'proven');
  if (changes.user_metadata) checkUserData(await mergeUserData(session, userId, changes.user_metadata));
  if (changes.app_metadata) checkUserData(await mergeUserData(session, userId, changes.app_metadata, 'app'));
  if (changes.role) await session.query('update auth.users set role = $2 where id = $1', [userId, changes.role]);
  if (changes.ban_duration) await ban(session, userId, changes.ban_duration);
}

async function ban(session: Queryable, userId: string, duration: string): Promise<void> {
  const seconds = duration === 'none' ? null : secondsOf(duration);
  if (seconds === null && duration !== 'none') {
    throw new AuthError(400, 'validation_failed', 'invalid format for ban duration: use none, or a time such as 24h');
  }
  await session.query(
    'update auth.users set banned_until = now() + make_interval(secs => $2::float8), updated_at = now() where id = $1',
    [userId, seconds],
  );
}
