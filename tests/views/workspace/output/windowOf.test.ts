import { expect, it } from 'vitest';
import { ROW_HEIGHT, type View, windowOf } from '#src/views/workspace/output/windowOf.ts';

const following: View = { top: 0, dropped: 0, height: 10 * ROW_HEIGHT };
const reading: View = { ...following, top: 500 * ROW_HEIGHT };

it('makes rows twenty pixels high', () => {
  expect(ROW_HEIGHT).toBe(20);
});

it('draws the newest lines for who follows', () => {
  const { end, top } = windowOf(following, true, 1000, 0);
  expect(end).toBe(1000);
  expect(top).toBe(990 * ROW_HEIGHT);
});

it('draws a few dozen rows, however many lines there are', () => {
  const { start, end } = windowOf(following, true, 1_000_000, 0);
  expect(end - start).toBeLessThan(40);
});

it('draws all rows of the place where somebody reads', () => {
  const { start, end } = windowOf(reading, false, 1000, 0);
  expect(start).toBeLessThanOrEqual(500);
  expect(end).toBeGreaterThanOrEqual(510);
});

it("keeps a reader's line under their eyes while older lines go", () => {
  expect(windowOf(reading, false, 1000, 100).top).toBe(400 * ROW_HEIGHT);
});

it('stays at the beginning when the line that was read is gone', () => {
  expect(windowOf(reading, false, 1000, 900).top).toBe(0);
});

it('draws everything when there is little', () => {
  expect(windowOf(following, true, 3, 0)).toEqual({ start: 0, end: 3, top: 0 });
});
