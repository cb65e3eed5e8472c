/**
 * Secrets that were typed into the program letter by letter: no single edit shows them, the text does that the edits make.
 * What stood in it before is not needed: where it stood is.
 */
import type { Edit } from '../workspace/applyChanges.ts';
import { type Entry, entryFrom, entryText } from './logFormat.ts';
import type { Redaction } from './redaction.ts';

/** A letter that an edit brought: the number of its line, of its change, and its place in that. */
interface Letter {
  line: number;
  change: number;
  at: number;
  text: string;
}

/** One text that is edited: the letters that were typed, and null for each that was there before. */
type Typed = (Letter | null)[];

type EditEntry = Entry & { event: Edit };

const LONGEST_TYPED = 10_000;
const EDITED = '"code.edited"';
/** No letter of a secret. */
const EARLIER = '\u0000';

/** The lines of a log, without such secrets in their edits. */
export function withoutTypedSecrets(lines: readonly string[], redaction: Redaction): readonly string[] {
  const edits = new Map<number, EditEntry>();
  const texts = new Map<string, Typed>();
  const covers = new Map<Letter, string>();

  const look = (typed: Typed) => {
    const text = typed.map((letter) => letter?.text ?? EARLIER).join('');
    for (const { from, mask } of redaction.secretsIn(text))
      for (let index = 0; index < mask.length; index++) {
        const letter = typed[from + index];
        if (letter) covers.set(letter, mask.charAt(index));
      }
  };

  for (const [line, json] of lines.entries()) {
    const entry = json.includes(EDITED) ? editFrom(json) : undefined;
    if (entry === undefined) continue;
    edits.set(line, entry);
    const typed = texts.get(entry.to) ?? [];
    // What is about to go is looked at before.
    if (entry.event.changes.some(({ from, to }) => typed.slice(from, to).some((letter) => letter !== null)))
      look(typed);
    texts.set(entry.to, edited(typed, entry.event, line));
  }
  for (const typed of texts.values()) look(typed);
  return covers.size === 0 ? lines : withCovers(lines, edits, covers);
}

function editFrom(json: string): EditEntry | undefined {
  const entry = entryFrom(json);
  // The type of the event says what else is in it: a log of this form is written by the recorder alone.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return entry?.event.type === 'code.edited' ? (entry as unknown as EditEntry) : undefined;
}

function edited(typed: Typed, { changes, length }: Edit, line: number): Typed {
  const growth = changes.reduce((sum, { from, to, insert }) => sum + insert.length - (to - from), 0);
  // Another text than the one that was edited last: a file was loaded in between.
  const before = typed.length + growth === length ? typed : untyped(Math.max(0, length - growth));
  const parts: Typed[] = [];
  let reached = 0;
  for (const [change, { from, to, insert }] of changes.entries()) {
    parts.push(before.slice(reached, from), lettersOf(insert, line, change));
    reached = to;
  }
  return [...parts, before.slice(reached)].flat();
}

const untyped = (length: number): Typed => Array.from({ length }, () => null);

/** A long text is pasted, and was looked at as a whole when it was written down. */
function lettersOf(insert: string, line: number, change: number): Typed {
  if (insert.length > LONGEST_TYPED) return untyped(insert.length);
  return Array.from({ length: insert.length }, (_, at) => ({ line, change, at, text: insert.charAt(at) }));
}

/** The edits were read from their lines for this alone, and are written anew. */
function withCovers(
  lines: readonly string[],
  edits: ReadonlyMap<number, EditEntry>,
  covers: ReadonlyMap<Letter, string>,
): readonly string[] {
  const touched = new Set<number>();
  for (const [{ line, change, at }, cover] of covers) {
    const target = edits.get(line)?.event.changes[change];
    if (target === undefined) continue;
    target.insert = target.insert.slice(0, at) + cover + target.insert.slice(at + 1);
    touched.add(line);
  }
  return lines.map((json, line) => {
    const entry = touched.has(line) ? edits.get(line) : undefined;
    return entry === undefined ? json : entryText(entry, JSON.stringify(entry.event));
  });
}
