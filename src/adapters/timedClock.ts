/** The part of a clock that actors use. */
interface Clock {
  setTimeout(fire: () => void, ms: number): unknown;
  clearTimeout(id: never): void;
}

/** A clock that knows of the timer that is firing just now how long it was set for, in milliseconds. */
export function timedClock(clock: Clock) {
  let delay: number | undefined;
  return {
    clock: {
      setTimeout: (fire: () => void, ms: number) =>
        clock.setTimeout(() => {
          delay = ms;
          try {
            fire();
          } finally {
            delay = undefined;
          }
        }, ms),
      // The id comes from the same clock.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      clearTimeout: (id: unknown) => clock.clearTimeout(id as never),
    },
    firing: (): number | undefined => delay,
  };
}
