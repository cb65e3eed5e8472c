/** Where the Supabase library keeps the session of this browser. */
export const SESSION_KEY = 'servolab-session';

/** The session that this browser keeps, be it old, as the library writes it; null where there is none. */
export function keptSession(browser: Window): string | null {
  try {
    return browser.localStorage.getItem(SESSION_KEY);
  } catch {
    return null;
  }
}

/** Whether this browser keeps a session, be it old. */
export const keepsSession = (browser: Window): boolean => keptSession(browser) !== null;
