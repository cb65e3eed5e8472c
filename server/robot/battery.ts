/** What is left of the robot's charge. */
import type { Battery } from '#contract/world.ts';

export interface Charge {
  /** Takes what so much time and way cost. */
  drain(seconds: number, metres: number): void;
  /** From 0 to 1; null where nothing is ever taken. */
  left(): number | null;
}

/** Full at first, and never full again. */
export function createCharge(battery: Battery | undefined): Charge {
  let used = 0;
  return {
    drain(seconds, metres) {
      if (battery !== undefined) used += seconds / battery.seconds + metres / battery.metres;
    },
    left: () => (battery === undefined ? null : Math.max(0, 1 - used)),
  };
}
