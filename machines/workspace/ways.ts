/** Which way somebody drives a robot by hand, and how fast that is. */

const WAYS = ['ahead', 'back', 'left', 'right'] as const;
export type Way = (typeof WAYS)[number];

/** Half of what the robot can do ahead, and a little more of its turning: fast enough to get somewhere, slow enough to stop before a wall. */
const SPEED = 0.5;
const TURN = 1.2;

/** In m/s ahead and rad/s to the left: opposite ways cancel each other. */
export function velocityOf(ways: readonly Way[]): { linear: number; angular: number } {
  const is = (way: Way): number => (ways.includes(way) ? 1 : 0);
  return { linear: SPEED * (is('ahead') - is('back')), angular: TURN * (is('left') - is('right')) };
}

/** Those that were pressed before and these, each once. */
export function withWays(pressed: readonly Way[], ways: readonly Way[]): readonly Way[] {
  return WAYS.filter((way) => pressed.includes(way) || ways.includes(way));
}

export function withoutWays(pressed: readonly Way[], ways: readonly Way[]): readonly Way[] {
  return pressed.filter((way) => !ways.includes(way));
}
