import { expect, it } from 'vitest';
import type { KeptRow, OutputRow } from '#machines/ports/outputPort.ts';
import { RowIndex } from '#src/views/workspace/output/RowIndex.ts';
import { ROW_HEIGHT, type View, placeIn, windowOf } from '#src/views/workspace/output/windowOf.ts';

const following: View = { number: 0, offset: 0, height: 10 * ROW_HEIGHT };
const reading: View = { ...following, number: 500 };

const processes = new Map();
const rowsOf = (count: number): KeptRow[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'line',
    processId: 'p1',
    seq: index,
    stream: 'stdout',
    text: 'x',
    timestamp: '',
    number: index,
  }));

/** Rows of one line each, of which the oldest went. */
const indexOf = (count: number, dropped = 0, heightOf: (row: OutputRow) => number = () => 1) =>
  new RowIndex(heightOf).follow({ rows: rowsOf(count), trims: 0, processes }).follow({
    rows: rowsOf(count).slice(dropped),
    trims: 1,
    processes,
  });

it('makes lines twenty pixels high', () => {
  expect(ROW_HEIGHT).toBe(20);
});

it('draws the newest lines for who follows', () => {
  const { end, top } = windowOf(following, true, indexOf(1000));
  expect(end).toBe(1000);
  expect(top).toBe(990 * ROW_HEIGHT);
});

it('draws a few dozen rows, however many lines there are', () => {
  const { start, end } = windowOf(following, true, indexOf(100_000));
  expect(end - start).toBeLessThan(40);
});

it('draws all rows of the place where somebody reads', () => {
  const { start, end } = windowOf(reading, false, indexOf(1000));
  expect(start).toBeLessThanOrEqual(500);
  expect(end).toBeGreaterThanOrEqual(510);
});

it("keeps a reader's row under their eyes while older rows go", () => {
  expect(windowOf(reading, false, indexOf(1000, 100)).top).toBe(400 * ROW_HEIGHT);
});

it('stays at the beginning when the row that was read is gone', () => {
  expect(windowOf(reading, false, indexOf(1000, 900)).top).toBe(0);
});

it('draws what is seen alone while lines come faster than a window holds them, and some beyond as soon as they do not', () => {
  const index = indexOf(1000);
  const kept = { rows: rowsOf(1100), trims: 1, processes };
  expect(windowOf(following, true, index.follow(kept))).toMatchObject({ start: 1090, end: 1100 });
  expect(windowOf(following, true, index.follow(kept)).start).toBeLessThan(1090);
});

it('draws some beyond what is seen for who reads, however many lines come', () => {
  const { start, end } = windowOf(reading, false, indexOf(1000).follow({ rows: rowsOf(1100), trims: 1, processes }));
  expect(start).toBeLessThan(500);
  expect(end).toBeGreaterThan(511);
});

it('draws everything when there is little', () => {
  expect(windowOf(following, true, indexOf(3))).toEqual({ start: 0, end: 3, top: 0 });
});

it("keeps a reader's row under their eyes when lines are wrapped, and when others are left out", () => {
  const wrapped = indexOf(1000, 0, () => 3);
  expect(windowOf({ ...reading, offset: 7 }, false, wrapped).top).toBe(1500 * ROW_HEIGHT + 7);
  const everyOther = indexOf(1000, 0, (row) => (row.kind === 'line' && row.seq % 2 === 0 ? 1 : 0));
  expect(windowOf(reading, false, everyOther).top).toBe(250 * ROW_HEIGHT);
  expect(windowOf({ ...reading, number: 501, offset: 7 }, false, everyOther).top).toBe(251 * ROW_HEIGHT);
});

it('finds the row at the upper edge, which may be scrolled past in part', () => {
  expect(
    placeIn(
      indexOf(1000, 0, () => 3),
      100 * ROW_HEIGHT + 5,
    ),
  ).toEqual({ number: 33, offset: ROW_HEIGHT + 5 });
  expect(placeIn(indexOf(0), 0)).toEqual({ number: 0, offset: 0 });
});
