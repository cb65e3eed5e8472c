import type { SeenPose } from '#contract/robot.ts';
import type { RobotSight } from '#machines/ports/robotPort.ts';

/** The trail has a point for every so many metres, and so many of them. */
export const TRAIL_STEP = 0.05;
export const TRAIL_POINTS = 2000;

/** Whether a trail that ends there goes on to here. */
export function isStep(end: readonly [number, number] | undefined, [x, y]: SeenPose): boolean {
  return end === undefined || Math.hypot(x - end[0], y - end[1]) >= TRAIL_STEP;
}

/** The trail that poses leave behind, the same as if each of them had come by itself. */
export function trailOf(poses: Iterable<SeenPose>): RobotSight['trail'] {
  const trail: [number, number][] = [];
  for (const pose of poses) if (isStep(trail.at(-1), pose)) trail.push([pose[0], pose[1]]);
  return trail.slice(-TRAIL_POINTS);
}
