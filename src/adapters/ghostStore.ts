/** The robots of other runs, drawn beside the one that is shown, as far as they had come in the same time. */
import type { GhostSight, Ghosts } from '#machines/ports/pastPort.ts';
import { onceAFrame } from './onceAFrame.ts';
import type { OtherRun } from './otherRun.ts';
import { collisionsWithin, runSpan } from './runSpan.ts';

/** A run that was kept under a name, and can be looked at. */
export interface ReadyRun {
  id: string;
  run: OtherRun;
}

interface Drawn extends ReadyRun {
  sightAfter: (elapsed: number) => GhostSight | null;
}

interface GhostStore extends Pick<Ghosts, 'read' | 'subscribe'> {
  /** Draws these: those that are drawn already, and the one that is ready. */
  compare(ids: readonly string[], ready: ReadyRun | null): void;
  /** The runs that are drawn. */
  runs(): readonly OtherRun[];
  /** What is shown is another moment. */
  moved(): void;
}

/** `since` answers how many milliseconds after its start the robot is that is shown; null while none is. */
export function ghostStore(since: () => number | null, atNextFrame: (callBack: () => void) => unknown): GhostStore {
  const listeners = new Set<() => void>();
  const tell = onceAFrame(listeners, atNextFrame);
  let drawn: readonly Drawn[] = [];
  let last: readonly GhostSight[] = [];
  return {
    read() {
      const elapsed = since();
      const sights = elapsed === null ? [] : drawn.flatMap(({ sightAfter }) => sightAfter(elapsed) ?? []);
      if (sights.length !== last.length || sights.some((sight, index) => sight !== last[index])) last = sights;
      return last;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    compare(ids, ready) {
      drawn = ids.flatMap((id) => {
        const before = drawn.find((one) => one.id === id);
        if (before !== undefined) return before;
        return ready?.id === id ? { ...ready, sightAfter: sightsOf(ready.run) } : [];
      });
      tell();
    },
    runs: () => drawn.map(({ run }) => run),
    moved() {
      if (drawn.length > 0) tell();
    },
  };
}

/** The same object as long as it is the same moment: a run that has ended is not drawn anew. */
function sightsOf({ kept, sightAt }: OtherRun): (elapsed: number) => GhostSight | null {
  const { start, end } = runSpan(kept);
  const crashes = collisionsWithin(kept, start, end);
  let collisions: GhostSight['collisions'] = [];
  let last: { at: number; isOver: boolean; ghost: GhostSight | null } | null = null;
  return (elapsed) => {
    const at = Math.min(end, start + elapsed);
    const isOver = start + elapsed > end;
    if (last?.at === at && last.isOver === isOver) return last.ghost;
    const sight = sightAt(at);
    const until = crashes.filter((crash) => crash.at <= at);
    if (until.length !== collisions.length) collisions = until.map(({ x, y }) => [x, y]);
    const ghost = sight && {
      name: kept.name ?? '',
      pose: sight.pose,
      trail: sight.trail,
      collisions,
      seconds: (at - start) / 1000,
      isOver,
    };
    last = { at, isOver, ghost };
    return ghost;
  };
}
