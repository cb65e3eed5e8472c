/** The cells of a region's floor: numbered row after row from its corner with the least x and y. */
import type { Region } from './world.ts';

export interface FloorGrid {
  minX: number;
  minY: number;
  cell: number;
  columns: number;
  rows: number;
}

export function floorGrid(region: Region, cell: number): FloorGrid {
  const { minX, maxX, minY, maxY } = boundsOf(region);
  return { minX, minY, cell, columns: Math.ceil((maxX - minX) / cell), rows: Math.ceil((maxY - minY) / cell) };
}

/** The middle of a cell, in metres. */
export function middleOfCell({ minX, minY, cell, columns }: FloorGrid, number: number): [number, number] {
  return [minX + ((number % columns) + 0.5) * cell, minY + (Math.floor(number / columns) + 0.5) * cell];
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
