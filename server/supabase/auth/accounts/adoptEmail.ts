import type { AuthSettings } from '../../../config/authSettings.ts';
import type { Queryable } from '../../database/database.ts';

/**
 * Gives an account whose address belongs to none of its identities the address of one that it has, a verified one first.
 * What was begun with the old address ends. Answers false when all of them belong to other accounts.
 */
export async function adoptEmail(session: Queryable, { autoconfirm }: AuthSettings, userId: string): Promise<boolean> {
  const offers = await session.query<{ email: string; verified: boolean; own: boolean; taken: boolean }>(
    `select offer.*, offer.email is not distinct from coalesce(u.email, '') as own, exists (
       select from auth.users other
       where other.email = offer.email and not other.is_sso_user and other.id <> u.id) as taken
     from auth.users u join lateral (
       select coalesce(i.email, '') as email, coalesce((i.identity_data ->> 'email_verified')::boolean, false) as verified,
              i.created_at as since
       from auth.identities i where i.user_id = u.id
     ) as offer on true
     where u.id = $1 order by offer.email = '', not offer.verified, offer.since`,
    [userId],
  );
  if (offers.some(({ own }) => own)) return true;
  const chosen = offers.find(({ taken }) => !taken);
  if (!chosen) return false;
  const { email } = chosen;
  const isConfirmed = email !== '' && (chosen.verified || autoconfirm);
  await session.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
  await session.query(
    `update auth.users set email = nullif($2::text, ''), email_change = '', email_change_confirm_status = 0, updated_at = now(),
       email_confirmed_at = case when $3 then email_confirmed_at end, email_proven = $4,
       raw_user_meta_data = raw_user_meta_data || case when $3 then '{}' else '{"email_verified": false}' end::jsonb
     where id = $1`,
    [userId, email, isConfirmed, chosen.verified],
  );
  return true;
}
