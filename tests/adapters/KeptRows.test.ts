import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KeptRows } from '#src/adapters/KeptRows.ts';

const print = (kept: KeptRows, processId: string, seq: number, ...texts: string[]) =>
  kept.add({ processId, seq, stream: 'stdout', timestamp: '' }, texts);

/** Of each process: how many lines are kept, and how many the gaps say are not. */
function countsOf(kept: KeptRows, processId: string) {
  const own = kept.rows.filter((row) => row.processId === processId);
  const lines = own.filter(({ kind }) => kind === 'line').length;
  const missed = own.reduce((sum, row) => sum + (row.kind === 'gap' ? row.missed : 0), 0);
  return { lines, missed };
}

it('keeps the newest lines of each process, and says how many went before them', () => {
  const kept = new KeptRows({ lines: 100, size: 1_000_000 });
  kept.mark({ kind: 'begin', processId: 'quiet' });
  print(kept, 'quiet', 1, '');
  for (let seq = 1; seq <= 1000; seq += 1) print(kept, 'loud', seq, '');
  const { lines, missed } = countsOf(kept, 'loud');
  expect(lines).toBeGreaterThanOrEqual(100);
  expect(lines).toBeLessThanOrEqual(125);
  expect(lines + missed).toBe(1000);
  expect(kept.rows.map(({ kind, processId }) => `${kind} of ${processId}`).slice(0, 4)).toEqual([
    'begin of quiet',
    'line of quiet',
    'gap of loud',
    'line of loud',
  ]);
});

it('keeps 50,000 lines of each of several processes that print between each other', () => {
  const kept = new KeptRows({ lines: 50_000, size: 50_000_000 });
  for (let seq = 1; seq <= 60_000; seq += 1) for (const processId of ['a', 'b']) print(kept, processId, seq, '');
  for (const processId of ['a', 'b']) expect(countsOf(kept, processId)).toEqual({ lines: 60_000, missed: 0 });
  for (let seq = 60_001; seq <= 70_000; seq += 1) print(kept, 'a', seq, '');
  expect(countsOf(kept, 'a').lines).toBeGreaterThanOrEqual(50_000);
  expect(countsOf(kept, 'b')).toEqual({ lines: 60_000, missed: 0 });
});

it('takes from the process that has most of it when there is no more room', () => {
  const kept = new KeptRows({ lines: 1000, size: 20_000 });
  print(kept, 'small', 1, 'x'.repeat(500));
  for (let seq = 1; seq <= 500; seq += 1) print(kept, 'large', seq, 'x'.repeat(900));
  expect(countsOf(kept, 'small')).toEqual({ lines: 1, missed: 0 });
  const { lines, missed } = countsOf(kept, 'large');
  expect(lines + missed).toBe(500);
  expect(lines).toBeGreaterThan(5);
  expect(lines).toBeLessThanOrEqual(20);
});

it('takes no more room than it has, whoever prints how much, and loses count of no line', () => {
  const printed = fc.record({ process: fc.constantFrom('a', 'b', 'c'), count: fc.nat(30), length: fc.nat(2000) });
  fc.assert(
    fc.property(fc.array(printed, { maxLength: 40 }), (prints) => {
      const kept = new KeptRows({ lines: 50, size: 10_000 });
      const totals = new Map<string, number>();
      for (const { process, count, length } of prints) {
        const before = totals.get(process) ?? 0;
        totals.set(process, before + count);
        print(kept, process, before + 1, ...Array.from({ length: count }, () => 'x'.repeat(length)));
        const size = kept.rows.reduce((sum, row) => sum + (row.kind === 'line' ? row.text.length + 100 : 0), 0);
        expect(size).toBeLessThanOrEqual(10_000);
      }
      for (const [process, total] of totals) {
        const { lines, missed } = countsOf(kept, process);
        expect(lines + missed).toBe(total);
      }
      const numbers = kept.rows.map(({ number }) => number);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
    }),
  );
});

it('numbers its rows on, whatever went', () => {
  const kept = new KeptRows({ lines: 10, size: 1_000_000 });
  for (let seq = 1; seq <= 99; seq += 1) print(kept, 'a', seq, '');
  kept.clear();
  print(kept, 'a', 100, '');
  expect(kept.rows.map(({ number }) => number)).toEqual([99]);
});
