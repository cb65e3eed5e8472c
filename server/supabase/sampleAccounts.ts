import { createAccount, type NewAccount } from './createAccount.ts';
import type { Database } from './database/database.ts';
import type { Passwords } from './passwords/passwords.ts';

/** Who can sign in to a fresh installation: one learner who may do everything, one who has yet to complete the profile. */
const ACCOUNTS: readonly NewAccount[] = [
  {
    email: 'learner@example.com',
    password: 'learner-password',
    confirmed: true,
    userName: 'Learner',
    details: { title: 'Student', phone: '+1 202 555 0100', address: null, gender: 'other', linkedin_url: null },
  },
  {
    email: 'newcomer@example.com',
    password: 'newcomer-password',
    confirmed: true,
    userName: null,
    details: null,
  },
];

/** Adds those that are missing and opens those that were closed. Their passwords are public, so only for a server that nobody else can reach. */
export async function openSampleAccounts(parts: { database: Database; passwords: Passwords }): Promise<void> {
  const { database } = parts;
  for (const account of ACCOUNTS) {
    const [known] = await database.query('select id from auth.users where email = $1', [account.email]);
    if (known) continue;
    const id = await createAccount(parts, account);
    await database.query('insert into embedded.sample_accounts (user_id) values ($1)', [id]);
  }
  await database.run(`
    update auth.users u set banned_until = null from embedded.sample_accounts s where u.id = s.user_id and s.is_closed;
    update embedded.sample_accounts set is_closed = false;
  `);
}

/** Bans the accounts whose passwords are public, and ends their sessions. */
export async function closeSampleAccounts(database: Database): Promise<void> {
  await database.transaction((session) =>
    session.run(`
      update auth.users u set banned_until = now() + interval '100 years'
      from embedded.sample_accounts s where u.id = s.user_id and not s.is_closed;
      delete from auth.sessions t using embedded.sample_accounts s where t.user_id = s.user_id;
      update embedded.sample_accounts set is_closed = true;
    `),
  );
}
