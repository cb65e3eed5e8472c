import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { Model } from './Model.ts';
import { newWorld } from './World.ts';
import { withSilentChildren } from './withSilentChildren.ts';

/** Something that may happen in a place, and where it leads. */
export interface Edge {
  event: AnyEventObject;
  /** The key of the place it leads to. */
  to: string;
}

/** All snapshots that a model does not tell apart, and what may happen there. */
export interface Place {
  key: string;
  /** One of them. */
  snapshot: AnyMachineSnapshot;
  edges: readonly Edge[];
}

type Graph = Record<
  string,
  { state: AnyMachineSnapshot; transitions: Record<string, { event: AnyEventObject; state: AnyMachineSnapshot }> }
>;

/** More places than this is not a model but a copy of the machine. */
const limit = 20_000;

/** What a model tells apart in a snapshot. */
export function keyOf(model: Model, snapshot: AnyMachineSnapshot): string {
  const known = model.known(snapshot.context, snapshot);
  return JSON.stringify([snapshot.value, known], (_, part: unknown) => (isRecord(part) ? inOrder(part) : part));
}

const isRecord = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const inOrder = (part: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Every place of a model, the first one first. Nothing is started for it. */
export function explore(model: Model): Map<string, Place> {
  // The library's type calls its keys something that is no string.
  const map = getAdjacencyMap(withSilentChildren(model.machine), {
    events: (snapshot) => possibleEvents(model, snapshot),
    serializeState: (snapshot) => keyOf(model, snapshot),
    input: model.input(newWorld()),
    limit,
  }) as unknown as Graph;
  return new Map(
    Object.entries(map).map(([key, { state, transitions }]) => {
      const edges = Object.values(transitions).map(({ event, state: next }) => ({ event, to: keyOf(model, next) }));
      return [key, { key, snapshot: state, edges }];
    }),
  );
}

/** What the machine would take here, also when it would do nothing about it. */
function possibleEvents(model: Model, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  return model.events.filter(
    (event) =>
      model.machine.getTransitionData(snapshot, event).length > 0 && (model.isPossible?.(snapshot, event) ?? true),
  );
}
