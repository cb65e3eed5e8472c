/** What is said to a session, what it remembers, and what it says. */
import type { Owner } from '../owner.ts';
import type { AuthEvent, AuthPort, User } from '../ports/authPort.ts';
import type { ProfilePort } from '../ports/profilePort.ts';
import type { AuthStatus } from '../site/authStatus.ts';
import type { VerificationReport } from './verificationMachine.ts';

export interface SessionInput {
  auth: AuthPort;
  profiles: ProfilePort;
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

/** What a session remembers between events. */
export interface SessionContext extends SessionInput {
  user: User | null;
}
