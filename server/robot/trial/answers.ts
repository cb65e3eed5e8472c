/** How long the simulation waits for a program's answer to a scan before it goes on without one. */

/** For a program that has answered lately, so that a busy computer changes nothing about what happens. */
const PATIENT_MS = 2000;

/** For one that lets scans pass: then time goes by as it does in life, and no program has less of it than there. */
const LIFE_MS = 100;

/** So many answers earn one long wait, and a scan without an answer uses one up. */
const HABIT = 10;

/** A busy computer can let a program miss a scan or two, and is then no quicker with the next: so many long waits are kept. */
const KEPT_WAITS = 3;

export interface Answers {
  /** A command has come. */
  came(): void;
  /** To be called before a scan is published; resolves when a command has come after this call, or was waited for long enough. */
  next(): Promise<void>;
  /** Nobody answers any more: nothing is waited for. */
  end(): void;
}

const nobody = (): void => {};

export function createAnswers(): Answers {
  let trust = HABIT;
  let isEnded = false;
  let hasCome = false;
  let heard = nobody;

  return {
    came() {
      // Whoever begins to answer is not to fail because the computer is busy just then.
      if (!hasCome) trust = HABIT;
      hasCome = true;
      heard();
    },
    end() {
      isEnded = true;
      heard();
    },
    next() {
      const patience = trust >= HABIT ? PATIENT_MS : LIFE_MS;
      return new Promise((resolve) => {
        const settle = (isAnswer: boolean): void => {
          clearTimeout(timer);
          heard = nobody;
          trust = isAnswer ? Math.min(trust + 1, KEPT_WAITS * HABIT) : Math.max(trust - HABIT, 0);
          resolve();
        };
        const timer = setTimeout(() => settle(false), isEnded ? 0 : patience);
        heard = () => settle(true);
      });
    },
  };
}
