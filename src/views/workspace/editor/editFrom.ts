import type { ChangeSet, Text } from '@codemirror/state';
import type { Change, Edit } from '#machines/workspace/applyChanges.ts';
import { lineBreakOf } from './lineBreakOf.ts';

/**
 * What was typed, in the positions of the kept text. `before` and `after` are the editor's documents, `kept` the text
 * as it stood before the change: its lines may end in more than the one character an editor counts.
 */
export function editFrom(changes: ChangeSet, before: Text, after: Text, kept: string): Edit {
  const lineBreak = lineBreakOf(kept);
  // Such a text cannot keep its line ends: it is replaced whole, once, by one whose lines all end alike.
  if (lineBreak === 'mixed') {
    return { changes: [{ from: 0, to: kept.length, insert: after.toString() }], length: after.length };
  }
  const breakExtra = lineBreak.length - 1;
  const place = (position: number) => position + (before.lineAt(position).number - 1) * breakExtra;
  const kinds: Change[] = [];
  changes.iterChanges((from, to, _fromAfter, _toAfter, inserted) => {
    kinds.push({ from: place(from), to: place(to), insert: inserted.sliceString(0, undefined, lineBreak) });
  }, true);
  return { changes: kinds, length: after.length + (after.lines - 1) * breakExtra };
}
