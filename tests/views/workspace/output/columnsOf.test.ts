import { expect, it } from 'vitest';
import { en } from '#src/texts/en/en.ts';
import { adviceLines } from '#src/views/workspace/output/adviceLines.ts';
import { columnsOf } from '#src/views/workspace/output/columnsOf.ts';
import { linesOf } from '#src/views/workspace/output/useRowIndexes.ts';

it.each([
  ['plain', 5],
  ['déjà vu', 7],
  ['a\tb', 10],
  ['──', 3],
  ['机器人', 9],
  ['🤖', 3],
  ['', 0],
])('gives %s room enough: %i columns', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});

const line = { kind: 'line', processId: 'p1', seq: 1, stream: 'stdout', timestamp: '' } as const;

it('wraps a line as often as the window wants, without what only a terminal understands', () => {
  const text = `\u001b[31m${'x'.repeat(20)}\u001b[0m`;
  expect(linesOf({ ...line, text }, 10, en.adviceTexts)).toBe(2);
  expect(linesOf({ ...line, text: `${text}!` }, 10, en.adviceTexts)).toBe(3);
  expect(linesOf({ ...line, text: '' }, 10, en.adviceTexts)).toBe(1);
  expect(linesOf({ ...line, text }, null, en.adviceTexts)).toBe(1);
  expect(linesOf({ kind: 'begin', processId: 'p1' }, 10, en.adviceTexts)).toBe(1);
});

it('takes as many lines more as what is said about it takes, cut between words', () => {
  const text = "SyntaxError: expected ':'";
  expect(adviceLines(text, 33, en.adviceTexts)).toEqual(['This line begins a block, so', 'it ends with a colon “:”.']);
  expect(linesOf({ ...line, text }, 33, en.adviceTexts)).toBe(3);
  expect(linesOf({ ...line, text }, null, en.adviceTexts)).toBe(2);
  expect(adviceLines('all is well', 33, en.adviceTexts)).toEqual([]);
});
