import type { Readable } from 'node:stream';

const WINDOW_MS = 50;

/** Decides when the two streams of a program are read. */
export interface Pace {
  /** Call with the size of every chunk that was read. */
  count(bytes: number): void;
  /** While the way to the server is full nothing is read. */
  hold(isHeld: boolean): void;
  /** Stops counting, once the program has ended. */
  end(): void;
}

/** Reads at most so many bytes a second; the rest waits in the pipe and, behind it, the program that prints. */
export function paceOutput(streams: readonly Readable[], bytesPerSecond: number): Pace {
  const share = (bytesPerSecond * WINDOW_MS) / 1000;
  let left = share;
  let isHeld = false;
  let refill: NodeJS.Timeout | undefined;

  const update = (): void => {
    for (const stream of streams) {
      if (isHeld || left <= 0) stream.pause();
      else stream.resume();
    }
  };
  const endOfWindow = (): void => {
    left = Math.min(share, left + share);
    refill = left < share ? setTimeout(endOfWindow, WINDOW_MS) : undefined;
    update();
  };
  return {
    count(bytes) {
      left -= bytes;
      refill ??= setTimeout(endOfWindow, WINDOW_MS);
      if (left <= 0) update();
    },
    hold(held) {
      isHeld = held;
      update();
    },
    end() {
      clearTimeout(refill);
    },
  };
}
