import type { AnyTransitionDefinition } from 'xstate';
import { type Walk, edgeWalks } from '../../models/engine/edgeWalks.ts';
import { type Edge, type Place, explore } from '../../models/engine/explore.ts';
import type { Model } from '../../models/engine/Model.ts';
import { stepsOf } from '../../models/engine/stepsOf.ts';
import { transitionsOf } from '../../models/engine/transitionsOf.ts';

/** Few walks that together take every written transition that can be taken in a model; of several ways to take one, any. */
export function transitionWalks(model: Model): Walk[] {
  const places = explore(model);
  const names = transitionsOf(model.machine);
  const kinds = new Map([...places.values()].flatMap((place) => kindsFrom(model, place, places, names)));
  return edgeWalks(places, (edge) => kinds.get(edge));
}

/** Which transitions each edge takes. Where others follow by themselves, where it leads tells which. */
function kindsFrom(
  { machine }: Model,
  { snapshot, edges }: Place,
  places: ReadonlyMap<string, Place>,
  names: ReadonlyMap<AnyTransitionDefinition, string>,
): [Edge, string][] {
  return edges.map((edge) => {
    const taken: AnyTransitionDefinition[] = machine.getTransitionData(snapshot, edge.event);
    const texts = taken.map((transition) => {
      const ends = transition.target ?? [transition.source];
      const leadsOn = ends.some(({ always }) => (always ?? []).length > 0);
      return `${names.get(transition)}${leadsOn ? JSON.stringify(places.get(edge.to)?.snapshot.value) : ''}`;
    });
    return [edge, texts.join(' & ')];
  });
}

/** What a walk takes, by name. */
export function transitionsOn(model: Model, walk: Walk): string[] {
  const names = transitionsOf(model.machine);
  const steps = stepsOf(model, walk);
  return steps.slice(1).flatMap(({ event }, index) => {
    const taken: AnyTransitionDefinition[] = model.machine.getTransitionData(steps[index]!.state, event);
    return taken.map((transition) => names.get(transition) ?? '');
  });
}
