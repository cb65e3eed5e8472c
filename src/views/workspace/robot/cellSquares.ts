import type { OpenedWorld } from '#contract/robot.ts';
import { floorGrid, middleOfCell } from '#contract/floorCells.ts';
import { watchedFloorOf } from '#contract/goal.ts';

/** Where the cells of a floor are that a goal wants to be looked at. */
export interface CellSquares {
  /** The edge of one, in metres. */
  cell: number;
  middleOf: (number: number) => readonly [number, number];
}

/** Undefined where the goal wants none. */
export function cellSquares({ world, goal }: OpenedWorld): CellSquares | undefined {
  const floor = watchedFloorOf(goal);
  const region = world.regions.find(({ name }) => name === floor?.region);
  if (floor === undefined || region === undefined) return undefined;
  const grid = floorGrid(region, floor.cell);
  return { cell: floor.cell, middleOf: (number) => middleOfCell(grid, number) };
}

/** All of these as one path. */
export function cellPath({ cell, middleOf }: CellSquares, cells: ReadonlySet<number>): string {
  const half = cell / 2;
  return [...cells]
    .map((number) => middleOf(number))
    .map(([x, y]) => `M${(x - half).toFixed(3)} ${(y - half).toFixed(3)}h${cell}v${cell}h${-cell}z`)
    .join('');
}
