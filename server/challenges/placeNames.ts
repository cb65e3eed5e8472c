/** Names on a map, so that each can be read. */

/** A name, in units of the drawing: where its middle is to be, and on which of some base lines, the best one first. */
export interface Named {
  text: string;
  ink: string;
  x: number;
  baselines: readonly number[];
}

export interface PlacedName {
  text: string;
  ink: string;
  x: number;
  y: number;
}

/** What a letter of 14 units takes on average, and a line of them with some air. */
const LETTER = 7;
const LINE = 16;

/** Each name on its first line on which it meets no earlier one, and none beyond the edges of a sheet of this width. */
export function placeNames(names: readonly Named[], width: number): PlacedName[] {
  const placed: PlacedName[] = [];
  for (const { text, ink, x, baselines } of names) {
    const inside = Math.max(halfOf(text), Math.min(width - halfOf(text), x));
    const places = baselines.map((y) => ({ text, ink, x: inside, y }));
    const free = places.find((place) => !placed.some((other) => meet(place, other)));
    placed.push(...(free === undefined ? places.slice(0, 1) : [free]));
  }
  return placed;
}

/** Whether two names lie over each other. */
export function meet(one: Omit<PlacedName, 'ink'>, other: Omit<PlacedName, 'ink'>): boolean {
  return Math.abs(one.y - other.y) < LINE && Math.abs(one.x - other.x) < halfOf(one.text) + halfOf(other.text);
}

const halfOf = (text: string) => (text.length * LETTER) / 2;
