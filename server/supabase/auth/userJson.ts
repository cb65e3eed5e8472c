import type { Queryable } from '../database/database.ts';

/** An account as the client library expects it; the fields that a token repeats are named here. */
export interface UserJson {
  id: string;
  role: string;
  email: string;
  phone: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  is_anonymous: boolean;
  invited_at?: string;
}

/** The account as it crosses the wire. Rejects when there is none: ask only for one that was just seen. */
export async function userJson(session: Queryable, userId: string): Promise<UserJson> {
  const [row] = await session.query<{ account: UserJson | null }>('select embedded.user_json($1) as account', [userId]);
  if (!row?.account) throw new Error('The account is gone.');
  return row.account;
}
