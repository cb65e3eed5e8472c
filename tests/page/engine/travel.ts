import type { Page } from 'playwright/test';

/** Goes this far in the history, and waits until the page has heard of it: a browser drops what is asked for before. */
export const travel = (page: Page, steps: number): Promise<void> =>
  page.evaluate(
    (far) =>
      new Promise<void>((arrived) => {
        window.addEventListener('popstate', () => arrived(), { once: true });
        window.history.go(far);
      }),
    steps,
  );
