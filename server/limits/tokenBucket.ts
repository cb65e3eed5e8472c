/** Lets things happen at a steady pace with bursts, by a clock that never jumps. */
export class TokenBucket {
  readonly #capacity: number;
  readonly #perMs: number;
  #tokens: number;
  #at: number;

  /** Holds `capacity` tokens at most and gains `perSecond`; `now` is in milliseconds of a monotonic clock. */
  constructor(capacity: number, perSecond: number, now: number) {
    this.#capacity = capacity;
    this.#perMs = perSecond / 1000;
    this.#tokens = capacity;
    this.#at = now;
  }

  /** Takes so many tokens and answers 0, or takes none and answers after how many milliseconds they will be there. */
  take(now: number, count = 1): number {
    const wait = this.waitFor(now, count);
    if (wait === 0) this.#tokens -= count;
    return wait;
  }

  /** Puts so many tokens back, as far as they have room. */
  giveBack(count = 1): void {
    this.#tokens = Math.min(this.#capacity, this.#tokens + count);
  }

  /** Takes nothing; answers what `take` would. */
  waitFor(now: number, count = 1): number {
    this.#fill(now);
    return this.#tokens < count ? (count - this.#tokens) / this.#perMs : 0;
  }

  /** A full bucket remembers nothing and may be forgotten. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#capacity;
  }

  #fill(now: number): void {
    this.#tokens = Math.min(this.#capacity, this.#tokens + (now - this.#at) * this.#perMs);
    this.#at = now;
  }
}
