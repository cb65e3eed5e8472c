import type { PreferencePort } from '#machines/ports/preferencePort.ts';

/** What a browser remembers; one that keeps nothing may refuse with an error. */
export function fakePreferences(kept: Record<string, string> = {}) {
  const port: PreferencePort = {
    read: (name) => kept[name] ?? null,
    write: (name, value) => void (kept[name] = value),
  };
  return { ...port, kept };
}
