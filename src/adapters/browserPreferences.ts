import type { PreferencePort } from '#machines/ports/preferencePort.ts';

/** What the site keeps in the storage of a browser is called so. */
export const PREFIX = 'servolab:';

/** Wishes in local storage; a browser that forbids it keeps nothing. */
export function browserPreferences(
  storage: () => Storage = () => window.localStorage,
  browser: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): PreferencePort {
  return {
    read(name) {
      try {
        return storage().getItem(PREFIX + name);
      } catch {
        return null;
      }
    },
    watch(name, written) {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === PREFIX + name && newValue !== null) written(newValue);
      };
      browser.addEventListener('storage', hear);
      return () => browser.removeEventListener('storage', hear);
    },
    write(name, value) {
      try {
        storage().setItem(PREFIX + name, value);
      } catch {
        // A private window or a full store: the wish holds until the page is closed.
      }
    },
  };
}
