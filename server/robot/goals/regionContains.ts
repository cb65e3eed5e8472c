import type { Region } from '#contract/world.ts';

/** The border belongs to the region. */
export function regionContains(region: Region, x: number, y: number): boolean {
  if (region.shape === 'circle') return Math.hypot(x - region.at[0], y - region.at[1]) <= region.radius;
  const { minX, maxX, minY, maxY } = boundsOf(region);
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}

export interface Bounds {
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
}

/** The smallest box around a region. */
export function boundsOf(region: Region): Bounds {
  const [one, other] =
    region.shape === 'box'
      ? [region.from, region.to]
      : [region.at.map((value) => value - region.radius), region.at.map((value) => value + region.radius)];
  const [x1 = 0, y1 = 0] = one;
  const [x2 = 0, y2 = 0] = other;
  return { minX: Math.min(x1, x2), maxX: Math.max(x1, x2), minY: Math.min(y1, y2), maxY: Math.max(y1, y2) };
}
