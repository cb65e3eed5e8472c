import { randomId } from './randomId.ts';

/** How far each entry of the history is scrolled: a new page begins at its top, and whoever comes back is where they were. */
export interface ScrollPlaces {
  /** A new entry was made; `staysOnPage` when it only says more exactly what is seen of the same page. */
  entered(staysOnPage?: boolean): void;
  /** Another page was come back to. */
  returned(): void;
}

/** Nobody waits longer than this for a page to be as long as it was. */
const PATIENCE_MS = 2000;
/** Whoever does one of these knows better where they want to be. */
const DEEDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

export function scrollPlaces(browser: Window): ScrollPlaces {
  const places = new Map<unknown, number>();
  let stop: (() => void) | undefined;
  name();

  browser.addEventListener('scroll', () => {
    // An entry without a name is a part of a page, which the browser finds by itself.
    if (stop === undefined && browser.history.state !== null) places.set(browser.history.state, browser.scrollY);
  });
  for (const deed of DEEDS) browser.addEventListener(deed, () => stop?.(), { passive: true });

  /** Entries are told apart by their state, which outlives a reload. One that the browser lets nobody write has no name. */
  function name() {
    try {
      browser.history.replaceState(randomId(), '');
    } catch {
      // It has been written too often for now: nobody is brought back to where this entry is scrolled.
    }
  }

  return {
    entered(staysOnPage = false) {
      stop?.();
      name();
      if (staysOnPage) return;
      const part = partOf(browser);
      if (part === null) browser.scrollTo(0, 0);
      else part.scrollIntoView();
    },

    returned() {
      stop?.();
      const place = places.get(browser.history.state);
      if (place !== undefined) stop = hold(browser, place, () => (stop = undefined));
    },
  };
}

/** The part of the page that the address names; null as well where nobody can read what it names. */
function partOf({ document, location }: Window): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls there, again and again while the page grows, until it is long enough. */
function hold(browser: Window, place: number, done: () => void): () => void {
  const began = browser.performance.now();
  let frame = browser.requestAnimationFrame(function scroll() {
    browser.scrollTo(0, place);
    const isThere = Math.abs(browser.scrollY - place) < 1;
    if (isThere || browser.performance.now() - began > PATIENCE_MS) done();
    else frame = browser.requestAnimationFrame(scroll);
  });
  return () => {
    browser.cancelAnimationFrame(frame);
    done();
  };
}
