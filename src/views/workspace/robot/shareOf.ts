import type { KeptRun } from '#machines/ports/pastPort.ts';

/** Where a moment stands among what is kept, from 0 to 1. */
export function shareOf({ from, to }: Pick<KeptRun, 'from' | 'to'>, at: number): number {
  return to <= from ? 1 : Math.min(1, Math.max(0, (at - from) / (to - from)));
}
