/**
 * The place in which the robot drives, in metres, seen from above: x to the east, y to the north.
 * The origin is where the robot starts, so that a place on this map has the coordinates that `/odom` reports there.
 */

/** A block standing on the floor. */
export interface Block {
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  /** Half of its length along x and along y, before it is turned. */
  readonly halfX: number;
  readonly halfY: number;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Radians, counted counter-clockwise from the x axis (REP-103). */
  readonly yaw: number;
}

/** Everything between two corners, borders included. */
export interface Region {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

export const START: Pose = { x: 0, y: 0, yaw: 0 };

/** Where the obstacle course ends: the robot's centre is to stop inside this circle. */
export const TARGET = { x: 7, y: 0, radius: 0.5 } as const;

/** Where crates are to be brought: a crate counts when its centre is inside. */
export const DROP_ZONE: Region = { minX: 5, maxX: 7, minY: 3, maxY: 5 };

/** The region that the explorer does not know. */
export const MAZE: Region = { minX: -7.9, maxX: 7.9, minY: -5.9, maxY: -2.1 };

const WALL_HALF = 0.1;

/** A wall along x whose middle line runs from `fromX` to `toX`. */
function wallAlongX(y: number, fromX: number, toX: number): Block {
  return { x: (fromX + toX) / 2, y, halfX: (toX - fromX) / 2, halfY: WALL_HALF };
}

/** A wall along y whose middle line runs from `fromY` to `toY`. */
function wallAlongY(x: number, fromY: number, toY: number): Block {
  return { x, y: (fromY + toY) / 2, halfX: WALL_HALF, halfY: (toY - fromY) / 2 };
}

const outerWalls: readonly Block[] = [
  wallAlongX(6, -8.1, 8.1),
  wallAlongX(-6, -8.1, 8.1),
  wallAlongY(8, -6.1, 6.1),
  wallAlongY(-8, -6.1, 6.1),
];

/** Both dividing walls have a doorway straight beside the start. */
const dividingWalls: readonly Block[] = [
  wallAlongX(2, -8, -1),
  wallAlongX(2, 1, 8),
  wallAlongX(-2, -8, -1),
  wallAlongX(-2, 1, 8),
];

/** No straight way leads to the target, and every gap is at least 1.2 m wide. */
const obstacleCourse: readonly Block[] = [
  { x: 1.8, y: 0, halfX: 0.3, halfY: 0.6 },
  { x: 3.6, y: 1.05, halfX: 0.3, halfY: 0.85 },
  { x: 5.5, y: -0.95, halfX: 0.3, halfY: 0.95 },
];

/** Every passage is at least 1 m wide. */
const mazeWalls: readonly Block[] = [
  wallAlongY(-5, -6, -3.2),
  wallAlongY(-2.5, -4.8, -2),
  wallAlongY(2.5, -6, -3.2),
  wallAlongY(5, -4.8, -2),
  wallAlongX(-4, -1.2, 1.2),
  wallAlongX(-4.2, -6.8, -5),
  wallAlongX(-4.2, 5, 6.8),
];

export const FIXED_BLOCKS: readonly Block[] = [...outerWalls, ...dividingWalls, ...obstacleCourse, ...mazeWalls];

/** The blocks that the robot can push. */
export const CRATES: readonly Block[] = [
  { x: 1.5, y: 3.2, halfX: 0.2, halfY: 0.2 },
  { x: 2.5, y: 4, halfX: 0.2, halfY: 0.2 },
  { x: 1.5, y: 4.8, halfX: 0.2, halfY: 0.2 },
];
