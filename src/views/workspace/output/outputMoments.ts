import type { KeptOutput, KeptRow } from '#machines/ports/outputPort.ts';
import type { KeptRun } from '#machines/ports/pastPort.ts';

type LineRow = Extract<KeptRow, { kind: 'line' }>;

/** When a line was printed, by the clock of what is kept of the robot; undefined where the robot was not seen then. */
export function momentOfRow({ rows }: KeptOutput, number: number, { from, to, lag }: KeptRun): number | undefined {
  const row = rows.find((other) => other.number === number);
  if (row?.kind !== 'line') return undefined;
  return withinReach(Date.parse(row.timestamp) + lag, { from, to });
}

/** The number of the last line that was printed until then; undefined where there is none. */
export function rowAt({ rows }: KeptOutput, at: number, { lag }: KeptRun): number | undefined {
  const then = timestampOf(at - lag);
  return rows.findLast((row) => row.kind === 'line' && row.timestamp <= then)?.number;
}

/** When the nearest line before or after that moment was printed, as far as the robot was seen then. */
export function lineBeside(
  { rows }: KeptOutput,
  at: number,
  { from, to, lag }: KeptRun,
  side: 'before' | 'after',
): number | undefined {
  const then = timestampOf(at - lag);
  const line =
    side === 'before'
      ? rows.findLast((row): row is LineRow => isLine(row) && row.timestamp < then)
      : rows.find((row): row is LineRow => isLine(row) && row.timestamp > then);
  if (line === undefined) return undefined;
  return withinReach(Date.parse(line.timestamp) + lag, { from, to });
}

const isLine = (row: KeptRow): row is LineRow => row.kind === 'line';

/** What is kept is told of a moment late: a line that has just come is at its end. */
function withinReach(at: number, { from, to }: Pick<KeptRun, 'from' | 'to'>): number | undefined {
  return at >= from && at <= to + LATE_MS ? Math.min(at, to) : undefined;
}

const LATE_MS = 500;

/** As the server writes it: such texts have the order of their times. */
function timestampOf(since1970: number): string {
  return new Date(Math.round(since1970)).toISOString();
}
