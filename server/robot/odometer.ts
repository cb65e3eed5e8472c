import type { Odometry } from '#contract/world.ts';
import { type Pose, normalise } from './placedBlock.ts';

const RADIANS = Math.PI / 180;

/** Ahead in m/s, to the left in rad/s. */
interface Movement {
  readonly linear: number;
  readonly angular: number;
}

export interface Odometer {
  /** To be told of every step: where the robot is now. */
  roll(pose: Pose): void;
  /** Where the wheels think it is. */
  pose(): Pose;
  /** How fast they think it is, when it really drives like this. */
  velocity(real: Movement): Movement;
}

/** Counts the turns of the wheels from `start` on, and is as wrong as `odometry` says: the longer the way, the more. What pushes the robot aside, the wheels do not notice. */
export function createOdometer({ scale, bend }: Odometry, start: Pose): Odometer {
  let real = start;
  let { x, y, yaw } = start;
  return {
    roll(pose) {
      const ahead = (pose.x - real.x) * Math.cos(real.yaw) + (pose.y - real.y) * Math.sin(real.yaw);
      const turned = normalise(pose.yaw - real.yaw) + bend * RADIANS * ahead;
      x += scale * ahead * Math.cos(yaw + turned / 2);
      y += scale * ahead * Math.sin(yaw + turned / 2);
      yaw = normalise(yaw + turned);
      real = pose;
    },
    pose: () => ({ x, y, yaw }),
    velocity: ({ linear, angular }) => ({ linear: scale * linear, angular: angular + bend * RADIANS * linear }),
  };
}
