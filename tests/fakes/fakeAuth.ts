import type { CallbackAnswer, AuthPort, AuthEvent, User } from '#machines/ports/authPort.ts';
import { gate } from './gate.ts';

export const ada: User = { id: 'u1', email: 'ada@example.com', name: 'Ada', avatarUrl: null, provider: 'email' };
export const password = 'correct horse';

const nobody = (): boolean => false;

/** An authentication service that knows one learner; like the real one it tells in a later task. */
export function fakeAuth(initial: User | null = null, passwordLength = 6) {
  const watchers = new Set<(event: AuthEvent, user: User | null, redirect?: string) => void>();
  const answers = gate();
  let user = initial;
  let fault: string | undefined;
  let callbackUrl: CallbackAnswer = { outcome: 'refused', message: { code: 'callback_empty', facts: {} } };
  /** Emails sent, oldest first, and where visitors were going when they left. */
  const emails: { kind: 'confirmation' | 'recovery'; to: string }[] = [];
  const returnTos: (string | null)[] = [];
  let isLeaving = nobody;
  /** Who has signed up, by address: their passwords. No email of theirs is ever opened. */
  const unconfirmed = new Map<string, string>();

  function announce(event: AuthEvent, next: User | null, redirect?: string) {
    user = next;
    queueMicrotask(() => watchers.forEach((changed) => changed(event, next, redirect)));
  }

  async function meetFault() {
    await answers.pass();
    if (fault !== undefined) throw new Error(fault);
  }

  const port: AuthPort = {
    watch(changed) {
      watchers.add(changed);
      queueMicrotask(() => watchers.has(changed) && changed('initial', user));
      return () => void watchers.delete(changed);
    },
    passwordLength: () => Promise.resolve(passwordLength),
    async signIn(credentials, returnTo) {
      await meetFault();
      if (unconfirmed.get(credentials.email) === credentials.password) {
        returnTos.push(returnTo);
        return { outcome: 'refused', message: { code: 'email_not_confirmed', facts: {} } };
      }
      if (credentials.email !== ada.email || credentials.password !== password)
        return { outcome: 'refused', message: 'Invalid login credentials' };
      announce('signedIn', ada);
      return { outcome: 'signedIn' };
    },
    async signUp({ email, password: chosen }, returnTo) {
      await meetFault();
      if (chosen === 'password')
        return { outcome: 'refused', message: 'Password is known to be weak', reasons: ['pwned'] };
      returnTos.push(returnTo);
      unconfirmed.set(email, chosen);
      emails.push({ kind: 'confirmation', to: email });
      return { outcome: 'emailSent' };
    },
    async resendConfirmation(email, returnTo) {
      await meetFault();
      returnTos.push(returnTo);
      emails.push({ kind: 'confirmation', to: email });
      return { outcome: 'sent' };
    },
    async sendRecovery(email) {
      await meetFault();
      emails.push({ kind: 'recovery', to: email });
      return { outcome: 'sent' };
    },
    async changePassword(chosen) {
      await meetFault();
      if (user === null) return { outcome: 'refused', message: 'Auth session missing!' };
      if (chosen === password)
        return { outcome: 'refused', message: 'New password should be different from the old password.' };
      announce('userUpdated', user);
      return { outcome: 'changed' };
    },
    async leaveForGoogle(returnTo, isWanted) {
      isLeaving = isWanted;
      await meetFault();
      if (!isWanted()) throw new Error('Nobody wants to leave any more.');
      returnTos.push(returnTo);
      return { outcome: 'leaving' };
    },
    async finishCallback() {
      await meetFault();
      if (callbackUrl.outcome === 'signedIn') announce('signedIn', callbackUrl.user);
      if (callbackUrl.outcome === 'recovering') announce('passwordRecovery', ada);
      return callbackUrl;
    },
    async forgetSession() {
      announce('signedOut', null);
    },
    async signOut() {
      await meetFault();
      announce('signedOut', null);
    },
  };
  return {
    ...port,
    announce,
    emails,
    returnTos,
    /** What the address that the visitor comes back with brings. */
    comeBackWith: (answer: CallbackAnswer) => void (callbackUrl = answer),
    gate: answers,
    /** Whether somebody still wants to leave. */
    isLeaving: () => isLeaving(),
    watchers,
    break: (message: string) => void (fault = message),
  };
}
