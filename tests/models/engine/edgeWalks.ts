import type { AnyEventObject } from 'xstate';
import type { Edge, Place } from './explore.ts';

/** Events, one after the other, from a machine's start. */
export type Walk = readonly AnyEventObject[];

const longest = 100;

/**
 * Few walks that together go along every edge: always on along a new one, or by the shortest way to the nearest.
 * Edges of the same kind are one: whichever comes first stands for all.
 */
export function edgeWalks(places: ReadonlyMap<string, Place>, kindOf: (edge: Edge) => unknown = itself): Walk[] {
  const [start] = places.keys();
  const left = new Set([...places.values()].flatMap(({ edges }) => edges.map(kindOf)));
  const isNew = (edge: Edge) => left.has(kindOf(edge));
  const walks: Walk[] = [];
  while (left.size > 0) {
    const walk: Edge[] = [];
    let way = wayToNew(places, isNew, start);
    while (way !== undefined && (walk.length === 0 || walk.length + way.length <= longest)) {
      walk.push(...way);
      for (const edge of way) left.delete(kindOf(edge));
      way = wayToNew(places, isNew, walk.at(-1)!.to);
    }
    if (walk.length === 0) throw new Error('Some edges cannot be reached from the start');
    walks.push(walk.map(({ event }) => event));
  }
  return walks;
}

const itself = (edge: Edge): unknown => edge;

/** The shortest way from a place whose last edge is new; undefined where none is within reach. */
export function wayToNew(
  places: ReadonlyMap<string, Place>,
  isNew: (edge: Edge) => boolean,
  from = '',
): Edge[] | undefined {
  const seen = new Set([from]);
  let ways: { at: string; way: Edge[] }[] = [{ at: from, way: [] }];
  while (ways.length > 0) {
    const next: typeof ways = [];
    for (const { at, way } of ways)
      for (const edge of places.get(at)?.edges ?? []) {
        if (isNew(edge)) return [...way, edge];
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        next.push({ at: edge.to, way: [...way, edge] });
      }
    ways = next;
  }
  return undefined;
}
