import type { PlacedBlock } from './placedBlock.ts';

/**
 * How far two boxes are apart along the side that parts them most; negative when they overlap (separating axis theorem).
 * Computed directly: the physics engine measures its contacts before it moves the bodies, so they are a step old.
 */
export function gapBetween(one: PlacedBlock, other: PlacedBlock): number {
  const turn = other.yaw - one.yaw;
  const [along, across] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return Math.max(gapSeenFrom(one, other, along, across), gapSeenFrom(other, one, along, across));
}

/** The larger gap along the two axes of `from`; `along` and `across` are how much of a side of `to` lies along a side of `from`, and across it. */
function gapSeenFrom(from: PlacedBlock, to: PlacedBlock, along: number, across: number): number {
  const cos = Math.cos(from.yaw);
  const sin = Math.sin(from.yaw);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.max(
    Math.abs(cos * dx + sin * dy) - from.halfX - (to.halfX * along + to.halfY * across),
    Math.abs(cos * dy - sin * dx) - from.halfY - (to.halfX * across + to.halfY * along),
  );
}
