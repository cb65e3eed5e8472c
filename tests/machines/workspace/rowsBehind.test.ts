import { expect, it } from 'vitest';
import type { KeptOutput } from '#machines/ports/outputPort.ts';
import { rowsBehind } from '#machines/workspace/rowsBehind.ts';

/** Rows by their numbers; what went before the first of them is no longer kept. */
function kept(...numbers: number[]): KeptOutput {
  const rows = numbers.map((number) => ({ number, kind: 'begin' as const, processId: 'p1' }));
  return { rows, trims: 0, processes: new Map() };
}

it.each([
  [-1, [3, 4, 7]],
  [2, [3, 4, 7]],
  [3, [4, 7]],
  [5, [7]],
  [7, []],
])('finds behind row %i the rows %j', (number, found) => {
  expect(rowsBehind(kept(3, 4, 7), number).map((row) => row.number)).toEqual(found);
});

it('finds nothing where nothing is kept', () => {
  expect(rowsBehind(kept(), 3)).toEqual([]);
});
