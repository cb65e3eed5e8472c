import { TokenBucket } from './tokenBucket.ts';

/** So many buckets are kept before the full ones are forgotten. */
const SWEEP_AT = 10_000;

/** One bucket per key, such as a learner and what they do; all that is allowed in its time may be spent at once. */
export class RateLimiter {
  readonly #buckets = new Map<string, TokenBucket>();
  readonly #now: () => number;

  /** `now` answers milliseconds of a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Answers 0 when it may happen, else after how many whole seconds to try again. */
  take(key: string, amount: number, withinSeconds = 60): number {
    const now = this.#now();
    if (this.#buckets.size >= SWEEP_AT) this.#forgetFull(now);
    const bucket = this.#buckets.get(key) ?? new TokenBucket(amount, amount / withinSeconds, now);
    this.#buckets.set(key, bucket);
    return Math.ceil(bucket.take(now) / 1000);
  }

  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
