import { TokenBucket } from './tokenBucket.ts';

/** So many buckets are kept before the full ones are forgotten. */
const SWEEP_AT = 10_000;

/** So much of one bucket: `amount` in `withinSeconds` is all that it gives, and `count` is taken of it. */
export interface Draw {
  key: string;
  amount: number;
  withinSeconds?: number;
  count?: number;
}

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
    return this.takeAll([{ key, amount, withinSeconds }]);
  }

  /** Takes from all of these buckets, or from none of them: whoever one of them refuses has used up nothing of the others. */
  takeAll(draws: readonly Draw[]): number {
    const now = this.#now();
    if (this.#buckets.size >= SWEEP_AT) this.#forgetFull(now);
    const asked = draws.map((draw) => ({ bucket: this.#bucketOf(draw, now), count: draw.count ?? 1 }));
    const wait = Math.max(...asked.map(({ bucket, count }) => bucket.waitFor(now, count)));
    if (wait === 0) for (const { bucket, count } of asked) bucket.take(now, count);
    return Math.ceil(wait / 1000);
  }

  /** What was taken has not happened. */
  giveBack(draw: Draw): void {
    this.#bucketOf(draw, this.#now()).giveBack(draw.count);
  }

  #bucketOf({ key, amount, withinSeconds = 60 }: Draw, now: number): TokenBucket {
    const bucket = this.#buckets.get(key) ?? new TokenBucket(amount, amount / withinSeconds, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #forgetFull(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }
}
