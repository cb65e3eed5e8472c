import { speedLimit } from '#contract/robot.ts';

/** The robot's body and what it can do, in metres, seconds and radians. */
export const robotModel = {
  /** A flat front pushes a crate straight; a round one would slip off it. */
  halfLength: 0.2,
  halfWidth: 0.18,
  maxLinearSpeed: speedLimit.linear,
  maxAngularSpeed: speedLimit.angular,
  maxLinearAcceleration: 2,
  maxAngularAcceleration: 8,
  gripper: {
    /** How far before the front it still takes hold of a crate. */
    reach: 0.06,
    /** That of the magnet, in the middle of the front. */
    halfWidth: 0.1,
  },
  laser: {
    rays: 360,
    /** Where it stands over `base_link`. */
    height: 0.22,
    minRange: 0.12,
    maxRange: 10,
  },
  /** Right under the laser, looking straight ahead, so that a column of its picture and a ray of a scan look the same way. */
  camera: {
    /** Over `base_link`. */
    height: 0.2,
    columns: 160,
    rows: 120,
    /** In pixels: what stands 1 m ahead and 1 m to the side is seen so many columns beside the middle. */
    focalLength: 100,
  },
} as const;
