import type { Queryable } from '../../database/database.ts';
import { AuthRefusal } from '../authRefusal.ts';
import { syncProviders } from './syncProviders.ts';

/** Gives the account its new address, unless a second letter has yet to be confirmed; then it answers false. */
export async function changeEmail(session: Queryable, userId: string): Promise<boolean> {
  const [state] = await session.query<{ email: string; waits: boolean }>(
    `select coalesce(u.email_change, '') as email, exists (
       select from auth.one_time_tokens t
       where t.user_id = u.id and t.token_type in ('email_change_token_new', 'email_change_token_current')) as waits
     from auth.users u where u.id = $1`,
    [userId],
  );
  if (!state || state.email === '') {
    throw new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired');
  }
  if (state.waits) {
    await session.query('update auth.users set email_change_confirm_status = 1 where id = $1', [userId]);
    return false;
  }
  await setEmail(session, userId, state.email);
  return true;
}

/** Makes the address that of the account, confirmed. Throws AuthRefusal when somebody else was faster. */
export async function setEmail(session: Queryable, userId: string, email: string): Promise<void> {
  await refuseTaken(session, userId, email);
  await session.query(
    `update auth.users set email = $2::text, email_change = '', email_change_confirm_status = 0, email_confirmed_at = now(),
       is_anonymous = false, updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || jsonb_build_object('email', $2::text, 'email_verified', true)
     where id = $1`,
    [userId, email],
  );
  await session.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
     values ($1::text, $1::uuid, $2, 'email', now())
     on conflict (provider_id, provider) do update
     set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`,
    [userId, { sub: userId, email, email_verified: true, phone_verified: false }],
  );
  await syncProviders(session, userId);
}

/** Throws AuthRefusal when the address belongs to another account. */
export async function refuseTaken(session: Queryable, userId: string | null, email: string): Promise<void> {
  const [other] = await session.query(
    'select id from auth.users where email = $2 and not is_sso_user and ($1::uuid is null or id <> $1::uuid)',
    [userId, email],
  );
  if (!other) return;
  throw new AuthRefusal(422, 'email_exists', 'A user with this email address has already been registered');
}
