import type { PreferencePort } from '#machines/ports/preferencePort.ts';

/** What a browser remembers; one that keeps nothing may refuse with an error. */
export function fakePreferences(kept: Record<string, string> = {}) {
  const watchers = new Set<(name: string, value: string) => void>();
  const port: PreferencePort = {
    read: (name) => kept[name] ?? null,
    write: (name, value) => void (kept[name] = value),
    watch(name, written) {
      const watcher = (changed: string, value: string) => changed === name && written(value);
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
  /** Another tab writes. */
  const writeElsewhere = (name: string, value: string) => {
    kept[name] = value;
    for (const tell of watchers) tell(name, value);
  };
  return { ...port, kept, writeElsewhere };
}
