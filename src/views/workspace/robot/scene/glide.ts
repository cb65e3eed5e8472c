import type { SeenPose } from '#contract/robot.ts';
import { turnBetween } from '#contract/turnBetween.ts';

/** Poses come thirty times a second and the screen is painted more often: in between, what moves glides. */
export interface Glide {
  /** It was seen there; `now` is in milliseconds. */
  aim(pose: SeenPose, now: number): void;
  at(now: number): SeenPose;
  /** Whether it will be elsewhere a moment later. */
  isMoving(now: number): boolean;
}

/** How long the way from one pose to the next takes: as long as the next one is awaited. */
const GLIDE_MS = 1000 / 30;

/** Farther than any robot drives between two poses: it was put there. */
const LEAP_METRES = 0.5;

export function createGlide(start: SeenPose): Glide {
  let [from, to] = [start, start];
  let since = -Infinity;

  const progress = (now: number) => Math.min(1, (now - since) / GLIDE_MS);

  const at = (now: number): SeenPose => {
    const share = progress(now);
    return [
      from[0] + share * (to[0] - from[0]),
      from[1] + share * (to[1] - from[1]),
      from[2] + share * turnBetween(from[2], to[2]),
    ];
  };

  return {
    aim(pose, now) {
      if (pose.every((value, index) => value === to[index])) return;
      const isLeap = Math.hypot(pose[0] - to[0], pose[1] - to[1]) > LEAP_METRES;
      from = isLeap ? pose : at(now);
      to = pose;
      since = now;
    },
    at,
    isMoving: (now) => progress(now) < 1,
  };
}
