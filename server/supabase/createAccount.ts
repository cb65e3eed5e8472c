import { randomUUID } from 'node:crypto';
import type { UserDetails } from '#contract/entities.ts';
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
    await insertUser(session, { id, email, hash, confirmed: account.confirmed });
    await session.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
       values ($1::text, $1::uuid, $2, 'email', now())`,
      [id, { sub: id, email, email_verified: account.confirmed, phone_verified: false }],
    );
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

async function insertUser(
  session: Queryable,
  { id, email, hash, confirmed }: { id: string; email: string; hash: string; confirmed: boolean },
): Promise<void> {
  await session.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, $3, case when $4::boolean then now() end, $5, $6)`,
    [
      id,
      email,
      hash,
      confirmed,
      { provider: 'email', providers: ['email'] },
      confirmed ? { email_verified: true } : {},
    ],
  );
}

async function insertDetails(session: Queryable, id: string, details: UserDetails): Promise<void> {
  const { title, phone, address, gender, linkedin_url: linkedin } = details;
  await session.query(
    `insert into public.user_details (user_id, title, phone, address, gender, linkedin_url) values ($1, $2, $3, $4, $5, $6)`,
    [id, title, phone, address, gender, linkedin],
  );
}
