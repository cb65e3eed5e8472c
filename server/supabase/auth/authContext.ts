import type { Database } from '../database/database.ts';
import type { Tokens } from '../keys/tokens.ts';
import type { Passwords } from '../passwords/passwords.ts';

/** What the routes of the authentication service work with. */
export interface AuthContext {
  database: Database;
  tokens: Tokens;
  passwords: Passwords;
}
