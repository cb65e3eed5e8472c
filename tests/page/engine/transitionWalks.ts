import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Walk, edgeWalks } from '../../models/engine/edgeWalks.ts';
import { explore } from '../../models/engine/explore.ts';
import type { Model } from '../../models/engine/Model.ts';
import { stepsOf } from '../../models/engine/stepsOf.ts';
import { takenBy } from '../../models/engine/takenBy.ts';
import { transitionsOf } from '../../models/engine/transitionsOf.ts';

/**
 * Few walks that together take every written transition that can be taken in a model, also those that follow from another by
 * themselves; of several ways to take the same ones, any.
 */
export function transitionWalks(model: Model): Walk[] {
  const places = explore(model);
  const kinds = new Map(
    [...places.values()].flatMap(({ snapshot, edges }) => {
      const names = namesIn(snapshot);
      return edges.map((edge) => [edge, names(snapshot, edge.event).join(' & ')] as const);
    }),
  );
  return edgeWalks(places, (edge) => kinds.get(edge));
}

/** What a walk takes, by name. */
export function transitionsOn(model: Model, walk: Walk): string[] {
  const steps = stepsOf(model, walk);
  const names = namesIn(steps[0]!.state);
  return steps.slice(1).flatMap(({ event }, index) => names(steps[index]!.state, event));
}

/** Snapshots of one machine name what an event takes. */
function namesIn({ machine }: AnyMachineSnapshot) {
  const names = transitionsOf(machine);
  return (snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] =>
    takenBy(snapshot, event).map((transition) => names.get(transition) ?? '');
}
