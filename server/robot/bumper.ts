import { gapBetween } from './gapBetween.ts';
import type { PlacedBlock, Pose } from './placedBlock.ts';
import { robotModel } from './robotModel.ts';

/** As far before the front the bumper feels: the engine parts bodies by a little less. */
const FELT = 0.004;

/** Whether the front of a robot touches one of these. */
export function bumps({ x, y, yaw }: Pose, blocks: readonly PlacedBlock[]): boolean {
  const { halfLength, halfWidth } = robotModel;
  const ahead = halfLength + FELT / 2;
  const front = {
    x: x + ahead * Math.cos(yaw),
    y: y + ahead * Math.sin(yaw),
    yaw,
    halfX: FELT / 2,
    // What only slides along a side is not before the front.
    halfY: halfWidth - FELT,
  };
  return blocks.some((block) => gapBetween(front, block) <= 0);
}
