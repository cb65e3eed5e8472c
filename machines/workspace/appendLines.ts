import { KEPT_LINES } from '../timings.ts';
import type { ConsoleLine, NumberedLine } from './consoleLine.ts';

/** A history with more lines behind it; the oldest go when more than `kept` are there. */
export function appendLines(
  history: readonly NumberedLine[],
  lines: readonly ConsoleLine[],
  kept: number = KEPT_LINES,
): readonly NumberedLine[] {
  const last = history.at(-1)?.seq ?? 0;
  const added = lines.map((line, index) => ({ seq: last + 1 + index, line }));
  return [...history, ...added].slice(-kept);
}
