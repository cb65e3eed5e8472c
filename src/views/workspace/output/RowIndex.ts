import type { KeptOutput, KeptRow, OutputRow } from '#machines/ports/outputPort.ts';

/** Which rows of the output are shown, and where each stands. Every line is asked about once, however many come. */
export class RowIndex {
  readonly #heightOf: (row: OutputRow) => number;
  /** The numbers of the rows that are shown. */
  #numbers: number[] = [];
  /** Where each of them ends, in lines. */
  #ends: number[] = [];
  /** How many of the rows were asked about. */
  #asked = 0;
  /** The number of the first of them, and the one behind the last. */
  #first = 0;
  #next = 0;
  #trims = 0;
  #added = 0;

  /** `heightOf` says how many lines a row takes; 0 leaves it out. */
  constructor(heightOf: (row: OutputRow) => number) {
    this.#heightOf = heightOf;
  }

  /** Follows what is kept now. */
  follow({ rows, trims }: KeptOutput): this {
    if (trims !== this.#trims) this.#sift(rows);
    this.#trims = trims;
    const before = this.count;
    for (; this.#asked < rows.length; this.#asked += 1) {
      const row = rows[this.#asked];
      if (row === undefined) break;
      if (this.#asked === 0) this.#first = row.number;
      this.#add(row, this.#heightOf(row));
      this.#next = row.number + 1;
    }
    this.#added = this.count - before;
    return this;
  }

  /** How many rows are shown. */
  get count(): number {
    return this.#numbers.length;
  }

  /** How many of them were new when it looked last. */
  get added(): number {
    return this.#added;
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
    return this.#ends[place - 1] ?? 0;
  }

  /** The place of the first row with this number or a higher one. */
  placeOf(number: number): number {
    return firstPlace(this.#numbers, (other) => other >= number);
  }

  /** The place of the row on which this line is. */
  placeAt(line: number): number {
    return firstPlace(this.#ends, (end) => end > line);
  }

  #add({ number }: KeptRow, height: number): void {
    if (height === 0) return;
    this.#ends.push(this.height + height);
    this.#numbers.push(number);
  }

  /** Rows went, or gave way to a gap; what is left of the lines is as high as it was. The arrays stay: to grow others row by row takes longer than to sift. */
  #sift(rows: readonly KeptRow[]): void {
    const first = rows[0]?.number ?? this.#next;
    // Along a time line rows come back that nothing is known of any more.
    const isKnown = first >= this.#first && first < this.#next;
    const numbers = isKnown ? this.#numbers.slice() : [];
    const ends = isKnown ? this.#ends.slice() : [];
    this.#asked = 0;
    let place = 0;
    let top = 0;
    let kept = 0;
    let end = 0;
    for (const row of isKnown ? rows : []) {
      if (row.number >= this.#next) break;
      this.#asked += 1;
      while ((numbers[place] ?? Infinity) < row.number) top = ends[place++] ?? 0;
      const isThere = numbers[place] === row.number;
      const height = isThere ? (ends[place] ?? 0) - top : 0;
      if (isThere) top = ends[place++] ?? 0;
      const now = row.kind === 'gap' ? this.#heightOf(row) : height;
      if (now === 0) continue;
      end += now;
      this.#numbers[kept] = row.number;
      this.#ends[kept] = end;
      kept += 1;
    }
    this.#numbers.length = kept;
    this.#ends.length = kept;
    this.#first = first;
    this.#next = (rows[this.#asked - 1]?.number ?? -1) + 1;
  }
}

/** The row of this number, if it is still kept. */
export function rowOf({ rows }: KeptOutput, number: number): KeptRow | undefined {
  const row = rows[firstPlace(rows, (other) => other.number >= number)];
  return row?.number === number ? row : undefined;
}

/** The place of the first of the rising values that fits; behind the last where none does. */
function firstPlace<Value>(values: readonly Value[], fits: (value: Value) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const value = values[middle];
    if (value === undefined || fits(value)) high = middle;
    else low = middle + 1;
  }
  return low;
}
