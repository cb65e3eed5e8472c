import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { isFull } from '../../isFull.ts';
import { type Walk, edgeWalks } from './edgeWalks.ts';
import { type Edge, type Place, explore } from './explore.ts';
import type { Model } from './Model.ts';
import { transitionsOf } from './transitionsOf.ts';
import type { View } from './View.ts';

/** A document is slow: this many steps are walked along every edge, and no more; before a release more of them. */
const affordable = isFull ? 150 : 40;

/**
 * The walks of a model for its view. Where every edge would take too long, an edge stands for all that take the same transition
 * to the same states, once where the learner can cause it in the view and once where not.
 */
export function viewWalks(model: Model, view: View): Walk[] {
  const isPossible: Model['isPossible'] = (snapshot, event) =>
    (model.isPossible?.(snapshot, event) ?? true) && (view.isPossible?.(snapshot, event) ?? true);
  const places = explore({ ...model, isPossible });
  const all = edgeWalks(places);
  if (all.flat().length <= affordable) return all;
  const kinds = new Map([...places.values()].flatMap((place) => kindsFrom(place, places, view)));
  return edgeWalks(places, (edge) => kinds.get(edge));
}

function kindsFrom({ snapshot, edges }: Place, places: ReadonlyMap<string, Place>, { deeds }: View): [Edge, string][] {
  const written = transitionsOf(snapshot.machine);
  return edges.map((edge) => {
    const { event, to } = edge;
    const taken: AnyTransitionDefinition[] = snapshot.machine.getTransitionData(snapshot, event);
    const names = taken.map((transition) => written.get(transition));
    const isDone = deeds[event.type]?.isPossible(snapshot, event) ?? 'elsewhere';
    return [edge, JSON.stringify([names, changes(snapshot, places.get(to)!.snapshot), isDone])];
  });
}

/** The states that are others afterwards; of states side by side only those. */
function changes({ value: before }: AnyMachineSnapshot, { value: after }: AnyMachineSnapshot): unknown {
  if (typeof before === 'string' || typeof after === 'string') return after;
  return Object.entries(after).filter(([region, state]) => JSON.stringify(before[region]) !== JSON.stringify(state));
}
