/** Where things are and how they lie, in metres and radians, seen from above. */
import type { Box, World } from '#contract/world.ts';

export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Counted counter-clockwise from the x axis (REP-103). */
  readonly yaw: number;
}

/** A box on the floor that may be turned. */
export interface PlacedBlock extends Pose {
  /** Half of its length along x and along y, before it is turned. */
  readonly halfX: number;
  readonly halfY: number;
}

export interface NamedBlock extends PlacedBlock {
  readonly name: string;
}

/** Walls have no names of their own. */
const WALL = 'wall';

/** Everything in a world that stands firm. */
export function staticBlocks({ walls, blocks }: World): NamedBlock[] {
  return [...walls.map((wall) => ({ ...placedWall(wall), name: WALL })), ...blocks.map(placedBox)];
}

export function placedBox({ name, at, size, heading }: Box): NamedBlock {
  return { name, x: at[0], y: at[1], yaw: radians(heading), halfX: size[0] / 2, halfY: size[1] / 2 };
}

export function startPose({ start }: World): Pose {
  return { x: start.at[0], y: start.at[1], yaw: radians(start.heading) };
}

/** A pose that is given as seen from another one, as both their world sees it. */
export function outerPose(from: Pose, { x, y, yaw }: Pose): Pose {
  const [cos, sin] = [Math.cos(from.yaw), Math.sin(from.yaw)];
  return { x: from.x + cos * x - sin * y, y: from.y + sin * x + cos * y, yaw: normalise(from.yaw + yaw) };
}

/** A pose as it is seen from another one. */
export function innerPose(from: Pose, { x, y, yaw }: Pose): Pose {
  const [cos, sin] = [Math.cos(from.yaw), Math.sin(from.yaw)];
  const [dx, dy] = [x - from.x, y - from.y];
  return { x: cos * dx + sin * dy, y: cos * dy - sin * dx, yaw: normalise(yaw - from.yaw) };
}

/** The same angle between -π and π. */
export function normalise(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

export function placedWall({
  from,
  to,
  thickness,
}: Pick<World['walls'][number], 'from' | 'to' | 'thickness'>): PlacedBlock {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return {
    x: (from[0] + to[0]) / 2,
    y: (from[1] + to[1]) / 2,
    yaw: Math.atan2(dy, dx),
    halfX: Math.hypot(dx, dy) / 2,
    halfY: thickness / 2,
  };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
