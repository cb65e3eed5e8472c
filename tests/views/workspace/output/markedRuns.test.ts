import { expect, it } from 'vitest';
import { markedRuns, patternOf } from '#src/views/workspace/output/markedRuns.ts';
import { styledRuns } from '#src/views/workspace/output/styledRuns.ts';

const marksIn = (text: string, query: string) =>
  markedRuns(styledRuns(text), patternOf(query) ?? /$^/g).map((run) => (run.isMarked ? `<${run.text}>` : run.text));

it('marks what is looked for, whatever the size of its letters', () => {
  expect(marksIn('Scan of the scan', 'scan')).toEqual(['<Scan>', ' of the ', '<scan>']);
});

it('marks it across a change of colours, which stay', () => {
  expect(markedRuns(styledRuns('ra\u001b[31mnges'), patternOf('ange') ?? /$^/g)).toEqual([
    { text: 'r', className: '' },
    { text: 'a', className: '', isMarked: true },
    { text: 'nge', className: 'text-console-err', isMarked: true },
    { text: 's', className: 'text-console-err' },
  ]);
});

it('takes what is typed by its letters, not as a pattern', () => {
  expect(marksIn('a.b [x] a+b', '.')).toEqual(['a', '<.>', 'b [x] a+b']);
  expect(marksIn('a.b [x] a+b', '[x]')).toEqual(['a.b ', '<[x]>', ' a+b']);
  expect(marksIn(String.raw`C:\d`, String.raw`\d`)).toEqual(['C:', String.raw`<\d>`]);
});

it('looks for nothing where nothing is typed', () => {
  expect(patternOf('')).toBeNull();
});
