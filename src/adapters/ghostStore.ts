/** The robot of another run, drawn beside the one that is shown, as far as it had come in the same time. */
import type { GhostSight, Ghosts } from '#machines/ports/pastPort.ts';
import { onceAFrame } from './onceAFrame.ts';
import type { OtherRun } from './otherRun.ts';
import { runSpan } from './runSpan.ts';

interface GhostStore extends Ghosts {
  /** Draws this one; null none. */
  compare(run: OtherRun | null): void;
  /** What is shown is another moment. */
  moved(): void;
}

/** `since` answers how many milliseconds after its start the robot is that is shown; null while none is. */
export function ghostStore(since: () => number | null, atNextFrame: (callBack: () => void) => unknown): GhostStore {
  const listeners = new Set<() => void>();
  const tell = onceAFrame(listeners, atNextFrame);
  let sightAfter: ((elapsed: number) => GhostSight | null) | null = null;
  return {
    read() {
      const elapsed = since();
      return elapsed === null ? null : (sightAfter?.(elapsed) ?? null);
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    compare(run) {
      sightAfter = run === null ? null : sightsOf(run);
      tell();
    },
    moved() {
      if (sightAfter !== null) tell();
    },
  };
}

/** The same object as long as it is the same moment: a run that has ended is not drawn anew. */
function sightsOf({ kept, sightAt }: OtherRun): (elapsed: number) => GhostSight | null {
  const { start, end } = runSpan(kept);
  let last: { at: number; isOver: boolean; ghost: GhostSight | null } | null = null;
  return (elapsed) => {
    const at = Math.min(end, start + elapsed);
    const isOver = start + elapsed > end;
    if (last?.at === at && last.isOver === isOver) return last.ghost;
    const sight = sightAt(at);
    const ghost = sight && {
      name: kept.name ?? '',
      pose: sight.pose,
      trail: sight.trail,
      seconds: (at - start) / 1000,
      isOver,
    };
    last = { at, isOver, ghost };
    return ghost;
  };
}
