import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/database.ts';
import { addIdentity } from './addIdentity.ts';

export interface NewUser {
  id?: string | undefined;
  /** In lower case. */
  email: string;
  /** Null for an account that is entered without a password. */
  hash: string | null;
  /** What the client wants to be kept with it. */
  data: Readonly<Record<string, unknown>>;
  /** Whether the service notes address and id among the data, as it does when people sign up by themselves. */
  notes: boolean;
}

/** Of an account that is entered by e-mail alone. */
export const EMAIL_PROVIDER = { provider: 'email', providers: ['email'] };

/** Adds an account that has an e-mail address and has not confirmed it, and answers its id. Rejects when it is taken. */
export async function addUser(
  session: Queryable,
  { id = randomUUID(), email, hash, data, notes }: NewUser,
): Promise<string> {
  const own = notedData({ id, email, data: {} });
  const meta = notes ? notedData({ id, email, data }) : data;
  await session.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, $3, $4, $5)`,
    [id, email, hash ?? '', EMAIL_PROVIDER, meta],
  );
  await addIdentity(session, { userId: id, provider: 'email', providerId: id, data: notes ? meta : own });
  return id;
}

/** The data of a client with what the service notes among them of an account that has confirmed nothing. */
export function notedData({ id, email, data }: Pick<NewUser, 'email' | 'data'> & { id: string }) {
  return { ...data, sub: id, email, email_verified: false, phone_verified: false };
}
