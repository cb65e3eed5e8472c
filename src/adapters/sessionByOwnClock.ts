/** Where the authentication service hands out sessions. */
const SESSIONS = /\/auth\/v1\/(?:token|signup|verify)(?:\?|$)/;

/**
 * The text of an answer without the moment at which its session expires, which is one of the server's clock. The library holds
 * it against the browser's: where that goes wrong, as on many a school's computer, it would renew the session at every call, or
 * too late. Without the moment it counts for how long the session lasts from now on. Anything else stays as it came.
 */
export function sessionByOwnClock(url: string, text: string): string {
  if (!SESSIONS.test(url) || !text.includes('"expires_at"')) return text;
  try {
    const { expires_at: _, ...session } = JSON.parse(text);
    return 'expires_in' in session ? JSON.stringify(session) : text;
  } catch {
    return text;
  }
}
