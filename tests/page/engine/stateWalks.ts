import { type Walk, wayToNew } from '../../models/engine/edgeWalks.ts';
import { type Edge, type Place, explore } from '../../models/engine/explore.ts';
import type { Model } from '../../models/engine/Model.ts';
import { innermostStates } from './restingStates.ts';

/** A walk, and the states that it is the first to come to. */
export interface StateWalk {
  walk: Walk;
  states: readonly string[];
}

/** So that what goes wrong on one does not take many states along. */
const LONGEST = 12;

/** Few walks that together come to each of these states that the model can come to, each by a short way. */
export function stateWalks(model: Model, wanted: readonly string[]): StateWalk[] {
  const places = explore(model);
  const left = new Set(wanted);
  const newIn = (place: Place | undefined) =>
    place === undefined ? [] : innermostStates(place.snapshot).filter((state) => left.has(state));
  const isNew = ({ to }: Edge) => newIn(places.get(to)).length > 0;
  const take = (place: Place | undefined): string[] => {
    const states = newIn(place);
    for (const state of states) left.delete(state);
    return states;
  };

  const [start] = places.values();
  const walks: StateWalk[] = [];
  let states = take(start);
  let way = wayToNew(places, isNew, start?.key);
  while (way !== undefined || states.length > 0) {
    const walk: Edge[] = [];
    while (way !== undefined && (walk.length === 0 || walk.length + way.length <= LONGEST)) {
      walk.push(...way);
      states.push(...take(places.get(way.at(-1)!.to)));
      way = wayToNew(places, isNew, walk.at(-1)!.to);
    }
    walks.push({ walk: walk.map(({ event }) => event), states });
    states = [];
    way = wayToNew(places, isNew, start?.key);
  }
  return walks;
}
