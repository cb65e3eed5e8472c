import { createHash } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { forgetEmailRequests } from '../codes/emailRequests.ts';

/** Leaves the account and takes away whose it was: nobody can sign in to it, and its address is free again. */
export async function softDelete(session: Queryable, userId: string): Promise<void> {
  const [user] = await session.query<{ email: string }>(
    `select coalesce(email, '') as email from auth.users where id = $1`,
    [userId],
  );
  // By the address, which is there no longer afterwards.
  await forgetEmailRequests(session, userId);
  await session.query(
    `update auth.users set email = $2, email_change = '', encrypted_password = '', deleted_at = now(), updated_at = now(),
       raw_user_meta_data = '{}', raw_app_meta_data = '{}'
     where id = $1`,
    [userId, unreadable(userId, user?.email ?? '')],
  );
  const identities = await session.query<{ id: string; way: string }>(
    `select id, provider || ':' || provider_id as way from auth.identities where user_id = $1`,
    [userId],
  );
  for (const { id, way } of identities) {
    await session.query(`update auth.identities set identity_data = '{}', provider_id = $2 where id = $1`, [
      id,
      unreadable(userId, way),
    ]);
  }
  for (const table of ['one_time_tokens', 'mfa_factors', 'sessions', 'embedded_mail']) {
    await session.query(`delete from auth.${table} where user_id = $1`, [userId]);
  }
}

function unreadable(userId: string, text: string): string {
  return createHash('sha256')
    .update(userId + text)
    .digest('base64url');
}
