import type { World } from '#contract/world.ts';
import { worldStrokes } from './worldStrokes.ts';

const WIDTH = 320;
const HEIGHT = 180;
const MARGIN = 12;
const GAP = 12;
/** Most worlds are wider than high: how much, as they are seen best side by side. */
const PROPORTION = 1.3;

/** Where browsers get the picture of a learning path. */
export const pathAddress = (id: string): string => `/worlds/path-${id}.svg`;

/** The picture of a learning path: the worlds that one comes through, row by row. */
export function drawPath(worlds: readonly World[]): string {
  const columns = Math.max(1, Math.ceil(Math.sqrt((worlds.length * WIDTH) / HEIGHT / PROPORTION)));
  const rows = Math.max(1, Math.ceil(worlds.length / columns));
  const width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns;
  const height = (HEIGHT - 2 * MARGIN - (rows - 1) * GAP) / rows;
  const tiles = worlds.map((world, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    // The last row, which may have fewer, stands in the middle.
    const absent = Math.max(0, (row + 1) * columns - worlds.length);
    return worldStrokes(world, {
      x: MARGIN + (column + absent / 2) * (width + GAP),
      y: MARGIN + row * (height + GAP),
      width,
      height,
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${tiles.join('\n')}
</svg>
`;
}
