import type { RowIndex } from './RowIndex.ts';

/** The height of a line of output, in pixels. */
export const ROW_HEIGHT = 20;

/** Lines drawn beyond what is seen, so that a quick scroll finds them there. */
const SPARE_LINES = 8;

/** What the learner looks at. */
export interface View {
  /** The number of the row at the upper edge, and how many pixels of it are scrolled past. */
  number: number;
  offset: number;
  height: number;
}

export interface RowWindow {
  /** The first row to draw, and the one behind the last. */
  start: number;
  end: number;
  /** Where the view stands, in pixels. */
  top: number;
}

/** Which rows are drawn. A reader's row stays under their eyes while older ones go, and while others are left out. */
export function windowOf(view: View, isFollowing: boolean, index: RowIndex): RowWindow {
  const newest = Math.max(0, index.height * ROW_HEIGHT - view.height);
  const top = isFollowing ? newest : Math.min(topOf(view, index), newest);
  // Nobody scrolls to what was gone before it could be seen.
  const isFlooded = isFollowing && (index.added - 2 * SPARE_LINES) * ROW_HEIGHT > view.height;
  const spare = isFlooded ? 0 : SPARE_LINES;
  const start = index.placeAt(Math.floor(top / ROW_HEIGHT) - spare);
  const end = index.placeAt(Math.ceil((top + view.height) / ROW_HEIGHT) + spare) + 1;
  return { start, end: Math.min(index.count, end), top };
}

/** The row at the upper edge of what is seen, and how far it is scrolled past. */
export function placeIn(index: RowIndex, top: number): Pick<View, 'number' | 'offset'> {
  const place = index.placeAt(Math.floor(top / ROW_HEIGHT));
  return { number: index.numberAt(place) ?? 0, offset: top - index.topOf(place) * ROW_HEIGHT };
}

function topOf({ number, offset }: View, index: RowIndex): number {
  const place = index.placeOf(number);
  const isThere = index.numberAt(place) === number;
  return Math.max(0, index.topOf(place) * ROW_HEIGHT + (isThere ? offset : 0));
}
