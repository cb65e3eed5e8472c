/**
 * Keys for the rows that are drawn, so that React fills rows that went with the text of rows that came: in a flood every row of a frame is a new
 * one, and to make its elements anew costs far more than to change its text. A row keeps its key for as long as it is drawn, and with it what is selected in it.
 */
export class RowSlots {
  #slots = new Map<number, number>();

  /** The key of each of these rows, by the number of the row. */
  keysOf(numbers: readonly number[]): ReadonlyMap<number, number> {
    const before = this.#slots;
    const kept = new Set(numbers.map((number) => before.get(number)));
    const free = Array.from({ length: numbers.length }, (_, slot) => slot).filter((slot) => !kept.has(slot));
    let taken = 0;
    this.#slots = new Map(
      numbers.map((number) => {
        const slot = before.get(number);
        if (slot !== undefined) return [number, slot];
        taken += 1;
        return [number, free[taken - 1] ?? 0];
      }),
    );
    return this.#slots;
  }
}
