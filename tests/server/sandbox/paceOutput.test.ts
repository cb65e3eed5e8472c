import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { paceOutput } from '#server/sandbox/agent/paceOutput.ts';

/** How much of a text, which is printed as fast as it is read, is read in one second at 10,000 bytes a second. */
function readInOneSecond(text: string): number {
  vi.useFakeTimers();
  try {
    const stream = new PassThrough();
    const pace = paceOutput([stream], 10_000);
    let read = 0;
    for (let window = 0; window < 20; window += 1) {
      while (!stream.isPaused()) {
        pace.count(Buffer.from(text));
        read += text.length;
      }
      vi.advanceTimersByTime(50);
    }
    pace.end();
    return read;
  } finally {
    vi.useRealTimers();
  }
}

it('reads as many bytes as it may', () => {
  expect(readInOneSecond('x'.repeat(100))).toBe(10_000);
});

it.each(['\n', '\r'])(
  'reads of empty lines a fraction, for each costs its reader as much as a short one: %j',
  (end) => {
    const read = readInOneSecond(end.repeat(100));
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(10_000 / 20);
  },
);
