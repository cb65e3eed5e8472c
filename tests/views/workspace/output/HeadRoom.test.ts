import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HeadRoom } from '#src/views/workspace/output/HeadRoom.ts';

/** Lines that a window shows. */
const SEEN = 10;

it('leaves a box as high as it is while lines come, and makes it higher in few steps', () => {
  const headRoom = new HeadRoom();
  const heights = new Set<number>();
  for (let lines = 100; lines <= 50_000; lines += 100) heights.add(lines + headRoom.above(lines, SEEN, true));
  expect(heights.size).toBeLessThan(30);
});

it('leaves it as high also when the oldest lines go again and again', () => {
  const headRoom = new HeadRoom();
  for (let lines = 100; lines <= 62_500; lines += 100) headRoom.above(lines, SEEN, true);
  const heights = new Set<number>();
  for (let round = 0; round < 5; round += 1)
    for (let lines = 50_000; lines <= 62_500; lines += 100) heights.add(lines + headRoom.above(lines, SEEN, true));
  expect(heights.size).toBe(1);
});

it('is never less than nothing, and never takes more than three fifths of the lines', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000)), (heights) => {
      const headRoom = new HeadRoom();
      for (const lines of heights) {
        const room = headRoom.above(lines, SEEN, true);
        expect(room).toBeGreaterThanOrEqual(0);
        expect(room).toBeLessThanOrEqual(0.6 * lines);
      }
    }),
  );
});

it('is none where the first line is near', () => {
  const headRoom = new HeadRoom();
  for (let lines = 0; lines < 4 * SEEN; lines += 1) expect(headRoom.above(lines, SEEN, true)).toBe(0);
});

it('stays as it is for who reads earlier lines, until they reach it', () => {
  const headRoom = new HeadRoom();
  const room = headRoom.above(1000, SEEN, true);
  expect(room).toBeGreaterThan(0);
  expect(headRoom.above(2000, SEEN, false)).toBe(room);
  headRoom.close();
  expect(headRoom.above(2000, SEEN, false)).toBe(0);
  expect(headRoom.above(2000, SEEN, true)).toBe(0);
});
