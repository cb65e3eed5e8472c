import type { KeptOutput, OutputRow } from '#machines/ports/outputPort.ts';

/** Which rows of the output are shown, and where each stands. Every row is asked about once, however many come. */
export class RowIndex {
  readonly #heightOf: (row: OutputRow) => number;
  /** The numbers of the rows that are shown. */
  #numbers: number[] = [];
  /** Where each of them ends, in lines, counted from the first line there ever was. */
  #ends: number[] = [];
  /** How many lines went from the beginning. */
  #gone = 0;
  /** The number of the first row that was not asked about yet. */
  #next = 0;

  /** `heightOf` says how many lines a row takes; 0 leaves it out. */
  constructor(heightOf: (row: OutputRow) => number) {
    this.#heightOf = heightOf;
  }

  /** Follows what is kept now. */
  follow({ rows, dropped }: KeptOutput): this {
    this.#drop(dropped);
    let end = this.#ends.at(-1) ?? this.#gone;
    for (let number = Math.max(this.#next, dropped); number < dropped + rows.length; number += 1) {
      const row = rows[number - dropped];
      const height = row === undefined ? 0 : this.#heightOf(row);
      if (height === 0) continue;
      end += height;
      this.#numbers.push(number);
      this.#ends.push(end);
    }
    this.#next = dropped + rows.length;
    return this;
  }

  /** How many rows are shown. */
  get count(): number {
    return this.#numbers.length;
  }

  /** How many lines they take. */
  get height(): number {
    return this.topOf(this.count);
  }

  /** The numbers of the rows that are shown from one place to another. */
  numbers(start = 0, end = this.count): readonly number[] {
    return this.#numbers.slice(start, end);
  }

  numberAt(place: number): number | undefined {
    return this.#numbers[place];
  }

  /** How many lines stand above the row at this place. */
  topOf(place: number): number {
    return (place === 0 ? this.#gone : (this.#ends[place - 1] ?? this.#gone)) - this.#gone;
  }

  /** The place of the first row with this number or a higher one. */
  placeOf(number: number): number {
    return firstPlace(this.#numbers, (other) => other >= number);
  }

  /** The place of the row on which this line is. */
  placeAt(line: number): number {
    return firstPlace(this.#ends, (end) => end - this.#gone > line);
  }

  #drop(dropped: number): void {
    const place = this.placeOf(dropped);
    if (place === 0) return;
    this.#gone = this.#ends[place - 1] ?? this.#gone;
    this.#numbers = this.#numbers.slice(place);
    this.#ends = this.#ends.slice(place);
  }
}

/** The place of the first of the rising values that fits; behind the last where none does. */
function firstPlace(values: readonly number[], fits: (value: number) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(values[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
