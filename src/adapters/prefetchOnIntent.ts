interface FetchedAhead {
  /** Fetches what the page of a path is drawn with. */
  page: (path: string) => Promise<unknown> | undefined;
  /** Fetches what the page of a path will ask first. */
  content: (path: string) => Promise<unknown> | undefined;
}

/** A pointer that only comes past a link is on the next one by then. */
const RESTING_MS = 65;

/**
 * Fetches the page that a link leads to when somebody points at the link or comes to it by keyboard, and what it will ask first when they stay there: from there
 * to the press there is time for most of it. Nothing is fetched ahead where a browser is asked to save data.
 */
export function prefetchOnIntent({ page, content }: FetchedAhead, browser: Window = window): void {
  if (savesData(browser.navigator)) return;
  let pointedAt: Element | null = null;
  let resting: number | undefined;
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === pointedAt) return;
    pointedAt = link;
    browser.clearTimeout(resting);
    if (link === null || link.origin !== browser.location.origin) return;
    const path = link.pathname;
    quietly(page(path));
    resting = browser.setTimeout(() => quietly(content(path)), RESTING_MS);
  };
  browser.document.addEventListener('pointerover', look);
  browser.document.addEventListener('focusin', look);
}

/** Without a word of the browser about when it has nothing to do, in milliseconds. */
const LATER_MS = 1000;

/**
 * Fetches what most visitors of a page open next, once the browser has nothing else to do; nothing where it is asked to save data.
 */
export function fetchNext(fetch: () => Promise<unknown> | undefined, browser: Window = window): void {
  if (savesData(browser.navigator)) return;
  whenIdle(() => quietly(fetch()), LATER_MS, browser);
}

/** Does something once the browser has nothing else to do; where it does not say so, after so many milliseconds. */
export function whenIdle(work: () => void, otherwiseMs = 0, browser: Window = window): void {
  if ('requestIdleCallback' in browser) browser.requestIdleCallback(() => work());
  else setTimeout(work, otherwiseMs);
}

/** Whoever goes there is told when it cannot be had. */
function quietly(fetching: Promise<unknown> | undefined): void {
  fetching?.catch(() => undefined);
}

/** Not every browser says it. */
function savesData(navigator: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return navigator.connection?.saveData === true;
}
