import type { AuthPort, SessionNews, User } from '#machines/ports/authPort.ts';
import { gate } from './gate.ts';

export const ada: User = { id: 'u1', email: 'ada@example.com', name: 'Ada', avatarUrl: null, provider: 'email' };
export const password = 'correct horse';

/** An authentication service that knows one learner; like the real one it tells in a later task. */
export function fakeAuth(initial: User | null = null) {
  const watchers = new Set<(news: SessionNews, user: User | null) => void>();
  const answers = gate();
  let user = initial;
  let fault: string | undefined;

  function announce(news: SessionNews, next: User | null) {
    user = next;
    queueMicrotask(() => watchers.forEach((changed) => changed(news, next)));
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
    async signIn(credentials) {
      await meetFault();
      if (credentials.email !== ada.email || credentials.password !== password)
        return { outcome: 'refused', message: 'Invalid login credentials' };
      announce('signedIn', ada);
      return { outcome: 'signedIn' };
    },
    async signOut() {
      await meetFault();
      announce('signedOut', null);
    },
  };
  return {
    ...port,
    announce,
    gate: answers,
    watchers,
    break: (message: string) => void (fault = message),
  };
}
