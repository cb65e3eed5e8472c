/**
 * By what this browser knows that it asked for a code. The library keeps one verifier, of what it asked for last: that of an
 * e-mail stays there, for its link may be opened much later, and that of a provider is kept beside it.
 */
import type { AuthError } from '@supabase/supabase-js';
import { SESSION_KEY } from './keptSession.ts';

export const VERIFIER = '-code-verifier';

const KEY = SESSION_KEY + VERIFIER;
const PROVIDER_KEY = `${SESSION_KEY}-provider${VERIFIER}`;

/** Of the last e-mail, as the library writes it; null where there is none, or the browser forbids storage. */
export const codeVerifier = (browser: Window): string | null => read(browser, KEY);

/** Of the last provider that somebody left for, in the same way. */
export const providerVerifier = (browser: Window): string | null => read(browser, PROVIDER_KEY);

/** There is no such link any more. */
export const forgetCodeVerifier = (browser: Window): void => browser.localStorage.removeItem(KEY);

/** Nobody comes back from a provider any more; where the browser forbids storage, nobody does anyway. */
export function forgetProviderVerifier(browser: Window): void {
  if (providerVerifier(browser) !== null) browser.localStorage.removeItem(PROVIDER_KEY);
}

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

/** Asks where a provider is, and answers as `ask` does. The link of an e-mail that was sent before is as good as it was. */
export async function askForProvider<Answer>(browser: Window, ask: () => Promise<Answer>): Promise<Answer> {
  const before = codeVerifier(browser);
  const answer = await ask();
  const own = codeVerifier(browser);
  if (own === null) return answer;
  browser.localStorage.setItem(PROVIDER_KEY, own);
  putBack(browser, before);
  return answer;
}

/** Lends the library the verifier of a provider for one exchange, in which it lets go of it. */
export async function withProviderVerifier<Answer>(
  browser: Window,
  verifier: string,
  exchange: () => Promise<Answer>,
): Promise<Answer> {
  const before = codeVerifier(browser);
  forgetProviderVerifier(browser);
  browser.localStorage.setItem(KEY, verifier);
  try {
    return await exchange();
  } finally {
    // Another tab may have asked for an e-mail meanwhile.
    const present = codeVerifier(browser);
    if (present === null || present === verifier) putBack(browser, before);
  }
}

function putBack({ localStorage }: Window, verifier: string | null): void {
  if (verifier === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, verifier);
}

function read(browser: Window, key: string): string | null {
  try {
    return browser.localStorage.getItem(key);
  } catch {
    return null;
  }
}
