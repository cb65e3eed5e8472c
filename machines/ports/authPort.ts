import type { Reason } from './reason.ts';

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

/** Why the authentication service finds a password weak. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

/** An expected refusal, by its code or in the provider's own words; with reasons where a password was too weak. */
export interface AccountError {
  outcome: 'refused';
  message: Reason;
  reasons?: readonly WeakPasswordReason[];
}

export type SignInAnswer = { outcome: 'signedIn' } | AccountError;

/** A new account is usable at once, or only after its address was confirmed by an email. */
export type SignUpAnswer = { outcome: 'signedIn' } | { outcome: 'emailSent' } | AccountError;

export type EmailAnswer = { outcome: 'sent' } | AccountError;

export type PasswordAnswer = { outcome: 'changed' } | AccountError;

/** `leaving` when the browser is on its way to the provider: nothing of this page remains then. */
export type LeaveAnswer = { outcome: 'leaving' } | AccountError;

/**
 * What an address that led back to the site brought: somebody (with the path they were going to, if any), somebody who
 * may now choose a new password, an e-mail that is confirmed but whose sign-in was not started in this browser, or
 * nothing. Whoever opens it without being brought by anything may be signed in already.
 */
export type CallbackAnswer =
  | { outcome: 'signedIn'; user: User; returnTo: string | null }
  | { outcome: 'alreadySignedIn'; returnTo: string | null }
  | { outcome: 'recovering' }
  | { outcome: 'confirmed' }
  | { outcome: 'refused'; message: Reason };

/** The session events of the authentication service, in the product's grammar. */
export type AuthEvent =
  | 'initial'
  /** Instead of `initial`: this browser keeps a session that is too old, and nobody is there to renew it. */
  | 'unreachable'
  | 'signedIn'
  | 'signedOut'
  | 'tokenRefreshed'
  | 'userUpdated'
  | 'passwordRecovery'
  | 'factorVerified';

/**
 * Who the visitor is. `watch` is the only truth about it: it tells the present state once and then every change,
 * always in a later task; the other calls just ask for a change. What is expected is an answer; what breaks rejects.
 * `redirect` comes with a session that the workspace's server refused: the address that it wants the visitor to be led to.
 */
export interface AuthPort {
  watch(changed: (event: AuthEvent, user: User | null, redirect?: string) => void): () => void;
  /** The shortest password that may be chosen here, in characters. */
  passwordLength(): Promise<number>;
  /**
   * `returnTo` is a path of this site to go to once an address is confirmed that is not yet; null leaves what is
   * remembered. Whoever is signed in goes there by themselves.
   */
  signIn(credentials: Credentials, returnTo: string | null): Promise<SignInAnswer>;
  /** `returnTo` is a path of this site to go to once the address is confirmed; it is remembered in this browser. */
  signUp(credentials: Credentials, returnTo: string | null): Promise<SignUpAnswer>;
  /** Sends the email that confirms an address once more; `returnTo` as for `signUp`, null leaves what is remembered. */
  resendConfirmation(email: string, returnTo: string | null): Promise<EmailAnswer>;
  /** Sends the email by which a forgotten password is replaced; an unknown address gets the same answer. */
  sendRecovery(email: string): Promise<EmailAnswer>;
  /** Needs a session: the present one, or the one that a recovery email opened. */
  changePassword(password: string): Promise<PasswordAnswer>;
  /**
   * Leaves for Google, which leads back to `/auth/callback`; `returnTo` is remembered in this browser. Rejects, and leads nobody there, when
   * `isWanted` says no once the service has answered.
   */
  leaveForGoogle(returnTo: string | null, isWanted: () => boolean): Promise<LeaveAnswer>;
  /**
   * Finishes what the address of `/auth/callback` brought, and answers once its session was told. Who was brought is
   * answered once: to a later call they are signed in already.
   */
  finishCallback(): Promise<CallbackAnswer>;
  signOut(): Promise<void>;
  /** Lets go of the session of an account that is deleted: the service, which knows neither any more, is asked nothing. */
  forgetSession(): Promise<void>;
}
