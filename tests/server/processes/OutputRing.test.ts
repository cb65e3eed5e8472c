import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OutputRing } from '#server/processes/OutputRing.ts';

const TWO_MIB = 2_097_152;

function filled(...texts: string[]): OutputRing {
  const ring = new OutputRing();
  for (const text of texts) ring.add('stdout', text, '2026-01-01T00:00:00.000Z');
  return ring;
}

function textsOf(ring: OutputRing, seq = 0, maxBytes = 10 * TWO_MIB): string[] {
  return ring.after(seq, maxBytes).lines.map((line) => line.text);
}

it('numbers its lines from 1', () => {
  expect(filled().last).toBe(0);
  expect(filled('a', 'b').last).toBe(2);
  expect(
    filled('a', 'b')
      .after(0, 1000)
      .lines.map((line) => line.seq),
  ).toEqual([1, 2]);
});

it('gives only what came later than the line asked for', () => {
  expect(textsOf(filled('a', 'b', 'c'), 2)).toEqual(['c']);
  expect(textsOf(filled('a', 'b', 'c'), 3)).toEqual([]);
  expect(textsOf(filled('a', 'b', 'c'), 99)).toEqual([]);
});

it('gives at least one line, however little is asked for', () => {
  expect(textsOf(filled('long line', 'b'), 0, 1)).toEqual(['long line']);
});

it('gives no more than asked for', () => {
  expect(textsOf(filled('aaaa', 'bbbb', 'cccc'), 0, 10)).toEqual(['aaaa', 'bbbb']);
});

it('keeps the newest two mebibytes and says how much is missing', () => {
  const ring = filled(...Array.from({ length: 30_000 }, (_, index) => String(index).padStart(99, '.')));
  const { lines, missed } = ring.after(0, 10 * TWO_MIB);
  expect(lines).toHaveLength(Math.floor(TWO_MIB / 100));
  expect(missed).toBe(30_000 - lines.length);
  expect(lines[0]?.seq).toBe(missed + 1);
  expect(lines.at(-1)?.text).toMatch(/29999$/);
});

it('misses nothing that is still kept', () => {
  const ring = filled(...Array.from({ length: 30_000 }, () => 'x'.repeat(99)));
  expect(ring.after(29_000, TWO_MIB)).toMatchObject({ missed: 0 });
});

it('bounds the number of lines too, for they may be empty', () => {
  const ring = filled(...Array.from({ length: 100_000 }, () => ''));
  expect(ring.after(0, TWO_MIB).lines).toHaveLength(65_536);
});

it('gives most of its memory back when asked to', () => {
  const ring = filled(...Array.from({ length: 1000 }, () => 'x'.repeat(99)));
  ring.shrink(500);
  expect(textsOf(ring)).toHaveLength(5);
  expect(ring.last).toBe(1000);
});

it('lets a reader see every line once and in order, whatever the steps', () => {
  const print = fc.string().map((text) => (ring: OutputRing): number[] => {
    ring.add('stderr', text, '');
    return [];
  });
  const read = fc.nat(50).map((bytes) => (ring: OutputRing, seen: number): number[] => {
    const { lines, missed } = ring.after(seen, bytes);
    return missed > 0 ? [Number.NaN] : lines.map((line) => line.seq);
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(print, read)), (steps) => {
      const ring = new OutputRing();
      const seen: number[] = [];
      for (const step of steps) seen.push(...step(ring, seen.length));
      expect(seen).toEqual(seen.map((_, index) => index + 1));
    }),
  );
});
