import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KeptRow, OutputRow } from '#machines/ports/outputPort.ts';
import { RowIndex, rowOf } from '#src/views/workspace/output/RowIndex.ts';

const processes = new Map();

/** A row whose number of lines is its `seq`; 0 is left out. */
const row = (lines: number, number: number): KeptRow => ({
  kind: 'line',
  processId: 'p',
  seq: lines,
  stream: '',
  text: '',
  timestamp: '',
  number,
});
const heightOf = (shown: OutputRow) => (shown.kind === 'line' ? shown.seq : 1);

it('stands as if it had been made anew, however rows came and went, wherever gaps took their place', () => {
  const step = fc.record({
    added: fc.array(fc.nat(3), { maxLength: 8 }),
    gone: fc.array(fc.nat(20), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const index = new RowIndex(heightOf);
      let rows: KeptRow[] = [];
      let next = 0;
      let trims = 0;
      for (const { added, gone } of steps) {
        for (const lines of added) rows.push(row(lines, next++));
        if (gone.length > 0) {
          const last = gone.at(-1);
          rows = rows.flatMap((one, place) => {
            if (!gone.includes(place)) return [one];
            return place === last ? [{ kind: 'gap', processId: 'p', missed: 1, number: one.number }] : [];
          });
          trims += 1;
        }
        const kept = { rows, trims, processes };
        index.follow(kept);
        const anew = new RowIndex(heightOf).follow({ ...kept, trims: 0 });
        expect(index.numbers()).toEqual(anew.numbers());
        expect(index.height).toBe(anew.height);
        for (let place = 0; place <= index.count; place += 1) expect(index.topOf(place)).toBe(anew.topOf(place));
        for (let line = 0; line < index.height; line += 1) {
          const place = index.placeAt(line);
          expect(index.topOf(place)).toBeLessThanOrEqual(line);
          expect(index.topOf(place + 1)).toBeGreaterThan(line);
        }
      }
    }),
  );
});

it('stands as if it had been made anew, however a time line is gone along and wherever it was cleared', () => {
  const rows = Array.from({ length: 20 }, (_, number) => row(number % 4, number));
  const look = fc.record({ from: fc.nat(20), to: fc.nat(20), isDrawn: fc.boolean() });
  fc.assert(
    fc.property(fc.array(look, { maxLength: 20 }), (looks) => {
      const index = new RowIndex(heightOf);
      let before = { from: 0, to: 0 };
      let trims = 0;
      for (const { from, to, isDrawn } of looks) {
        if (from !== before.from || to < before.to) trims += 1;
        before = { from, to };
        // Steps between two frames are never drawn.
        if (!isDrawn) continue;
        const kept = { rows: rows.slice(from, to), trims, processes };
        index.follow(kept);
        const anew = new RowIndex(heightOf).follow({ ...kept, trims: 0 });
        expect(index.numbers()).toEqual(anew.numbers());
        expect(index.height).toBe(anew.height);
      }
    }),
  );
});

it('asks about each line once, whatever went before it', () => {
  const asked: OutputRow[] = [];
  const index = new RowIndex((shown) => asked.push(shown));
  const rows = [row(1, 0), row(1, 1)];
  index.follow({ rows, trims: 0, processes });
  rows.push(row(1, 2));
  index.follow({ rows, trims: 0, processes });
  index.follow({ rows: [...rows.slice(1), row(1, 3)], trims: 1, processes });
  expect(asked).toHaveLength(4);
});

it('finds a row by its number, and none that went', () => {
  const kept = { rows: [row(1, 3), row(2, 7)], trims: 1, processes };
  expect(rowOf(kept, 7)).toBe(kept.rows[1]);
  expect([rowOf(kept, 5), rowOf(kept, 9)]).toEqual([undefined, undefined]);
});

it('says how many rows that are shown were new when it looked last', () => {
  const rows = [row(1, 0), row(0, 1), row(2, 2)];
  const index = new RowIndex(heightOf).follow({ rows, trims: 0, processes });
  expect(index.added).toBe(2);
  expect(index.follow({ rows, trims: 0, processes }).added).toBe(0);
});
