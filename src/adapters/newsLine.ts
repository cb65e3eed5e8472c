export interface NewsLine {
  /** Does this work after all that was added before, so that no news overtakes another. A failure ends its own work only. */
  add(work: () => Promise<void>): void;
  /** Resolves when everything that was added until now has been told. */
  told(): Promise<void>;
}

export function newsLine(): NewsLine {
  let last: Promise<void> = Promise.resolve();
  return {
    add(work) {
      last = last.then(work).catch(() => undefined);
    },
    told: () => last,
  };
}
