/** What toasts say in passing: written down from before the first page, so that none has come and gone before it is looked for. */
import { type BrowserContext, type Page, expect } from 'playwright/test';

interface Toasts {
  shown: string[];
  /** How many of them the journey has read. */
  read: number;
}

const toasts = new WeakMap<Page, Toasts>();

/** Writes down every toast on all pages of a context; to be called before any of them is opened. */
export async function watchToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('toastShown', ({ page }, words: string) => void toastsOf(page).shown.push(words));
  await context.addInitScript(() => {
    const seen = new WeakSet<Element>();
    const report = () => {
      for (const toast of document.querySelectorAll('[aria-live] > [role="status"]')) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        Reflect.get(window, 'toastShown')(toast.textContent);
      }
    };
    new MutationObserver(report).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until a page has shown a toast of these words that the journey has not read yet. */
export async function readToast(page: Page, words: string | RegExp): Promise<void> {
  const found = toastsOf(page);
  const isMeant = (shown: string) => (typeof words === 'string' ? shown === words : words.test(shown));
  const next = () => found.shown.findIndex((shown, index) => index >= found.read && isMeant(shown));
  await expect
    .poll(() => (next() === -1 ? found.shown.slice(found.read) : words), { message: `a toast that says ${words}` })
    .toBe(words);
  found.read = next() + 1;
}

/** How often a page has shown these words by now. */
export const timesShown = (page: Page, words: string): number =>
  toastsOf(page).shown.filter((shown) => shown === words).length;

function toastsOf(page: Page): Toasts {
  const known = toasts.get(page) ?? { shown: [], read: 0 };
  toasts.set(page, known);
  return known;
}
