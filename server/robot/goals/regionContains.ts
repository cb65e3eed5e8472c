import { boundsOf } from '#contract/floorCells.ts';
import type { Region } from '#contract/world.ts';

/** The border belongs to the region. */
export function regionContains(region: Region, x: number, y: number): boolean {
  if (region.shape === 'circle') return Math.hypot(x - region.at[0], y - region.at[1]) <= region.radius;
  const { minX, maxX, minY, maxY } = boundsOf(region);
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}
