/** By what this browser knows the link of an e-mail that it asked for: the library keeps one, of the last that it asked for. */
import type { AuthError } from '@supabase/supabase-js';
import { SESSION_KEY } from './keptSession.ts';

export const VERIFIER = '-code-verifier';

const KEY = SESSION_KEY + VERIFIER;

/** As the library writes it; null where there is none, or the browser forbids storage. */
export function codeVerifier(browser: Window): string | null {
  try {
    return browser.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** There is no such link any more. */
export const forgetCodeVerifier = (browser: Window): void => browser.localStorage.removeItem(KEY);

/**
 * Asks for an e-mail, and answers as `ask` does. The library makes a new verifier before it asks, and lets go of it when
 * nothing was sent: then the link of the e-mail before, which may be on its way, is as good as it was.
 */
export async function askForEmail<Answer extends { error: AuthError | null }>(
  browser: Window,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const before = codeVerifier(browser);
  let isSent = false;
  try {
    const answer = await ask();
    isSent = answer.error === null;
    return answer;
  } finally {
    // Another tab may have asked for an e-mail meanwhile: then it is that one's link that is waited for.
    if (!isSent && before !== null && codeVerifier(browser) === null) browser.localStorage.setItem(KEY, before);
  }
}
