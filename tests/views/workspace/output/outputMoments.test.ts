import { expect, it } from 'vitest';
import type { KeptOutput, KeptRow } from '#machines/ports/outputPort.ts';
import { lineBeside, momentOfRow, rowAt } from '#src/views/workspace/output/outputMoments.ts';

/** What is kept from one second to the twentieth; a word of the server takes a second. */
const run = { from: 1000, to: 20_000, marks: [], gaps: [], lag: 1000 };

const lineOf = (at: number, number: number): KeptRow => ({
  kind: 'line',
  processId: 'p1',
  number,
  seq: number,
  stream: 'stdout',
  text: '',
  timestamp: new Date(at).toISOString(),
});

/** Lines that were printed so many milliseconds after 1970, behind a heading. */
function printed(...times: number[]): KeptOutput {
  const heading: KeptRow = { kind: 'begin', processId: 'p1', number: 0 };
  return { rows: [heading, ...times.map((at, index) => lineOf(at, index + 1))], trims: 0, processes: new Map() };
}

it('knows what was printed last at a moment, and when a line was printed', () => {
  const output = printed(1000, 4000, 4000, 9000);
  expect(rowAt(output, 5000, run)).toBe(3);
  expect(rowAt(output, 4999, run)).toBe(1);
  expect(rowAt(output, 1999, run)).toBeUndefined();
  expect(momentOfRow(output, 3, run)).toBe(5000);
  expect(momentOfRow(output, 0, run)).toBeUndefined();
});

it('has no moment for a line that was printed while the robot was not seen', () => {
  expect(momentOfRow(printed(-500), 1, run)).toBeUndefined();
  expect(momentOfRow(printed(60_000), 1, run)).toBeUndefined();
});

it('takes a line that has just come for the end of what is kept', () => {
  expect(momentOfRow(printed(19_200), 1, run)).toBe(20_000);
});

it('goes from line to line, lines of one moment at once', () => {
  const output = printed(1000, 4000, 4000, 9000);
  expect(lineBeside(output, 20_000, run, 'before')).toBe(10_000);
  expect(lineBeside(output, 10_000, run, 'before')).toBe(5000);
  expect(lineBeside(output, 5000, run, 'before')).toBe(2000);
  expect(lineBeside(output, 2000, run, 'before')).toBeUndefined();
  expect(lineBeside(output, 2000, run, 'after')).toBe(5000);
});
