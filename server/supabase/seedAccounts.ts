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
    details: { title: 'Student', phone: '+1 555 0100', address: null, gender: 'other', linkedin_url: null },
  },
  {
    email: 'newcomer@example.com',
    password: 'newcomer-password',
    confirmed: true,
    userName: null,
    details: null,
  },
];

/** Adds those that are missing. Their passwords are public: only for a server that nobody else can reach. */
export async function seedAccounts(parts: { database: Database; passwords: Passwords }): Promise<void> {
  for (const account of ACCOUNTS) {
    const [known] = await parts.database.query('select id from auth.users where email = $1', [account.email]);
    if (!known) await createAccount(parts, account);
  }
}
