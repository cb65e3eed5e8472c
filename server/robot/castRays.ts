/**
 * The laser: how far it is from one place to the nearest of many blocks, all round.
 * It is computed directly and not by the physics engine, which builds an object for every ray and so makes memory swell.
 */
import type { PlacedBlock, Pose } from './placedBlock.ts';

/** The angle of the first ray against straight ahead: straight back. */
export const FIRST_RAY_ANGLE = -Math.PI;

/**
 * Fills `ranges` with the distances seen from `pose`, counter-clockwise from straight back, in equal steps of one full turn.
 * What is farther than `maxRange` reads Infinity, the "no return" of REP-117.
 */
export function castRays(blocks: readonly PlacedBlock[], pose: Pose, maxRange: number, ranges: Float32Array): void {
  const directions = rayDirections(pose.yaw + FIRST_RAY_ANGLE, ranges.length);
  ranges.fill(Infinity);
  for (const block of blocks) castAtBlock(block, pose, directions, ranges);
  for (let ray = 0; ray < ranges.length; ray++) {
    if ((ranges[ray] ?? Infinity) > maxRange) ranges[ray] = Infinity;
  }
}

/** The x and y of one unit vector after the other. */
function rayDirections(firstAngle: number, rays: number): Float64Array {
  const directions = new Float64Array(2 * rays);
  for (let ray = 0; ray < rays; ray++) {
    const angle = firstAngle + (ray * 2 * Math.PI) / rays;
    directions[2 * ray] = Math.cos(angle);
    directions[2 * ray + 1] = Math.sin(angle);
  }
  return directions;
}

/** In the block's own frame its sides are parallel to the axes. */
function castAtBlock(block: PlacedBlock, pose: Pose, directions: Float64Array, ranges: Float32Array): void {
  const cos = Math.cos(block.yaw);
  const sin = Math.sin(block.yaw);
  const x = cos * (pose.x - block.x) + sin * (pose.y - block.y);
  const y = cos * (pose.y - block.y) - sin * (pose.x - block.x);
  for (let ray = 0; ray < ranges.length; ray++) {
    const east = directions[2 * ray] ?? 0;
    const north = directions[2 * ray + 1] ?? 0;
    const distance = distanceToBox(x, y, cos * east + sin * north, cos * north - sin * east, block.halfX, block.halfY);
    if (distance < (ranges[ray] ?? Infinity)) ranges[ray] = distance;
  }
}

/**
 * How far along the unit direction a ray enters the box around the origin; Infinity when it misses it or starts inside.
 * The ray is cut by the two slabs whose meet is the box (Kay and Kajiya, "Ray Tracing Complex Scenes", 1986).
 */
function distanceToBox(x: number, y: number, dirX: number, dirY: number, halfX: number, halfY: number): number {
  // A direction parallel to a slab divides by zero: the infinities that follow compare as they should.
  const x1 = (-halfX - x) / dirX;
  const x2 = (halfX - x) / dirX;
  const y1 = (-halfY - y) / dirY;
  const y2 = (halfY - y) / dirY;
  const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2));
  const leave = Math.min(Math.max(x1, x2), Math.max(y1, y2));
  return enter >= 0 && enter <= leave ? enter : Infinity;
}
