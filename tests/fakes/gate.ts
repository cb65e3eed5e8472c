/** Holds back the answers of a fake while it is shut, so that a test can look at what is under way. */
export interface Gate {
  pass(): Promise<void>;
  shut(): void;
  open(): void;
}

export function gate(): Gate {
  let opened = Promise.resolve();
  let release: (() => void) | undefined;
  return {
    pass: () => opened,
    shut: () => void (opened = new Promise((resolve) => (release = resolve))),
    open: () => release?.(),
  };
}
