import type { AuthSettings } from '../../config/authSettings.ts';
import type { Database } from '../database/database.ts';
import type { Tokens } from '../keys/tokens.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { AuthLimits } from './authLimits.ts';
import type { BackgroundWork } from './backgroundWork.ts';
import type { Guesses } from './guesses.ts';
import type { Provider } from './provider.ts';

/** What the routes of the authentication service work with. */
export interface AuthContext {
  database: Database;
  tokens: Tokens;
  passwords: Passwords;
  settings: AuthSettings;
  limits: AuthLimits;
  guesses: Guesses;
  mailer: Mailer;
  background: BackgroundWork;
  /** Google, or what stands in for it; null where neither is there. */
  google: Provider | null;
  /** The origin of the site, where links lead back to; known once the server listens. */
  siteUrl(): string;
}
