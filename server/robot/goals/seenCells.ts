/** Which part of a region's floor the laser has looked at, cell by cell. */
import { type FloorGrid, floorGrid, middleOfCell } from '#contract/floorCells.ts';
import type { Region, World } from '#contract/world.ts';
import { FIRST_RAY_ANGLE } from '../castRays.ts';
import { type PlacedBlock, type Pose, staticBlocks } from '../placedBlock.ts';
import { robotModel } from '../robotModel.ts';
import { regionContains } from './regionContains.ts';

export interface SeenCells {
  /** Marks every cell that a ray of this scan has passed. */
  look(pose: Pose, ranges: Float32Array): void;
  /** How much of the floor has been seen, from 0 to 1; cells whose middle lies under a wall or a block are no floor. */
  share(): number;
  /** How many cells are floor, and which of them have not been seen. */
  floor: number;
  unseen: ReadonlySet<number>;
}

export function seenCells(region: Region, cell: number, world: World): SeenCells {
  const grid = floorGrid(region, cell);
  const { minX, minY, columns } = grid;
  const unseen = floorCells(region, grid, staticBlocks(world));
  const total = unseen.size;

  /** In steps of half a cell, so that no cell that is passed for longer than that is missed. */
  function follow(pose: Pose, angle: number, range: number): void {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    for (let way = 0; way < range; way += cell / 2) {
      const column = Math.floor((pose.x + way * dx - minX) / cell);
      if (column < 0 || column >= columns) continue;
      unseen.delete(Math.floor((pose.y + way * dy - minY) / cell) * columns + column);
    }
  }

  return {
    look(pose, ranges) {
      for (let ray = 0; ray < ranges.length; ray++) {
        const angle = pose.yaw + FIRST_RAY_ANGLE + (ray * 2 * Math.PI) / ranges.length;
        follow(pose, angle, Math.min(ranges[ray] ?? 0, robotModel.laser.maxRange));
      }
    },
    floor: total,
    unseen,
    share: () => (total === 0 ? 1 : 1 - unseen.size / total),
  };
}

/** The numbers of the cells, row after row. */
function floorCells(region: Region, grid: FloorGrid, firm: readonly PlacedBlock[]): Set<number> {
  const cells = new Set<number>();
  for (let number = 0; number < grid.rows * grid.columns; number += 1) {
    const [x, y] = middleOfCell(grid, number);
    if (!regionContains(region, x, y) || firm.some((block) => covers(block, x, y))) continue;
    cells.add(number);
  }
  return cells;
}

function covers({ x, y, yaw, halfX, halfY }: PlacedBlock, atX: number, atY: number): boolean {
  const [dx, dy] = [atX - x, atY - y];
  const along = Math.abs(dx * Math.cos(yaw) + dy * Math.sin(yaw));
  const across = Math.abs(dy * Math.cos(yaw) - dx * Math.sin(yaw));
  return along <= halfX && across <= halfY;
}
