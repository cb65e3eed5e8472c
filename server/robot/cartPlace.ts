import type { Cart } from '#contract/world.ts';

type Place = readonly [number, number];

/** Where a cart is after so many seconds, on its way round its places, the first of which is where it starts. The same time is always the same place. */
export function cartPlace({ at, to, speed, wait }: Cart, seconds: number): Place {
  const places: Place[] = [at, ...to];
  const legs = places.map((from, index) => {
    const next = places[(index + 1) % places.length] ?? at;
    return { from, next, going: Math.hypot(next[0] - from[0], next[1] - from[1]) / speed };
  });
  const round = legs.reduce((sum, { going }) => sum + wait + going, 0);
  let left = round === 0 ? 0 : seconds % round;
  for (const { from, next, going } of legs) {
    if (left <= wait) return from;
    left -= wait;
    if (left < going) {
      const share = left / going;
      return [from[0] + share * (next[0] - from[0]), from[1] + share * (next[1] - from[1])];
    }
    left -= going;
  }
  return at;
}
