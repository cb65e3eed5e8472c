import type { PlacedBlock } from './placedBlock.ts';

/**
 * How far two boxes are apart along the side that parts them most; negative when they overlap (separating axis theorem).
 * Computed directly: the physics engine measures its contacts before it moves the bodies, so they are a step old.
 */
export function gapBetween(one: PlacedBlock, other: PlacedBlock): number {
  return Math.max(
    ...[one.yaw, other.yaw].flatMap((yaw) => [gapAlong(one, other, yaw), gapAlong(one, other, yaw + Math.PI / 2)]),
  );
}

function gapAlong(one: PlacedBlock, other: PlacedBlock, direction: number): number {
  const [x, y] = [Math.cos(direction), Math.sin(direction)];
  const apart = Math.abs((other.x - one.x) * x + (other.y - one.y) * y);
  return apart - reach(one, direction) - reach(other, direction);
}

/** How far a box extends from its centre in a direction. */
function reach({ yaw, halfX, halfY }: PlacedBlock, direction: number): number {
  return Math.abs(halfX * Math.cos(direction - yaw)) + Math.abs(halfY * Math.sin(direction - yaw));
}
