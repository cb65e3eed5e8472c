import type { BrowserContext } from 'playwright/test';

/** Under which name a browser remembers what was shown on the first visit. */
export const WELCOME_KEY = 'servolab:welcome';

/**
 * Makes a browser that of somebody who has seen what is shown on the first visit, so that it does not come over what a
 * test is about; to be called before any page is opened. A browser that remembers something of it already is left alone.
 */
export async function markWelcomed(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    // A page without an address of its own has no storage.
    if (window.origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, 'demo,tour');
  }, WELCOME_KEY);
}
