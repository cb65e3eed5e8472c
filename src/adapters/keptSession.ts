/** Where the Supabase library keeps the session of this browser. */
export const SESSION_KEY = 'servolab-session';

/** Whether this browser keeps a session, be it old. */
export function keepsSession(browser: Window): boolean {
  try {
    return browser.localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
