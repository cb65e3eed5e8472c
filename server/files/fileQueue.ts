/** Lets one piece of work at a time touch a file, in the order of asking. */
export class FileQueue {
  readonly #tails = new Map<string, Promise<unknown>>();

  /** Runs the work when everything asked for earlier under this key has ended, whether well or not. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.then(ignore, ignore);
    this.#tails.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.#tails.get(key) === settled) this.#tails.delete(key);
    }
  }
}

function ignore(): void {}
