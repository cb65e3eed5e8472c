import { expect, it } from 'vitest';
import { colouredText, plainText } from '#src/views/workspace/plainText.ts';

it.each([
  ['colours', '\u001b[31m[ERROR] \u001b[0mlost', '[ERROR] lost'],
  ['the title of a window', '\u001b]2;rosrun\u0007ready', 'ready'],
  ['a title that ends the other way', '\u001b]2;rosrun\u001b\\ready', 'ready'],
  ['cursor movements', 'a\u001b[2Kb\u001b[1;1Hc', 'abc'],
  ['carriage returns and bells', '10%\r20%\u0007', '10%20%'],
])('takes away %s', (_, text, shown) => {
  expect(plainText(text)).toBe(shown);
});

it('leaves tabs, emoji and brackets alone', () => {
  expect(plainText('a\tb 🤖 [0m ranges[180]')).toBe('a\tb 🤖 [0m ranges[180]');
});

it('keeps nothing but the colours where they are wanted', () => {
  expect(colouredText('\u001b[2K\u001b[1;31mlost\u001b[0m\u001b[10D\u0007 and \u001b[mfound')).toBe(
    '\u001b[1;31mlost\u001b[0m and \u001b[mfound',
  );
});
