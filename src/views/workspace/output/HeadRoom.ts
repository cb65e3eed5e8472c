/**
 * Empty room above the first line. A box that grew with every line would have to be laid out and scrolled at once for each of them, which
 * is a third of what a flood costs the page; so while the newest line is followed this room shrinks instead, and the box grows in steps.
 * Above what is seen nobody notices it.
 */

/** With fewer lines than so many windows hold, the first one is near, and the box is as high as they are. */
const FEWEST_WINDOWS = 4;
/** How much higher than its lines a box is made, so that it is high enough until the oldest of as many as are kept go. */
const GROWTH = 1.3;
/** How much higher it may be left when lines go. */
const MOST = 1.6;

export class HeadRoom {
  #lines = 0;
  #height = 0;

  /**
   * How many lines the room takes above the `height` lines that there are, of which a window shows `seen`. Where a reader looks at earlier
   * ones it stays as it is, so that nothing moves under their eyes.
   */
  above(height: number, seen: number, isFollowing: boolean): number {
    const total = this.#height + this.#lines;
    this.#height = height;
    if (!isFollowing) return this.#lines;
    if (height < FEWEST_WINDOWS * seen) this.#lines = 0;
    else if (total < height || total > MOST * height) this.#lines = Math.ceil(GROWTH * height) - height;
    else this.#lines = total - height;
    return this.#lines;
  }

  /** Leaves no room: for who reaches it, or takes hold of the scroll bar. */
  close(): void {
    this.#lines = 0;
  }
}
