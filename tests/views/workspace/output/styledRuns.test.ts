import { expect, it } from 'vitest';
import { styledRuns } from '#src/views/workspace/output/styledRuns.ts';

const escape = '\u001b';

/** A line with its escapes written as `^`. */
const runsOf = (text: string) => styledRuns(text.replaceAll('^', escape));

it('cuts a line where its style changes, and leaves the rest to the theme', () => {
  expect(runsOf('a ^[31mred^[0m b')).toEqual([
    { text: 'a ', className: '' },
    { text: 'red', className: 'text-console-err' },
    { text: ' b', className: '' },
  ]);
});

it.each([
  ['a bright colour', '^[92mx', 'text-console-out'],
  ['one of the table of 256', '^[38;5;196mx', 'text-console-err'],
  ['a grey of the table', '^[38;5;240mx', 'text-faint'],
  ['a mixture', '^[38;2;20;60;230mx', 'text-console-blue'],
  ['a mixture that is nearly white', '^[38;2;250;250;240mx', 'text-ink'],
  ['a number that no table has', '^[38;5;999mx', 'text-faint'],
  ['black, which the dark theme would hide', '^[30mx', 'text-faint'],
  ['white, which the light theme would hide', '^[97mx', 'text-ink'],
  ['a ground', '^[43mx', 'bg-console-warn/15'],
  ['letters on a ground', '^[1;36;41mx', 'text-signal bg-console-err/15 font-semibold'],
  ['letters and ground exchanged', '^[7;32mx', 'bg-console-out text-console'],
  ['faint letters', '^[2mx', 'text-faint'],
  ['drawn lines and slanted letters', '^[3;4;9mx', 'italic underline line-through'],
  ['hidden letters, which are shown', '^[8mx', ''],
  ['a reset in its short form', '^[31m^[mx', ''],
])('knows %s', (_, text, className) => {
  expect(runsOf(text)).toEqual([{ text: 'x', className }]);
});

it('leaves out what only moves a cursor or names a window', () => {
  expect(runsOf('^[2K^]2;rosrun^\\^[33m10%^[1A^[0m')).toEqual([{ text: '10%', className: 'text-console-warn' }]);
});

it('takes a line that is full of escapes in a time that grows with its length', () => {
  const text = `${escape}[`.repeat(30_000);
  expect(styledRuns(text)).toEqual([]);
});
