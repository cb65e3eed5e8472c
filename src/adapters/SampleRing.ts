/** Values of rising times, so many at most: the newest push the oldest out. What it takes never grows. */

type Numbers = Float64Array | Uint16Array;

export class SampleRing {
  readonly #times: Float64Array;
  readonly #values: Numbers;
  readonly #width: number;
  #first = 0;
  #length = 0;

  /** `values` has room for all samples, each `width` numbers wide. */
  constructor(values: Numbers, width: number) {
    this.#times = new Float64Array(values.length / width);
    this.#values = values;
    this.#width = width;
  }

  get length(): number {
    return this.#length;
  }

  get isFull(): boolean {
    return this.#length === this.#times.length;
  }

  get bytes(): number {
    return this.#times.byteLength + this.#values.byteLength;
  }

  push(time: number, values: readonly number[]): void {
    if (this.isFull) this.shift();
    const slot = this.#slotOf(this.#length);
    this.#times[slot] = time;
    this.#values.set(values, slot * this.#width);
    this.#length += 1;
  }

  /** The oldest goes. */
  shift(): void {
    this.#first = this.#slotOf(1);
    this.#length -= 1;
  }

  clear(): void {
    this.#length = 0;
  }

  timeAt(index: number): number {
    return this.#times[this.#slotOf(index)] ?? Number.NaN;
  }

  /** A view of the sample, good until the next one is pushed. */
  at(index: number): Numbers {
    const start = this.#slotOf(index) * this.#width;
    return this.#values.subarray(start, start + this.#width);
  }

  /** One number of a sample: many of them are read without a view of each. */
  numberAt(index: number, column: number): number {
    return this.#values[this.#slotOf(index) * this.#width + column] ?? Number.NaN;
  }

  /** How many samples there were until then, that moment included. */
  countUntil(time: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (this.timeAt(middle) <= time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #slotOf(index: number): number {
    return (this.#first + index) % this.#times.length;
  }
}
