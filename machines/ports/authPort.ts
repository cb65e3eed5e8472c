export interface User {
  id: string;
  email: string;
  name: string | null;
  avatarUrl: string | null;
  /** How they signed in: `email`, `google` … */
  provider: string;
}

export interface Credentials {
  email: string;
  password: string;
}

/** What became of an attempt: an expected refusal carries the provider's own words. */
export type SignInAnswer = { outcome: 'signedIn' } | { outcome: 'refused'; message: string };

/** The session events of the authentication service, in the product's grammar. */
export type SessionNews =
  | 'initial'
  | 'signedIn'
  | 'signedOut'
  | 'tokenRefreshed'
  | 'userUpdated'
  | 'passwordRecovery'
  | 'factorVerified';

/**
 * Who the visitor is. `watch` is the only truth about it: it tells the present state once and then every change,
 * always in a later task; the other calls just ask for a change.
 */
export interface AuthPort {
  watch(changed: (news: SessionNews, user: User | null) => void): () => void;
  signIn(credentials: Credentials): Promise<SignInAnswer>;
  signOut(): Promise<void>;
}
