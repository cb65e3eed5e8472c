import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Change, applyChanges, fits } from '#machines/workspace/applyChanges.ts';

/** A text and changes that fit it, with the parts that stay between them. */
const edits = fc.array(fc.record({ kept: fc.string(), removed: fc.string(), insert: fc.string() })).chain((pieces) =>
  fc.string().map((rest) => {
    const changes: Change[] = [];
    let text = '';
    for (const { kept, removed, insert } of pieces) {
      text += kept;
      changes.push({ from: text.length, to: text.length + removed.length, insert });
      text += removed;
    }
    const after = pieces.map(({ kept, insert }) => kept + insert).join('') + rest;
    return { text: text + rest, changes, after };
  }),
);

it('keeps what no change touches and puts in what each inserts', () => {
  fc.assert(
    fc.property(edits, ({ text, changes, after }) => {
      expect(fits(text, { changes, length: after.length })).toBe(true);
      expect(applyChanges(text, changes)).toBe(after);
    }),
  );
});

it('does not fit a text of another length', () => {
  fc.assert(
    fc.property(edits, fc.integer({ min: 1, max: 9 }), ({ text, changes, after }, more) => {
      expect(fits(text, { changes, length: after.length + more })).toBe(false);
      expect(fits(text + 'x'.repeat(more), { changes, length: after.length })).toBe(false);
    }),
  );
});

it.each([
  ['outside the text', [{ from: 0, to: 4, insert: 'x' }], 0],
  ['backwards', [{ from: 2, to: 1, insert: '' }], 4],
  [
    'overlapping',
    [
      { from: 0, to: 2, insert: '' },
      { from: 1, to: 3, insert: '' },
    ],
    0,
  ],
  ['before the beginning', [{ from: -1, to: 0, insert: '' }], 2],
])('does not fit with changes %s', (_, changes, length) => {
  expect(fits('abc', { changes, length })).toBe(false);
});
