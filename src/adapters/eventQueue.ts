export interface EventQueue {
  /** Does this work after all that was added before, so that no event overtakes another. A failure ends its own work only. */
  add(work: () => Promise<void>): void;
  /** Resolves when everything that was added until now has been passed on. */
  passed(): Promise<void>;
}

export function eventQueue(): EventQueue {
  let last: Promise<void> = Promise.resolve();
  return {
    add(work) {
      last = last.then(work).catch(() => undefined);
    },
    passed: () => last,
  };
}
