import type { AuthSettings } from '../../../config/authSettings.ts';
import type { Queryable } from '../../database/database.ts';
import { AuthError } from '../authError.ts';
import { dropCodes } from '../codes/oneTimeCode.ts';
import type { TokenType } from '../codes/purposes.ts';
import { syncProviders } from './syncProviders.ts';

/**
 * Gives the account its new address, unless the other one has yet to agree; then it answers false. `by` is the code that
 * was redeemed: that of the new address proves it, or the second of two.
 */
export async function changeEmail(
  session: Queryable,
  settings: AuthSettings,
  userId: string,
  by: TokenType,
): Promise<boolean> {
  const [state] = await session.query<{ wanted: string; isFirst: boolean }>(
    `select coalesce(email_change, '') as wanted, email_change_confirm_status = 0 and coalesce(email, '') <> '' as "isFirst"
     from auth.users where id = $1`,
    [userId],
  );
  if (!state || state.wanted === '') {
    throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
  }
  if (state.isFirst && settings.secureEmailChange && !settings.autoconfirm) {
    await session.query('update auth.users set email_change_confirm_status = 1 where id = $1', [userId]);
    return false;
  }
  const isProven = by === 'email_change_token_new' || !state.isFirst;
  await setEmail(session, userId, state.wanted, isProven ? 'proven' : 'assumed');
  return true;
}

/** Makes the address that of the account. Throws AuthError when somebody else was faster. */
export async function setEmail(
  session: Queryable,
  userId: string,
  email: string,
  confirmation: 'proven' | 'assumed' | 'none',
): Promise<void> {
  const isConfirmed = confirmation !== 'none';
  await refuseTaken(session, userId, email);
  await dropCodes(session, userId, ['email_change_token_new', 'email_change_token_current']);
  const verified = isConfirmed ? { email_verified: true } : {};
  await session.query(
    `update auth.users set email = $2::text, email_change = '', email_change_confirm_status = 0, updated_at = now(),
       email_proven = $5,
       email_confirmed_at = case when $3 then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
       is_anonymous = is_anonymous and not $3, raw_user_meta_data = raw_user_meta_data ||
         case when raw_user_meta_data ? 'email' then $4::jsonb else $4::jsonb - 'email' end
     where id = $1`,
    [userId, email, isConfirmed, { email, ...verified }, confirmation === 'proven'],
  );
  await session.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
     values ($1::text, $1::uuid, $2, 'email', now())
     on conflict (provider_id, provider) do update
     set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`,
    [userId, { sub: userId, email, email_verified: isConfirmed, phone_verified: false }],
  );
  await syncProviders(session, userId);
}

/** Throws AuthError when the address belongs to another account. */
export async function refuseTaken(session: Queryable, userId: string | null, email: string): Promise<void> {
  const [other] = await session.query(
    'select id from auth.users where email = $2 and not is_sso_user and ($1::uuid is null or id <> $1::uuid)',
    [userId, email],
  );
  if (!other) return;
  throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
}
