import type { Queryable } from '../../database/database.ts';

/**
 * The address of the account counts as confirmed, because its owner has `proven` that it is theirs or because it is
 * `assumed` so here. Other codes that were sent before that are no good any more.
 */
export async function confirmEmail(session: Queryable, userId: string, reason: 'proven' | 'assumed'): Promise<void> {
  await session.query(
    `delete from auth.one_time_tokens t using auth.users u
     where t.user_id = $1 and u.id = t.user_id and u.email_confirmed_at is null`,
    [userId],
  );
  await session.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       email_proven = email_proven or $2, is_anonymous = false, raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
     where id = $1`,
    [userId, reason === 'proven'],
  );
  await session.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  );
}
