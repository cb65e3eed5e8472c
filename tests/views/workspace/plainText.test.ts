import { expect, it } from 'vitest';
import { plainText } from '#src/views/workspace/plainText.ts';

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
