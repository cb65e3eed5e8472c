import type { SimulatedWorld } from '#server/robot/world.ts';

/** Drives to a place like a learner's program would: turn to it, then ahead. */
export function driveTo(world: SimulatedWorld, x: number, y: number): void {
  for (let step = 0; step < 6000; step++) {
    const pose = world.pose();
    const distance = Math.hypot(x - pose.x, y - pose.y);
    if (distance < 0.05) return;
    const heading = Math.atan2(y - pose.y, x - pose.x) - pose.yaw;
    const error = Math.atan2(Math.sin(heading), Math.cos(heading));
    world.step({ linear: Math.abs(error) > 0.1 ? 0 : Math.min(0.6, distance), angular: 3 * error });
  }
  throw new Error(`never reached ${x}, ${y}: stuck at ${JSON.stringify(world.pose())}`);
}
