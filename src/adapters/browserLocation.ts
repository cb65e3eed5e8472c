import { scrollPlaces } from './scrollPlaces.ts';
import type { LocationPort } from '#machines/ports/locationPort.ts';

/** The browser's address bar and its history. */
export function browserLocation(browser: Window = window): LocationPort {
  const listeners = new Set<(path: string) => void>();
  const path = () => browser.location.pathname + browser.location.search;
  const tell = () => queueMicrotask(() => listeners.forEach((moved) => moved(path())));
  const places = scrollPlaces(browser);
  let present = path();
  browser.addEventListener('popstate', () => {
    // A part of the same page is the browser's to find.
    if (path() !== present) places.returned();
    present = path();
    tell();
  });

  return {
    watch(moved) {
      listeners.add(moved);
      queueMicrotask(() => {
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
      const staysOnPage = /^[^?#]*/.exec(to)?.[0] === browser.location.pathname && !to.includes('#');
      if (how === 'push') browser.history.pushState(null, '', to);
      else browser.history.replaceState(null, '', to);
      present = path();
      places.entered(staysOnPage);
      tell();
    },
  };
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
