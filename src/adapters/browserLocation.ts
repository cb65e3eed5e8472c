import { scrollPlaces } from './scrollPlaces.ts';
import type { LocationPort } from '#machines/ports/locationPort.ts';

interface BrowserLocationParts {
  /** Fetches what the page of a path is made of; undefined when all of it is here. */
  fetchPage?: (path: string) => Promise<void> | undefined;
  browser?: Window;
}

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
  browser.addEventListener('popstate', () => {
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
      if (to === path()) return;
      if (how === 'back') return browser.history.back();
      const staysOnPage = /^[^?#]*/.exec(to)?.[0] === browser.location.pathname && !to.includes('#');
      if (how === 'push') browser.history.pushState(null, '', to);
      else browser.history.replaceState(null, '', to);
      present = path();
      // Until the new page is here the visitor looks at the old one.
      tell(() => places.entered(staysOnPage));
    },
  };
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
