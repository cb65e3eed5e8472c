/** What is said to a session, what it remembers, and what it says. */
import type { Owner } from '../owner.ts';
import type { AuthPort, SessionNews, User } from '../ports/authPort.ts';
import type { ProfilePort } from '../ports/profilePort.ts';
import type { AuthStatus } from '../site/authStatus.ts';

export interface SessionInput {
  auth: AuthPort;
  profiles: ProfilePort;
  owner: Owner<SessionReport>;
}

export type SessionEvent =
  | { type: 'session.announced'; news: SessionNews; user: User | null }
  | { type: 'details.saved' }
  /** `losesWork` when something typed is not saved yet. */
  | { type: 'signOut.requested'; losesWork: boolean }
  | { type: 'signOut.confirmed' }
  | { type: 'signOut.declined' };

export type SessionReport =
  | { type: 'session.changed'; authStatus: AuthStatus; user: User | null }
  /** The learner did not sign out here: it was done elsewhere, or the authentication service took the session back. */
  | { type: 'session.ended' }
  | { type: 'session.verificationFailed' }
  | { type: 'session.signOutFailed' };

export type Announcement = Extract<SessionEvent, { type: 'session.announced' }>;

/** What a session remembers between events. */
export interface SessionContext extends SessionInput {
  user: User | null;
  /** The last answer about this learner; null before the first. */
  isVerified: boolean | null;
  /** Whether the last question failed, and that was told. */
  isTroubled: boolean;
}
