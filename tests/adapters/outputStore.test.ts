import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { entry } from '../fakes/fakeProcesses.ts';
import { type OutputFrame, type OutputStore, outputStore } from '#src/adapters/outputStore.ts';

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

const texts = (store: OutputStore) => store.read().rows.flatMap((row) => (row.kind === 'line' ? [row.text] : []));

it('numbers the lines of a frame from its own number on', () => {
  const store = outputStore({ lines: 100, size: 1_000_000 });
  expect(store.append(frame(1, 'one\ntwo\nthree'))).toEqual({ from: 1, to: 3 });
  expect(store.read().rows).toMatchObject([
    { kind: 'begin', processId: 'a' },
    { kind: 'line', processId: 'a', seq: 1, text: 'one' },
    { seq: 2, text: 'two' },
    { seq: 3, text: 'three' },
  ]);
});

it('keeps a line once, however often and however cut it is sent', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 10 })), { maxLength: 20 }),
      (repeats) => {
        const store = outputStore({ lines: 1000, size: 1_000_000 });
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
  const store = outputStore({ lines: 100, size: 1_000_000 });
  store.append(frame(1, 'one\ntwo'));
  expect(store.append(frame(1, 'one\ntwo'))).toBeUndefined();
});

it('keeps the newest lines when there are too many', () => {
  const store = outputStore({ lines: 100, size: 1_000_000 });
  for (let seq = 1; seq <= 1000; seq++) store.append(frame(seq, `line ${seq}`));
  const kept = texts(store);
  expect(kept.at(-1)).toBe('line 1000');
  expect(kept.length).toBeGreaterThanOrEqual(100);
  expect(kept.length).toBeLessThanOrEqual(126);
});

it('heads what a process prints once, before its first line', () => {
  const store = outputStore({ lines: 100, size: 1_000_000 });
  store.append(frame(5, 'five', { missed: 4 }));
  store.append(frame(6, 'six'));
  store.clear();
  store.append(frame(7, 'seven'));
  store.append(frame(1, 'one of b', { process_id: 'b' }));
  expect(store.read().rows.map(({ kind, processId }) => `${kind} of ${processId}`)).toEqual([
    'line of a',
    'begin of b',
    'line of b',
  ]);
});

it('marks where lines are no longer kept by the server', () => {
  const store = outputStore({ lines: 100, size: 1_000_000 });
  store.append(frame(1, 'one'));
  store.append(frame(10, 'ten', { missed: 8 }));
  expect(store.read().rows).toMatchObject([
    { kind: 'begin', processId: 'a' },
    { kind: 'line', seq: 1, text: 'one' },
    { kind: 'gap', processId: 'a', missed: 8 },
    { kind: 'line', seq: 10, text: 'ten' },
  ]);
});

it('forgets what was cleared, and still knows an old frame', () => {
  const store = outputStore({ lines: 100, size: 1_000_000 });
  store.append(frame(1, 'one\ntwo'));
  store.clear();
  expect(texts(store)).toEqual([]);
  store.append(frame(1, 'one\ntwo\nthree'));
  expect(texts(store)).toEqual(['three']);
});

it('has nothing of a learner whom it was told to forget, and knows nothing of what they ran', () => {
  const store = outputStore({ lines: 100, size: 1_000_000 });
  store.describe([entry('a')]);
  store.append(frame(1, 'one\ntwo'));
  const before = store.read();
  store.forget();
  expect(store.read()).toMatchObject({ rows: [], processes: new Map() });
  expect(store.read().trims).not.toBe(before.trims);
  store.append(frame(1, 'one'));
  expect(store.read().rows.map(({ kind }) => kind)).toEqual(['begin', 'line']);
});

it('keeps what several processes print in the order in which it arrives, each numbered by itself', () => {
  const store = outputStore({ lines: 100, size: 1_000_000 });
  store.append(frame(1, 'one of a'));
  store.append(frame(1, 'one of b', { process_id: 'b' }));
  store.append(frame(2, 'two of a'));
  expect(texts(store)).toEqual(['one of a', 'one of b', 'two of a']);
});

it('knows of each process what was told last, and marks its end behind its last line', () => {
  const store = outputStore({ lines: 100, size: 1_000_000 });
  store.describe([entry('a')]);
  store.append(frame(1, 'one'));
  store.describe([entry('a', { status: 'finished' })]);
  store.end('a');
  expect(store.read().rows.map(({ kind }) => kind)).toEqual(['begin', 'line', 'end']);
  expect(store.read().processes.get('a')?.status).toBe('finished');
});

it('heads what is followed before it has printed, and one at a time of several', () => {
  const store = outputStore({ lines: 100, size: 1_000_000 });
  store.begin('a');
  store.begin('b');
  expect(store.read().rows).toMatchObject([{ kind: 'begin', processId: 'a' }]);
  store.append(frame(1, 'one'));
  store.append(frame(1, 'one of b', { process_id: 'b' }));
  store.begin('a');
  store.begin('c');
  expect(store.read().rows.map(({ kind, processId }) => `${kind} of ${processId}`)).toEqual([
    'begin of a',
    'line of a',
    'begin of b',
    'line of b',
    'begin of c',
  ]);
});

it('heads the end of a process that printed nothing with its beginning', () => {
  const store = outputStore({ lines: 100, size: 1_000_000 });
  store.append(frame(1, 'one'));
  store.end('a');
  store.end('silent');
  expect(store.read().rows.map(({ kind, processId }) => `${kind} of ${processId}`)).toEqual([
    'begin of a',
    'line of a',
    'end of a',
    'begin of silent',
    'end of silent',
  ]);
});

it('numbers its rows on, whatever went', () => {
  const store = outputStore({ lines: 100, size: 1_000_000 });
  for (let seq = 1; seq <= 1000; seq++) store.append(frame(seq, `line ${seq}`));
  // The heading is a row, too.
  expect(store.read().rows.at(-1)?.number).toBe(1000);
  store.clear();
  expect(store.read().rows).toEqual([]);
  store.append(frame(1001, 'line 1001'));
  expect(store.read().rows).toMatchObject([{ number: 1001, text: 'line 1001' }]);
});

it('calls back once for everything that changed before a frame is painted, and not after it was let go', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const store = outputStore({ lines: 100, size: 1_000_000 });
  let calls = 0;
  const release = store.subscribe(() => (calls += 1));
  const before = store.read();
  expect(store.read()).toBe(before);
  store.append(frame(1, 'one'));
  store.append(frame(2, 'two'));
  expect(store.read()).not.toBe(before);
  expect([calls, frames.length]).toEqual([0, 1]);
  frames.splice(0).forEach((paint) => paint());
  expect(calls).toBe(1);
  release();
  store.append(frame(3, 'three'));
  expect(frames).toHaveLength(0);
});
