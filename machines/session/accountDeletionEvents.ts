/** What is said to the deletion of an account, what it remembers, and what it says. */
import type { Owner } from '../owner.ts';
import type { AccountPort } from '../ports/accountPort.ts';
import type { Credentials, User } from '../ports/authPort.ts';
import type { ExportPort } from '../ports/exportPort.ts';
import type { Reason } from '../ports/reason.ts';
import type { SiteDataPort } from '../ports/siteDataPort.ts';
import { type CredentialErrors, errorsOf } from './credentials.ts';

export interface AccountDeletionInput {
  accounts: AccountPort;
  exports: ExportPort;
  siteData: SiteDataPort;
  owner: Owner<AccountDeletionReport>;
}

export type AccountDeletionEvent =
  | { type: 'deletion.opened'; user: User | null }
  | { type: 'email.typed'; email: string }
  | { type: 'password.typed'; password: string }
  | { type: 'form.submitted' }
  | { type: 'deletion.dismissed' }
  /** They have read that the account is gone. The dialog of the question also calls itself dismissed as it disappears. */
  | { type: 'notice.closed' }
  /** The session is over. */
  | { type: 'learner.left' };

/** The account is gone: its session is to end, where it has not ended yet. */
export type AccountDeletionReport = { type: 'accountDeletion.succeeded'; userId: string };

export interface AccountDeletionContext extends AccountDeletionInput, Typed {
  /** Whose account it is; null before anybody has asked. */
  user: User | null;
}

interface Typed extends Credentials {
  errors: CredentialErrors;
  trouble: DeletionTrouble | null;
}

/** Why the account is still there; null when no answer came, and nobody knows whether it is. */
export interface DeletionTrouble {
  why: Reason | null;
}

export const nothingTyped: Typed = { email: '', password: '', errors: {}, trouble: null };

/** Whose account is deleted; empty before anybody has asked. */
export const userIdOf = ({ user }: AccountDeletionContext): string => user?.id ?? '';

/** Whether they signed up with a password; who came by a provider may have none. */
export const needsPassword = (user: User | null): boolean => user?.provider === 'email';

/** What is wrong with each field; nothing for the fields that are right. */
export function errorsIn({ user, email, password }: AccountDeletionContext): CredentialErrors {
  const { email: emailError, password: passwordError } = errorsOf({ email, password });
  return {
    ...(emailError && { email: emailError }),
    ...(passwordError && needsPassword(user) && { password: passwordError }),
  };
}
