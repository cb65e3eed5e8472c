import type { LocationPort } from '#machines/ports/locationPort.ts';

/** An address bar: it moves at once, and tells in a later task. */
export function fakeLocation(start = '/') {
  const watchers = new Set<(path: string) => void>();
  const trail: { path: string; how: 'push' | 'replace' | 'back' }[] = [];
  let path = start;
  let sticks = false;
  let guards = 0;
  const tell = (moved: (path: string) => void) => queueMicrotask(() => watchers.has(moved) && moved(path));
  function move(to: string) {
    path = to;
    watchers.forEach(tell);
  }
  const port: LocationPort = {
    watch(moved) {
      watchers.add(moved);
      tell(moved);
      return () => void watchers.delete(moved);
    },
    guardUnload() {
      guards += 1;
      return () => void (guards -= 1);
    },
    go(to, how = 'push') {
      trail.push({ path: to, how });
      if (!sticks) move(to);
    },
  };
  /** `move` is what the visitor does: a link of the browser's own, back, forward. */
  return {
    ...port,
    trail,
    move,
    /** Whether the browser would ask before it unloads the page. */
    isGuarded: () => guards > 0,
    /** From now on the product moves it nowhere. */
    stick: () => void (sticks = true),
  };
}
