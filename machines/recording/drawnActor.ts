/** The actor whose machine is drawn beside a step of a log. */
import type { LoadedLog } from './loadedLog.ts';
import { recipients } from './logRows.ts';
import { activeStates, machineOf } from './machineOf.ts';
import type { TakenTransition } from './takenTransitions.ts';

export interface DrawnActor {
  path: string;
  /** The name of its machine; null where there is no such actor at that step, or it has none. */
  machine: string | null;
  /** The states that it is in, outer ones first; none where it has ended. */
  states: readonly string[];
  /** What it took in that step, in its order. */
  taken: readonly TakenTransition[];
}

/** The chosen actor at the step that the log stands at; for an empty path whoever was told of its event. */
export function drawnActor({ rows, viewer }: LoadedLog, position: number, chosen: string): DrawnActor {
  const path = chosen === '' ? (rows[position]?.to ?? '') : chosen;
  const actor = viewer.actorAt(path);
  return {
    path,
    machine: actor === undefined ? null : machineOf(actor),
    states: actor?.getSnapshot()?.status === 'active' ? activeStates(actor) : [],
    taken: viewer.seen.taken.filter((transition) => transition.path === path),
  };
}

/** The paths of those who can be chosen, in their order: whoever was told something, without pieces of work, and who is chosen. */
export function drawableActors({ rows }: LoadedLog, chosen: string): readonly string[] {
  return recipients(chosen === '' ? rows : [...rows, { to: chosen }]);
}
