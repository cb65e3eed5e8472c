import type { SeenPose } from '#contract/robot.ts';
import { turnBetween } from '#contract/turnBetween.ts';

/** In metres, as the robot is built. */
export const WHEEL_RADIUS = 0.09;
export const TRACK = 0.36;

/** How far the left and the right wheel turned while the robot came from one pose to another without slipping, in radians. */
export function wheelTurns(from: SeenPose, to: SeenPose): { left: number; right: number } {
  const turn = turnBetween(from[2], to[2]);
  const heading = from[2] + turn / 2;
  const ahead = (to[0] - from[0]) * Math.cos(heading) + (to[1] - from[1]) * Math.sin(heading);
  return {
    left: (ahead - (turn * TRACK) / 2) / WHEEL_RADIUS,
    right: (ahead + (turn * TRACK) / 2) / WHEEL_RADIUS,
  };
}
