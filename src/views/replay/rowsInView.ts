/** The height of a row of the list of events, in pixels. */
export const EVENT_HEIGHT = 46;

/** Rows drawn beyond what is seen, so that a quick scroll finds them there. */
const SPARE_ROWS = 8;

/** What is seen of a list: how far it is scrolled, and how high it is, in pixels. */
export interface ListView {
  top: number;
  height: number;
}

/** The first row to draw, and the one behind the last: however long a list is, only these are drawn. */
export function rowsInView({ top, height }: ListView, count: number): { start: number; end: number } {
  const start = Math.max(0, Math.floor(top / EVENT_HEIGHT) - SPARE_ROWS);
  return { start, end: Math.min(count, Math.ceil((top + height) / EVENT_HEIGHT) + SPARE_ROWS) };
}

/** How far a list has to be scrolled for a row to be seen whole; as far as it is, if it is. */
export function topFor(row: number, { top, height }: ListView): number {
  const upper = row * EVENT_HEIGHT;
  if (upper < top) return upper;
  return Math.max(top, upper + EVENT_HEIGHT - Math.max(height, EVENT_HEIGHT));
}
