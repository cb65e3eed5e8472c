import { limits } from '#contract/limits.ts';
import type { Drive } from '#contract/sharedRun.ts';
import type { OtherRun } from './otherRun.ts';
import { runSpan } from './runSpan.ts';

/** Poses lie so many milliseconds apart, and farther where a run is longer than fits. */
const EVERY_MS = 200;

const hundredths = (value: number): number => Math.round(value * 100) + 0;

/** How the robot drove in the newest run of what was kept, in few bytes; null where it was seen nowhere. */
export function driveOf({ kept, sightAt }: Pick<OtherRun, 'kept' | 'sightAt'>): Drive | null {
  const { start, end } = runSpan(kept);
  const every = Math.max(EVERY_MS, Math.ceil((end - start) / (limits.sharedPoses - 2)));
  const steps = Math.ceil((end - start) / every);
  const poses = Array.from({ length: steps + 1 }, (_, step) => sightAt(Math.min(end, start + step * every))?.pose);
  const seen = poses.filter((pose) => pose !== undefined);
  return seen.length < 2 ? null : { every, poses: seen.flat().map(hundredths).join(' ') };
}
