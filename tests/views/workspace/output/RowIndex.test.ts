import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OutputRow } from '#machines/ports/outputPort.ts';
import { RowIndex } from '#src/views/workspace/output/RowIndex.ts';

/** A row whose number of lines is its `seq`; 0 is left out. */
const row = (lines: number): OutputRow => ({
  kind: 'line',
  processId: 'p',
  seq: lines,
  stream: '',
  text: '',
  timestamp: '',
});
const heightOf = (shown: OutputRow) => (shown.kind === 'line' ? shown.seq : 0);

it('stands as if it had been made anew, however rows came and went', () => {
  const step = fc.record({ added: fc.array(fc.nat(3), { maxLength: 8 }), gone: fc.nat(6) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const index = new RowIndex(heightOf);
      let rows: OutputRow[] = [];
      let dropped = 0;
      for (const { added, gone } of steps) {
        rows.push(...added.map(row));
        dropped += Math.min(gone, rows.length);
        rows = rows.slice(gone);
        const kept = { rows, dropped, processes: new Map() };
        index.follow(kept);
        const anew = new RowIndex(heightOf).follow(kept);
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

it('asks about each row once', () => {
  const asked: OutputRow[] = [];
  const index = new RowIndex((shown) => asked.push(shown));
  const rows = [row(1), row(1)];
  index.follow({ rows, dropped: 0, processes: new Map() });
  rows.push(row(1));
  index.follow({ rows, dropped: 0, processes: new Map() });
  expect(asked).toHaveLength(3);
});
