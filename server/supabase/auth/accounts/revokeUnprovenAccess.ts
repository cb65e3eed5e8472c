import type { Queryable } from '../../database/database.ts';

/**
 * Takes from an account whatever opened it before its address was proven, because a stranger may have begun with it.
 * What stays is the identity by which the owner has come: one of a provider, by its id there, or the address itself.
 */
export async function revokeUnprovenAccess(
  session: Queryable,
  userId: string,
  kept: { google: string } | 'email',
): Promise<void> {
  for (const table of ['sessions', 'one_time_tokens', 'mfa_factors']) {
    await session.query(`delete from auth.${table} where user_id = $1`, [userId]);
  }
  await session.query('delete from auth.flow_state where user_id = $1 and auth_code is not null', [userId]);
  const [provider, id] = kept === 'email' ? ['email', userId] : ['google', kept.google];
  await session.query('delete from auth.identities where user_id = $1 and not (provider = $2 and provider_id = $3)', [
    userId,
    provider,
    id,
  ]);
  const data = `jsonb_build_object('sub', id, 'email', email, 'email_verified', false, 'phone_verified', false)`;
  await session.query(
    `update auth.users set encrypted_password = '', password_disputed = false,
       raw_user_meta_data = case when $2 then ${data} else '{}' end
     where id = $1`,
    [userId, kept === 'email'],
  );
  await session.query(
    `update auth.identities i set identity_data = u.raw_user_meta_data, updated_at = now()
     from auth.users u where u.id = $1 and i.user_id = u.id and i.provider = 'email'`,
    [userId],
  );
}

/** Notes that somebody else may have chosen the password: it opens nothing once the address is proven. */
export async function disputePassword(session: Queryable, userId: string): Promise<void> {
  await session.query(
    `update auth.users set password_disputed = true
     where id = $1 and not email_proven and coalesce(encrypted_password, '') <> ''`,
    [userId],
  );
}
