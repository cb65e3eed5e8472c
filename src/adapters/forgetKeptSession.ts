import { SESSION_KEY, keepsSession } from './keptSession.ts';

/** This browser keeps no session any more; one that forbids storage has kept none. */
export function forgetKeptSession(browser: Window): void {
  if (keepsSession(browser)) browser.localStorage.removeItem(SESSION_KEY);
}
