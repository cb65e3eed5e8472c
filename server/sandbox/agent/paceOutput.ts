import type { Readable } from 'node:stream';

const WINDOW_MS = 50;

/** Whoever reads a line spends on it as on so many bytes, however short it is. */
const LINE_COST = 32;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Decides when the two streams of a program are read. */
export interface Pace {
  /** Call with every chunk that was read. */
  count(chunk: Uint8Array): void;
  /** While the way to the server is full nothing is read. */
  hold(isPaused: boolean): void;
  /** Stops counting, once the program has ended. */
  end(): void;
}

/** Reads at most so many bytes a second, of empty lines accordingly fewer; the rest waits in the pipe and, behind it, the program that prints. */
export function paceOutput(streams: readonly Readable[], bytesPerSecond: number): Pace {
  const share = (bytesPerSecond * WINDOW_MS) / 1000;
  let left = share;
  let isPaused = false;
  let refill: NodeJS.Timeout | undefined;

  const update = (): void => {
    for (const stream of streams) {
      if (isPaused || left <= 0) stream.pause();
      else stream.resume();
    }
  };
  const endOfWindow = (): void => {
    left = Math.min(share, left + share);
    refill = left < share ? setTimeout(endOfWindow, WINDOW_MS) : undefined;
    update();
  };
  return {
    count(chunk) {
      left -= costOf(chunk);
      refill ??= setTimeout(endOfWindow, WINDOW_MS);
      if (left <= 0) update();
    },
    hold(paused) {
      isPaused = paused;
      update();
    },
    end() {
      clearTimeout(refill);
    },
  };
}

function costOf(chunk: Uint8Array): number {
  let lines = 0;
  for (const byte of chunk) if (byte === LINE_FEED || byte === CARRIAGE_RETURN) lines += 1;
  return chunk.length + lines * LINE_COST;
}
