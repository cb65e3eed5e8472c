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

  /** Takes a token and answers 0, or takes nothing and answers after how many milliseconds there will be one. */
  take(now: number): number {
    this.#fill(now);
    if (this.#tokens < 1) return (1 - this.#tokens) / this.#perMs;
    this.#tokens -= 1;
    return 0;
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
