/** A run as text that goes with a log: small enough to be sent, with what a learner has named made safe. */
import type { RunText } from '#machines/ports/logPort.ts';
import { base64Of } from './base64.ts';
import { type WrittenRun, bytesOfRun } from './runBytes.ts';
import { thinnedRun } from './thinnedRun.ts';

/** So many bytes, which are a third more as text. */
const MOST_BYTES = 750_000;

/** How far apart its samples come to lie, in milliseconds, until it is small enough. */
const STEPS = [0, 100, 200, 500, 1000, 2000] as const;

interface Clocks {
  /** Milliseconds since 1970. */
  date: () => number;
  /** The clock of the moments of the run. */
  now: () => number;
}

const browserClocks: Clocks = { date: () => Date.now(), now: () => performance.now() };

/** Null for a run that would be too long all the same. */
export function runText(
  run: WrittenRun,
  safe: (text: string) => string,
  { date, now }: Clocks = browserClocks,
): RunText | null {
  const marks = run.marks.map((mark) => ('name' in mark ? { ...mark, name: safe(mark.name) } : mark));
  const moment = run.record.from;
  for (const every of STEPS) {
    const bytes = bytesOfRun(every === 0 ? { ...run, marks } : thinnedRun({ ...run, marks }, every));
    if (bytes.length <= MOST_BYTES) return { at: date() - now() + moment, moment, run: base64Of(bytes) };
  }
  return null;
}
