import { statfs } from 'node:fs/promises';

/** So long an answer holds. */
const HOLDS_MS = 500;

/** Knows whether the disk below a folder has more room left than what is kept free for the accounts: learners fill it, and sign-in goes on. */
export class DiskReserve {
  readonly #folder: string;
  readonly #bytes: number;
  #answer: Promise<boolean> | undefined;
  #askedAt = 0;

  constructor(folder: string, bytes: number) {
    this.#folder = folder;
    this.#bytes = bytes;
  }

  /** A disk that says nothing of itself has room: whoever writes hears of it. */
  hasRoom(): Promise<boolean> {
    const now = performance.now();
    if (this.#answer !== undefined && now - this.#askedAt < HOLDS_MS) return this.#answer;
    this.#askedAt = now;
    this.#answer = statfs(this.#folder).then(
      ({ bavail, bsize }) => bavail * bsize >= this.#bytes,
      () => true,
    );
    return this.#answer;
  }
}
