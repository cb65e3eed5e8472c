import type { Queryable } from '../../database/database.ts';

/** The owner of the address has shown that it is theirs. Other codes that were sent before that are no good any more. */
export async function confirmEmail(session: Queryable, userId: string): Promise<void> {
  await session.query(
    `delete from auth.one_time_tokens t using auth.users u
     where t.user_id = $1 and u.id = t.user_id and u.email_confirmed_at is null`,
    [userId],
  );
  await session.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now(),
       is_anonymous = false, raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
     where id = $1`,
    [userId],
  );
  await session.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
     where user_id = $1 and provider = 'email'`,
    [userId],
  );
}
