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

/** What a name had better not be written across, in units of the drawing: a line of some thickness. */
export interface Barrier {
  from: readonly [number, number];
  to: readonly [number, number];
  thickness: number;
}

/** What a letter of 14 units takes on average, and a line of them with some air. */
const CHARACTER_WIDTH = 7;
const LINE = 16;

/** How far letters of 14 units reach above their base line and below it. */
const [RISE, FALL] = [11, 3];

/**
 * Each name on its first line on which it meets no earlier one and no barrier; where there is none, on the first without an
 * earlier one. None lies beyond the edges of a sheet of this width.
 */
export function placeNames(names: readonly Named[], width: number, barriers: readonly Barrier[] = []): PlacedName[] {
  const spots = barriers.flatMap(spotsOf);
  const placed: PlacedName[] = [];
  for (const { text, ink, x, baselines } of names) {
    const inside = Math.max(halfOf(text), Math.min(width - halfOf(text), x));
    const places = baselines.map((y) => ({ text, ink, x: inside, y }));
    const free = places.filter((place) => !placed.some((other) => overlap(place, other)));
    const clear = free.find((place) => !spots.some((spot) => lies(spot, place)));
    placed.push(...[clear, ...free, ...places].filter((place) => place !== undefined).slice(0, 1));
  }
  return placed;
}

/** Whether two names lie over each other. */
export function overlap(one: Omit<PlacedName, 'ink'>, other: Omit<PlacedName, 'ink'>): boolean {
  return Math.abs(one.y - other.y) < LINE && Math.abs(one.x - other.x) < halfOf(one.text) + halfOf(other.text);
}

const halfOf = (text: string) => (text.length * CHARACTER_WIDTH) / 2;

interface Spot {
  x: number;
  y: number;
  radius: number;
}

/** A barrier as spots that are closer to each other than a letter is wide. */
function spotsOf({ from, to, thickness }: Barrier): Spot[] {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / CHARACTER_WIDTH);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return { x, y, radius: thickness / 2 };
  });
}

/** Whether some of a spot lies under a name. */
function lies({ x, y, radius }: Spot, name: Omit<PlacedName, 'ink'>): boolean {
  const isBeside = Math.abs(x - name.x) >= halfOf(name.text) + radius;
  return !isBeside && y + radius > name.y - RISE && y - radius < name.y + FALL;
}
