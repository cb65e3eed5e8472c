/** The height of a line of output, in pixels. */
export const ROW_HEIGHT = 20;

/** Rows drawn beyond what is seen, so that a quick scroll finds them there. */
const SPARE_ROWS = 8;

/** What the learner looks at. */
export interface View {
  /** Pixels scrolled past, when the first line had the number `dropped`. */
  top: number;
  dropped: number;
  height: number;
}

export interface RowWindow {
  /** The first row to draw, and the one behind the last. */
  start: number;
  end: number;
  /** Where the view stands now that lines have gone from the beginning. */
  top: number;
}

/** Which rows of `count` are drawn. A reader's line stays under their eyes while older lines go. */
export function windowOf(
  { top, dropped, height }: View,
  isFollowing: boolean,
  count: number,
  droppedNow: number,
): RowWindow {
  const visible = Math.ceil(height / ROW_HEIGHT);
  const newest = Math.max(0, count * ROW_HEIGHT - height);
  const moved = Math.max(0, top - (droppedNow - dropped) * ROW_HEIGHT);
  const topNow = isFollowing ? newest : Math.min(moved, newest);
  const start = Math.max(0, Math.floor(topNow / ROW_HEIGHT) - SPARE_ROWS);
  return { start, end: Math.min(count, start + visible + 2 * SPARE_ROWS), top: topNow };
}
