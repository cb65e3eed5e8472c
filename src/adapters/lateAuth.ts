/** Authentication whose library is fetched when it is needed: where a session is kept, or as soon as somebody asks for one. */
import type { AuthPort } from '#machines/ports/authPort.ts';
import { SESSION_KEY, keepsSession } from './keptSession.ts';
import { openOnce } from './openOnce.ts';

/** From a library that could not be loaded to loading it again. */
const AGAIN_MS = 3000;

/** What is asked of the library itself. */
export type LoadedAuth = Omit<AuthPort, 'passwordLength'>;

export interface LateAuthParts {
  load: () => Promise<LoadedAuth>;
  /** As the configuration of the site says: the library is not needed to know it. */
  passwordLength: number;
  /** Ends the session of the workspace API, if there is one. Never rejects. */
  closeWorkspace: () => Promise<void>;
  browser?: Window;
}

/** Of a browser that keeps no session it says so by itself; everything else is said by what `load` fetches. */
export function lateAuth({ load, passwordLength, closeWorkspace, browser = window }: LateAuthParts): AuthPort {
  const watchers = new Set<(auth: LoadedAuth) => void>();
  const open = openOnce(async () => {
    const auth = await load();
    for (const hand of watchers) hand(auth);
    return auth;
  });

  return {
    watch(changed) {
      let stop: (() => void) | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isOver = false;
      const hand = (auth: LoadedAuth) => (stop ??= auth.watch(changed));
      const insist = () => {
        open().catch(() => {
          if (!isOver) timer = setTimeout(insist, AGAIN_MS);
        });
      };
      const say = async () => {
        await closeWorkspace();
        if (!isOver && stop === undefined) changed('initial', null);
      };
      // Another tab has signed in: the library finds what that has left here.
      const follow = ({ key, newValue }: StorageEvent) => {
        if (key === SESSION_KEY && newValue !== null && stop === undefined) insist();
      };
      watchers.add(hand);
      browser.addEventListener('storage', follow);
      if (keepsSession(browser)) insist();
      else void say();

      return () => {
        isOver = true;
        watchers.delete(hand);
        browser.removeEventListener('storage', follow);
        clearTimeout(timer);
        stop?.();
      };
    },

    passwordLength: () => Promise.resolve(passwordLength),
    signIn: async (credentials, returnTo) => (await open()).signIn(credentials, returnTo),
    signUp: async (credentials, returnTo) => (await open()).signUp(credentials, returnTo),
    resendConfirmation: async (email, returnTo) => (await open()).resendConfirmation(email, returnTo),
    sendRecovery: async (email) => (await open()).sendRecovery(email),
    changePassword: async (password) => (await open()).changePassword(password),
    leaveForGoogle: async (returnTo, isWanted) => (await open()).leaveForGoogle(returnTo, isWanted),
    finishCallback: async () => (await open()).finishCallback(),
    signOut: async () => (await open()).signOut(),
    forgetSession: async () => (await open()).forgetSession(),
  };
}
