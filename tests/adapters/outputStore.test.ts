import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type OutputFrame, outputStore } from '#src/adapters/outputStore.ts';

const frame = (seq: number, data: string, more: Partial<OutputFrame> = {}): OutputFrame => ({
  type: 'process_output',
  process_id: 'a',
  stream: 'stdout',
  timestamp: '2026-01-01T00:00:00.000Z',
  missed: 0,
  seq,
  data,
  ...more,
});

const texts = (store: ReturnType<typeof outputStore>, from = 1, to = Number.MAX_SAFE_INTEGER) =>
  store.read('a', from, to).map(({ text }) => text);

it('numbers the lines of a frame from its own number on', () => {
  const store = outputStore(100);
  expect(store.append(frame(1, 'one\ntwo\nthree'))).toEqual({ from: 1, to: 3 });
  expect(store.read('a', 2, 3).map(({ seq, text }) => [seq, text])).toEqual([
    [2, 'two'],
    [3, 'three'],
  ]);
});

it('keeps a line once, however often and however cut it is sent', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 10 })), { maxLength: 20 }),
      (repeats) => {
        const store = outputStore(1000);
        const send = (from: number, count: number) =>
          store.append(frame(from, lines.slice(from - 1, from - 1 + count).join('\n')));
        let seen = 0;
        for (const [start, count] of repeats) {
          // A server never skips a line without saying so.
          const from = Math.min(start, seen + 1);
          send(from, count);
          seen = Math.max(seen, Math.min(40, from - 1 + count));
        }
        expect(texts(store)).toEqual(lines.slice(0, seen));
      },
    ),
  );
});

it('tells nothing when a frame brings nothing new', () => {
  const store = outputStore(100);
  store.append(frame(1, 'one\ntwo'));
  expect(store.append(frame(1, 'one\ntwo'))).toBeUndefined();
});

it('keeps the newest lines when there are too many', () => {
  const store = outputStore(100);
  for (let seq = 1; seq <= 1000; seq++) store.append(frame(seq, `line ${seq}`));
  const kept = texts(store);
  expect(kept.at(-1)).toBe('line 1000');
  expect(kept.length).toBeGreaterThanOrEqual(100);
  expect(kept.length).toBeLessThanOrEqual(126);
});

it('marks where lines are no longer kept by the server', () => {
  const store = outputStore(100);
  store.append(frame(1, 'one'));
  store.append(frame(10, 'ten', { missed: 8 }));
  expect(store.read('a', 1, 10).map(({ seq, stream, text }) => [seq, stream, text])).toEqual([
    [1, 'stdout', 'one'],
    [9, 'gap', '8'],
    [10, 'stdout', 'ten'],
  ]);
});

it('forgets what was cleared, and still knows an old frame', () => {
  const store = outputStore(100);
  store.append(frame(1, 'one\ntwo'));
  store.clear('a');
  expect(texts(store)).toEqual([]);
  store.append(frame(1, 'one\ntwo\nthree'));
  expect(texts(store)).toEqual(['three']);
});

it('keeps processes apart', () => {
  const store = outputStore(100);
  store.append(frame(1, 'of a'));
  store.append(frame(1, 'of b', { process_id: 'b' }));
  expect(texts(store)).toEqual(['of a']);
});
