import type { Queryable } from '../../database/database.ts';

export interface NewIdentity {
  userId: string;
  provider: 'email' | 'google';
  /** How the provider calls this person. */
  providerId: string;
  data: Readonly<Record<string, unknown>>;
}

/** Adds a way to sign in to an account; several lead to the same one. */
export async function addIdentity(session: Queryable, { userId, provider, providerId, data }: NewIdentity) {
  await session.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
     values ($1, $2, $3, $4, now())`,
    [providerId, userId, data, provider],
  );
}
