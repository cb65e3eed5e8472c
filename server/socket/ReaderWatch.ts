/** So long a reader may take nothing of what waits for it. With the beat at which that is asked, a stuck one is gone within 15 s. */
const STUCK_MS = 10_000;

/** Knows of one socket whether its reader takes what is sent. A reader that answers pings and reads nothing else is found, too. */
export class ReaderWatch {
  #taken = 0;
  #since: number | undefined;

  /** Of all the bytes that were `sent`, so many still wait at this moment of a monotonic clock. Ask at intervals. */
  isStuck(sent: number, waiting: number, now: number): boolean {
    const taken = sent - waiting;
    if (waiting === 0 || taken > this.#taken) this.#since = undefined;
    this.#taken = taken;
    if (waiting === 0) return false;
    this.#since ??= now;
    return now - this.#since >= STUCK_MS;
  }
}
