import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import type { Edge, Place } from './explore.ts';
import { transitionsOf } from './transitionsOf.ts';

/** Says of each edge which are like it: they take the same transitions to the same states, and `more` is the same of them. */
export function edgeKinds(
  places: ReadonlyMap<string, Place>,
  more: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => unknown = () => null,
): (edge: Edge) => string | undefined {
  const kinds = new Map([...places.values()].flatMap((place) => kindsFrom(place, places, more)));
  return (edge) => kinds.get(edge);
}

function kindsFrom(
  { snapshot, edges }: Place,
  places: ReadonlyMap<string, Place>,
  more: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => unknown,
): [Edge, string][] {
  const written = transitionsOf(snapshot.machine);
  return edges.map((edge) => {
    const { event, to } = edge;
    const taken: AnyTransitionDefinition[] = snapshot.machine.getTransitionData(snapshot, event);
    const names = taken.map((transition) => written.get(transition));
    return [edge, JSON.stringify([names, changes(snapshot, places.get(to)!.snapshot), more(snapshot, event)])];
  });
}

/** The states that are others afterwards; of states side by side only those. */
function changes({ value: before }: AnyMachineSnapshot, { value: after }: AnyMachineSnapshot): unknown {
  if (typeof before === 'string' || typeof after === 'string') return after;
  return Object.entries(after).filter(([region, state]) => JSON.stringify(before[region]) !== JSON.stringify(state));
}
