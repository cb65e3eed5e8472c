import type { BrowserContext } from 'playwright/test';

/** Under which name a browser remembers what was shown on the first visit. */
export const WELCOME_KEY = 'servolab:welcome';

/** Under which name a browser remembers how the panels of the workspace were left. */
const PANES_KEY = 'servolab:panes';

/**
 * Makes a browser that of somebody who has seen what is shown on the first visit, so that it does not come over what a
 * test is about, and who works with the console in front; to be called before any page is opened. What a browser remembers already is left alone.
 */
export async function markWelcomed(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (remembered) => {
      // A page without an address of its own has no storage.
      if (window.origin === 'null') return;
      for (const [key, value] of remembered) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [
      [WELCOME_KEY, 'demo,tour'],
      [PANES_KEY, 'front=console'],
    ] as const,
  );
}

/** Makes a browser that of somebody who was never here, until they have signed in; to be called before any page is opened. */
export async function forgetEverything(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.pathname === '/auth/signin') localStorage.clear();
  });
}
