import type { PreferencePort } from '#machines/ports/preferencePort.ts';

const PREFIX = 'servolab:';

/** Wishes in local storage; a browser that forbids it keeps nothing. */
export function browserPreferences(storage: () => Storage = () => window.localStorage): PreferencePort {
  return {
    read(name) {
      try {
        return storage().getItem(PREFIX + name);
      } catch {
        return null;
      }
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
