import type { PreferencePort } from '#machines/ports/preferencePort.ts';

/** What a browser remembers; one that keeps nothing may refuse with an error. */
export function fakePreferences(kept: Record<string, string> = {}) {
  const watchers = new Set<(name: string, value: string) => void>();
  /** Under which names this tab has written, write by write. */
  const written: string[] = [];
  const port: PreferencePort = {
    read: (name) => kept[name] ?? null,
    write(name, value) {
      kept[name] = value;
      written.push(name);
    },
    watch(name, hear) {
      const watcher = (changed: string, value: string) => changed === name && hear(value);
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
  /** Another tab writes. */
  const writeElsewhere = (name: string, value: string) => {
    kept[name] = value;
    for (const tell of watchers) tell(name, value);
  };
  return { ...port, kept, written, writeElsewhere };
}
