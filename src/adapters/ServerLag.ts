/** It holds for this long at least, and for twice as long at most. */
const SPAN_MS = 60_000;

/**
 * What has to be added to a time of the server for the moment when it was heard of here: by the shortest way that any word of it took in the last
 * minutes. Older ones tell of a clock that may have been set since.
 */
export class ServerLag {
  /** Infinity before anything was heard. */
  ms = Infinity;
  #began = -Infinity;
  #shortestBefore = Infinity;
  #shortest = Infinity;

  /** The server said at `since1970` by its clock what is heard at `now` by that of this browser. */
  hear(since1970: number, now: number): void {
    if (!Number.isFinite(since1970)) return;
    if (now - this.#began >= SPAN_MS) this.#beginSpan(now);
    this.#shortest = Math.min(this.#shortest, now - since1970);
    this.ms = Math.min(this.#shortestBefore, this.#shortest);
  }

  /** The next word counts whatever was heard before: it is another workspace. */
  forget(): void {
    this.#began = -Infinity;
  }

  #beginSpan(now: number): void {
    this.#shortestBefore = now - this.#began < 2 * SPAN_MS ? this.#shortest : Infinity;
    this.#shortest = Infinity;
    this.#began = now;
  }
}
