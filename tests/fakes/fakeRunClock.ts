import type { RunClockPort } from '#machines/ports/runClockPort.ts';

/** A tab that remembers that a run began so many milliseconds ago, if one did. */
export function fakeRunClock(elapsed: number | null = null) {
  let begun = 0;
  const port: RunClockPort = { begin: () => void (begun += 1), elapsed: () => elapsed };
  return { ...port, begun: () => begun };
}
