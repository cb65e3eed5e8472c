/** How many tries may go wrong before there are waits, how long the first and the longest are, and in what time one is forgotten. */
export interface WaitRule {
  free: number;
  firstMs: number;
  longestMs: number;
  forgetsMs: number;
}

/** Counts what went wrong, and makes whoever goes on wait twice as long after each. By a clock that never jumps. */
export class Backoff {
  readonly #rule: WaitRule;
  #wrong = 0;
  #at = 0;
  #until = 0;

  constructor(rule: WaitRule) {
    this.#rule = rule;
  }

  /** How many milliseconds are left to wait. */
  left(now: number): number {
    return Math.max(0, this.#until - now);
  }

  count(now: number): void {
    const { free, firstMs, longestMs } = this.#rule;
    this.#forget(now);
    this.#wrong += 1;
    if (this.#wrong >= free) this.#until = now + Math.min(longestMs, firstMs * 2 ** (this.#wrong - free));
  }

  /** So many of what was counted were not wrong, or belong to somebody who has shown since that they may. */
  takeBack(wrong: number): void {
    this.#wrong = Math.max(0, this.#wrong - wrong);
    if (this.#wrong < this.#rule.free) this.#until = 0;
  }

  /** How many are remembered. */
  wrong(now: number): number {
    this.#forget(now);
    return this.#wrong;
  }

  #forget(now: number): void {
    const steps = Math.floor((now - this.#at) / this.#rule.forgetsMs);
    if (steps <= 0) return;
    this.#wrong = Math.max(0, this.#wrong - steps);
    this.#at = this.#wrong === 0 ? now : this.#at + steps * this.#rule.forgetsMs;
  }
}
