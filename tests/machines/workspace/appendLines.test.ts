import { expect, it } from 'vitest';
import { appendLines } from '#machines/workspace/appendLines.ts';
import type { ConsoleLine } from '#machines/workspace/consoleLine.ts';

const lines = (count: number): ConsoleLine[] => Array.from({ length: count }, () => ({ kind: 'buildOfNothing' }));
const numbers = (history: ReturnType<typeof appendLines>) => history.map(({ seq }) => seq);

it('gives no number twice, whatever came before and however many come at once', () => {
  const first = appendLines([], lines(2));
  expect(numbers(first)).toEqual([1, 2]);
  expect(numbers(appendLines(first, lines(3)))).toEqual([1, 2, 3, 4, 5]);
});

it('counts on from the newest line, however many there are', () => {
  expect(numbers(appendLines(appendLines([], lines(3)), lines(1)))).toEqual([1, 2, 3, 4]);
});

it('goes on counting where the oldest have gone', () => {
  const kept = appendLines(appendLines([], lines(3), 2), lines(2), 2);
  expect(numbers(kept)).toEqual([4, 5]);
});

it('changes nothing where there is nothing to add', () => {
  const history = appendLines([], lines(2));
  expect(appendLines(history, [])).toEqual(history);
});
