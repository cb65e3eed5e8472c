import type { Queryable } from '../../database/database.ts';

export interface Account {
  id: string;
  /** Empty for an anonymous visitor. */
  email: string;
  /** The address that is to replace it, once that is confirmed; empty when none is. */
  newEmail: string;
  hash: string | null;
  confirmed: boolean;
  /** Somebody has shown that the address is theirs; `confirmed` may also mean that nobody was asked to. */
  proven: boolean;
  banned: boolean;
  isAnonymous: boolean;
}

const ACCOUNT = `
  select id, coalesce(email, '') as email, coalesce(email_change, '') as "newEmail",
         nullif(encrypted_password, '') as hash, email_confirmed_at is not null as confirmed, email_proven as proven,
         coalesce(banned_until > now(), false) as banned, is_anonymous as "isAnonymous"
  from auth.users where not is_sso_user and deleted_at is null`;

/** The account with this e-mail address, in whatever case it is written. */
export async function findByEmail(session: Queryable, email: string): Promise<Account | undefined> {
  const [account] = await session.query<Account>(`${ACCOUNT} and email = lower($1)`, [email]);
  return account;
}

export async function findById(session: Queryable, id: string): Promise<Account | undefined> {
  const [account] = await session.query<Account>(`${ACCOUNT} and id = $1`, [id]);
  return account;
}
