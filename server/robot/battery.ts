/** What is left of the robot's charge. */
import type { Battery } from '#contract/world.ts';

export interface Charge {
  /** Takes what so much time and way cost. */
  drain(seconds: number, metres: number): void;
  /** From 0 to 1; null where nothing is ever taken. */
  left(): number | null;
}

/** What is left in parts of a hundred, as it is shown; only an empty one reads 0. */
export function shownPercent(left: number): number {
  return Math.ceil(left * 100);
}

/** Full at first. Nothing is taken before the robot first drives: whoever reads a problem before they begin is to find a full one. */
export function createCharge(battery: Battery | undefined): Charge {
  let used = 0;
  let hasDriven = false;
  return {
    drain(seconds, metres) {
      hasDriven ||= metres > 0;
      if (battery !== undefined && hasDriven) used += seconds / battery.seconds + metres / battery.metres;
    },
    left: () => (battery === undefined ? null : Math.max(0, 1 - used)),
  };
}
