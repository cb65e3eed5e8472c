import type { World } from '#contract/world.ts';
import { worldStrokes } from './worldStrokes.ts';

const WIDTH = 320;
const HEIGHT = 180;
const MARGIN = 18;

/** The picture of a challenge on its card: its world. */
export function drawCard(world: World): string {
  const frame = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${worldStrokes(world, frame)}
</svg>
`;
}
