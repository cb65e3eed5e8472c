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
  laser: {
    rays: 360,
    /** Where it stands over `base_link`. */
    height: 0.22,
    minRange: 0.12,
    maxRange: 10,
  },
} as const;
