import type { SeenPose } from '#contract/robot.ts';
import type { TrailPlace } from '#machines/ports/robotPort.ts';

/** Nothing that came for so long was not seen, in milliseconds. */
export const GAP_MS = 2000;

/** The trail has a point for every so many metres, and so many of them. */
const TRAIL_STEP = 0.05;
const TRAIL_POINTS = 2000;

/** The trail that goes on to a pose. Where nobody saw the way there it is no line: there may be a wall between. */
export function extendTrail(trail: readonly TrailPlace[], pose: SeenPose, isUnseen: boolean): readonly TrailPlace[] {
  return isStep(trail, pose) ? [...trail.slice(1 - TRAIL_POINTS), placeAfter(trail, pose, isUnseen)] : trail;
}

/** The trail that poses leave behind, the same as if each of them had come by itself. */
export function trailOf(poses: Iterable<SeenPose>, isUnseen: (index: number) => boolean = () => false): TrailPlace[] {
  const trail: TrailPlace[] = [];
  let index = 0;
  for (const pose of poses) {
    if (isStep(trail, pose)) trail.push(placeAfter(trail, pose, isUnseen(index)));
    index += 1;
  }
  return trail.slice(-TRAIL_POINTS);
}

/** Whether the trail goes on to here. */
function isStep(trail: readonly TrailPlace[], [x, y]: SeenPose): boolean {
  const end = trail.at(-1);
  return end === undefined || Math.hypot(x - end[0], y - end[1]) >= TRAIL_STEP;
}

const placeAfter = ({ length }: readonly TrailPlace[], [x, y]: SeenPose, isUnseen: boolean): TrailPlace =>
  isUnseen && length > 0 ? [x, y, true] : [x, y];
