import { randomUUID } from 'node:crypto';
import type { UserDetails } from '#contract/entities.ts';
import { addUser } from './auth/accounts/addUser.ts';
import { confirmEmail } from './auth/accounts/confirmEmail.ts';
import type { Database, Queryable } from './database/database.ts';
import type { Passwords } from './passwords/passwords.ts';

export interface NewAccount {
  email: string;
  password: string;
  /** Whether the owner of the address has confirmed it; without that nobody can sign in. */
  confirmed: boolean;
  userName: string | null;
  /** Null for a learner who has yet to complete the profile. */
  details: UserDetails | null;
}

/** Adds an account that signs in with its e-mail and a password, and answers its id. Rejects when the e-mail is taken. */
export async function createAccount(
  { database, passwords }: { database: Database; passwords: Passwords },
  account: NewAccount,
): Promise<string> {
  const id = randomUUID();
  const email = account.email.toLowerCase();
  const hash = await passwords.hash(account.password);
  await database.transaction(async (session) => {
    const data = account.userName === null ? {} : { name: account.userName };
    await addUser(session, { id, email, hash, data, notes: true });
    if (account.confirmed) await confirmEmail(session, id, 'proven');
    if (account.userName !== null) {
      await session.query(`insert into public.profiles (user_id, user_name, login_method) values ($1, $2, 'email')`, [
        id,
        account.userName,
      ]);
    }
    if (account.details) await insertDetails(session, id, account.details);
  });
  return id;
}

async function insertDetails(session: Queryable, id: string, details: UserDetails): Promise<void> {
  const { title, phone, address, gender, linkedin_url: linkedin } = details;
  await session.query(
    `insert into public.user_details (user_id, title, phone, address, gender, linkedin_url) values ($1, $2, $3, $4, $5, $6)`,
    [id, title, phone, address, gender, linkedin],
  );
}
