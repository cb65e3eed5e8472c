import { EditorState } from '@codemirror/state';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChanges, fits } from '#machines/workspace/applyChanges.ts';
import { editFrom } from '#src/views/workspace/editor/editFrom.ts';

/** Types into an editor that shows a text, and makes the edit that is told of it in the kept text. */
function typeInto(kept: string, changes: { from: number; to: number; insert: string }) {
  const state = EditorState.create({ doc: kept });
  const place = (at: number) => Math.min(at, state.doc.length);
  const transaction = state.update({
    changes: { from: place(changes.from), to: place(Math.max(changes.from, changes.to)), insert: changes.insert },
  });
  const edit = editFrom(transaction.changes, state.doc, transaction.newDoc, kept);
  expect(fits(kept, edit)).toBe(true);
  return { after: applyChanges(kept, edit.changes), shown: transaction.newDoc.toString() };
}

const lines = fc.array(fc.string({ maxLength: 6, unit: fc.constantFrom('a', 'é', '🤖', ' ') }), { maxLength: 6 });
const change = fc.record({ from: fc.nat(40), to: fc.nat(40), insert: lines.map((texts) => texts.join('\n')) });

it.each(['\n', '\r\n'])('keeps the kept text like the shown one, with lines that end in %j', (lineBreak) => {
  fc.assert(
    fc.property(lines, change, (texts, edit) => {
      const { after, shown } = typeInto(texts.join(lineBreak), edit);
      // A text of one line says nothing about how its lines end.
      const ends = texts.length > 1 ? lineBreak : '\n';
      expect(after).toBe(shown.replaceAll('\n', ends));
    }),
  );
});

it('replaces a text of mixed line ends by one whose lines end alike', () => {
  expect(typeInto('a\r\nb\nc\rd', { from: 0, to: 0, insert: 'x' }).after).toBe('xa\nb\nc\nd');
});
