import { scrollPlaces } from './scrollPlaces.ts';
import type { LocationPort } from '#machines/ports/locationPort.ts';

interface BrowserLocationParts {
  /** Fetches what the page of a path is made of; undefined when all of it is here. */
  fetchPage?: (path: string) => Promise<void> | undefined;
  browser?: Window;
}

/** A browser that has refused to write its history is asked again so often. */
const AGAIN_MS = 1000;

/** The browser's address bar and its history. Who hears of a path hears nothing while its page cannot be fetched. */
export function browserLocation({
  fetchPage = () => undefined,
  browser = window,
}: BrowserLocationParts = {}): LocationPort {
  const listeners = new Set<(path: string) => void>();
  const path = () => browser.location.pathname + browser.location.search;
  const tell = (arrive: () => void = () => undefined) =>
    whenHere(() => {
      arrive();
      listeners.forEach((moved) => moved(path()));
    });
  const places = scrollPlaces(browser);
  let present = path();
  let again: number | undefined;
  browser.addEventListener('popstate', () => {
    browser.clearTimeout(again);
    // A part of the same page is the browser's to find.
    if (path() !== present) places.returned();
    present = path();
    tell();
  });

  /** In a later task, unless the visitor has gone on until then: that is told by itself. */
  function whenHere(say: () => void) {
    const meant = path();
    const fetching = fetchPage(meant);
    if (fetching === undefined) return queueMicrotask(say);
    fetching.then(
      () => path() === meant && say(),
      () => undefined,
    );
  }

  /** In place of what is said of the same page already: the entry of the history, and how far it is scrolled, stay what they are. */
  function sayMore(to: string) {
    if (written(browser, to, 'replaceState', browser.history.state)) {
      present = path();
      tell();
      return;
    }
    // Nobody is told of anything until the address says it, and only what was wished last is tried again.
    again = browser.setTimeout(() => sayMore(to), AGAIN_MS);
  }

  return {
    watch(moved) {
      listeners.add(moved);
      whenHere(() => {
        if (listeners.has(moved)) moved(path());
      });
      return () => void listeners.delete(moved);
    },

    guardUnload() {
      browser.addEventListener('beforeunload', askFirst);
      return () => browser.removeEventListener('beforeunload', askFirst);
    },

    go(to, how = 'push') {
      browser.clearTimeout(again);
      if (to === path()) return;
      if (how === 'back') return browser.history.back();
      const staysOnPage = /^[^?#]*/.exec(to)?.[0] === browser.location.pathname && !to.includes('#');
      if (staysOnPage && how === 'replace') return sayMore(to);
      if (!written(browser, to, how === 'push' ? 'pushState' : 'replaceState', null)) return load(browser, to, how);
      present = path();
      // Until the new page is here the visitor looks at the old one.
      tell(() => places.entered(staysOnPage));
    },
  };
}

/**
 * Whether the history could be written. A browser lets a page write it so often in some seconds and no more: Safari, after a hundred times, and Firefox
 * throw then, Chromium does nothing.
 */
function written({ history, location }: Window, to: string, how: 'pushState' | 'replaceState', state: unknown) {
  const before = location.href;
  try {
    history[how](state, '', to);
  } catch {
    return false;
  }
  return location.href !== before;
}

/** Has the browser itself go there, which begins the site anew, and only within it. */
function load({ location }: Window, to: string, how: 'push' | 'replace') {
  const { origin, href } = new URL(to, location.origin);
  if (origin !== location.origin) return;
  if (how === 'push') location.assign(href);
  else location.replace(href);
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
