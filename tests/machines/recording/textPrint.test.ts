import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editBetween } from '#machines/recording/editBetween.ts';
import { textPrint, textPrints } from '#machines/recording/textPrint.ts';
import { applyChanges } from '#machines/workspace/applyChanges.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '•', '𝒳', '\u{FFFF}'), maxLength: 12 });
const edits = fc.array(fc.record({ from: fc.nat(60), length: fc.nat(8), insert: letters }), { maxLength: 30 });

/** The texts that a text becomes one after the other. */
function* textsOf(start: string, list: readonly { from: number; length: number; insert: string }[]) {
  let text = start;
  yield text;
  for (const { from, length, insert } of list) {
    text = text.slice(0, from) + insert + text.slice(from + length);
    yield text;
  }
}

it('follows any edits to the mark that the whole text has', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), edits, (start, list) => {
      const follow = textPrints();
      for (const text of textsOf(start, list)) expect(follow(text)).toBe(textPrint(text));
    }),
  );
});

it('finds the one replacement between two texts, wherever it is looked for first', () => {
  fc.assert(
    fc.property(letters, letters, letters, letters, fc.nat(40), (head, was, is, tail, near) => {
      const [before, after] = [head + was + tail, head + is + tail];
      const change = editBetween(before, after, near);
      expect(applyChanges(before, [change])).toBe(after);
      expect(change.to - change.from).toBeLessThanOrEqual(was.length);
    }),
  );
});

it('tells texts apart that differ in one letter, in the order of two, or in a part that moved', () => {
  const text = 'import rospy\n'.repeat(300);
  const others = Array.from({ length: 200 }, (_, at) => `${text.slice(0, at * 16)}x${text.slice(at * 16 + 1)}`);
  const swapped = Array.from({ length: 200 }, (_, at) => {
    const [one = '', other = ''] = text.slice(at * 16, at * 16 + 2);
    return text.slice(0, at * 16) + other + one + text.slice(at * 16 + 2);
  });
  const moved = Array.from({ length: 11 }, (_, power) => 2 ** power).map(
    (length) => `${text.slice(length)}${text.slice(0, length)}`,
  );
  const all = new Set([text, ...others, ...swapped, ...moved]);
  expect(new Set([...all].map(textPrint)).size).toBe(all.size);
});
