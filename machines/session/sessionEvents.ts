/** What is said to a session, what it remembers, and what it says. */
import type { Owner } from '../owner.ts';
import type { AccountPort } from '../ports/accountPort.ts';
import type { AuthEvent, AuthPort, User } from '../ports/authPort.ts';
import type { ExportPort } from '../ports/exportPort.ts';
import type { ProfilePort } from '../ports/profilePort.ts';
import type { AuthStatus } from '../site/authStatus.ts';
import type { SiteDataPort } from '../ports/siteDataPort.ts';
import type { AccountDeletionReport } from './accountDeletionEvents.ts';
import type { VerificationReport } from './verificationMachine.ts';

export interface SessionInput {
  accounts: AccountPort;
  auth: AuthPort;
  exports: ExportPort;
  profiles: ProfilePort;
  siteData: SiteDataPort;
  owner: Owner<SessionReport>;
}

export type SessionEvent =
  /** `redirect` is where the server that ended the session wants the visitor to be led. */
  | { type: 'session.announced'; authEvent: AuthEvent; user: User | null; redirect?: string | undefined }
  | { type: 'details.saved' }
  /** `losesWork` when something typed is not saved yet. */
  | { type: 'signOut.requested'; losesWork: boolean }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.declined' }
  /** Leaving loses nothing any more. */
  | { type: 'workspace.synchronised' }
  /** The learner wants their account deleted. */
  | { type: 'deletion.requested' }
  | AccountDeletionReport
  | VerificationReport;

export type SessionReport =
  | { type: 'session.changed'; authStatus: AuthStatus; user: User | null }
  /** The learner did not sign out here: it was done elsewhere, or the authentication service took the session back. */
  | { type: 'session.ended'; redirect?: string | undefined }
  /** The authentication service does not say who is here: until it does, it is nobody. */
  | { type: 'session.unanswered' }
  | { type: 'session.verificationFailed' }
  | { type: 'session.signOutFailed' };

export type Announcement = Extract<SessionEvent, { type: 'session.announced' }>;

/** The actors that a session starts. XState wants a type alias here. */
// oxlint-disable-next-line typescript/consistent-type-definitions
export type SessionChildren = {
  watchSession: 'watchSession';
  signOut: 'signOut';
  verification: 'verification';
  accountDeletion: 'accountDeletion';
};

/** What a session remembers between events. */
export interface SessionContext extends SessionInput {
  user: User | null;
}
