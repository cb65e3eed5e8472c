/** Who calls, as a verified access token says it. */
export interface Session {
  learnerId: string;
  /** Names one sign-in; it stays the same when the token is renewed. */
  sessionId: string;
  /** When the token expires, in seconds since 1970. */
  expiresAt: number;
  token: string;
  /** The address of the account, as the token says it. */
  email?: string;
}

/** How far a clock may be off, in seconds; a token is honoured for so long after its expiry. */
export const CLOCK_SKEW_S = 60;

/** Whether the session is over cannot be found out at the moment. */
export class SessionsUnavailableError extends Error {
  override name = 'SessionsUnavailableError';
}
