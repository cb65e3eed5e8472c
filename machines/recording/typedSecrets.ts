/**
 * Secrets that were typed into the program letter by letter: no single edit shows them, the text does that the edits make.
 * What stood in it before is not needed: where it stood is. A start state has the text once more.
 */
import type { Edit } from '../workspace/applyChanges.ts';
import { isRecord } from './isRecord.ts';
import { type Entry, entryFrom, entryText, startStateIn } from './logFormat.ts';
import { type TypedLetter, withoutTypedPrints } from './typedPrints.ts';
import type { Redaction } from './redaction.ts';
import { type KeptActor, RESTORED, type StartState, withData } from './startState.ts';

/** A text in a line of a log, in which letters can be covered. */
interface Piece {
  line: number;
  text: string;
}

/** A letter that an edit brought, or that a state begins with, and everywhere that it stands. */
interface Letter extends TypedLetter {
  text: string;
  places: { piece: Piece; at: number }[];
}

/** One text that is edited: the letters that were typed, and null for each that was there before. */
type Typed = (Letter | null)[];

/** A line with texts of which letters may be covered. */
interface OpenLine {
  pieces: readonly Piece[];
  /** The line with its pieces as they are now. */
  written: () => string;
}

type EditEntry = Entry & { event: Edit };

const LONGEST_TYPED = 10_000;
const SHORTEST_SEARCHED = 4;
const EDITED = '"code.edited"';
/** No letter of a secret. */
const EARLIER = '\u0000';

/** The lines of a log, without such secrets in their edits and states. */
export function withoutTypedSecrets(lines: readonly string[], redaction: Redaction): readonly string[] {
  const opened = new Map<number, OpenLine>();
  const texts = new Map<string, Typed>();
  const touched = new Set<number>();
  /** The letters of each secret, by its first: what is found again may have grown. */
  const secrets = new Map<Letter, { path: string; letters: readonly Letter[] }>();

  const look = (path: string, typed: Typed) => {
    const text = typed.map((letter) => letter?.text ?? EARLIER).join('');
    for (const { from, to, mask } of redaction.secretsIn(text)) {
      const letters = typed.slice(from, to).filter((letter) => letter !== null);
      if (letters[0] !== undefined) secrets.set(letters[0], { path, letters });
      for (let index = 0; index < mask.length; index++)
        for (const { piece, at } of typed[from + index]?.places ?? []) {
          piece.text = piece.text.slice(0, at) + mask.charAt(index) + piece.text.slice(at + 1);
          touched.add(piece.line);
        }
    }
  };

  /** What is about to go is looked at before. */
  const leave = (path: string, typed: Typed, going: Typed, line: number) => {
    const letters = going.filter((letter) => letter !== null);
    if (letters.length > 0) look(path, typed);
    for (const letter of letters) letter.gone = line;
  };

  for (const [line, json] of lines.entries()) {
    const entry = json.includes(EDITED) || json.includes(RESTORED) ? entryFrom(json) : undefined;
    const start = entry === undefined ? undefined : startStateIn([entry]);
    if (entry !== undefined && start !== undefined) {
      const { pieces, written } = openState(line, entry, start);
      opened.set(line, { pieces: [...pieces.values()], written });
      for (const [path, piece] of pieces) {
        const typed = texts.get(path) ?? [];
        const isSame = typed.length === piece.text.length;
        if (!isSame) leave(path, typed, typed, line);
        texts.set(path, linked(isSame ? typed : [], piece));
      }
    } else if (entry !== undefined && isEdit(entry)) {
      const open = openEdit(line, entry);
      opened.set(line, open);
      const typed = texts.get(entry.to) ?? [];
      const isSame = typed.length === lengthBefore(entry.event);
      leave(
        entry.to,
        typed,
        isSame ? entry.event.changes.flatMap(({ from, to }) => typed.slice(from, to)) : typed,
        line,
      );
      // Another text than the one that was edited last: a file was loaded in between.
      const before = isSame ? typed : untyped(lengthBefore(entry.event));
      texts.set(entry.to, edited(before, entry.event, open.pieces));
    }
  }
  for (const [path, typed] of texts) look(path, typed);
  if (touched.size === 0) return lines;
  const written = lines.map((json, line) => (touched.has(line) ? (opened.get(line)?.written() ?? json) : json));
  return withoutTypedPrints(written, [...secrets.values()]);
}

// The type of the event says what else is in it: a log of this form is written by the recorder alone.
const isEdit = (entry: Entry): entry is EditEntry => entry.event.type === 'code.edited';

/** The lines were read for this alone, and are written anew. */
function openEdit(line: number, entry: EditEntry): OpenLine {
  const pieces = entry.event.changes.map(({ insert }) => ({ line, text: insert }));
  const written = () => {
    const changes = entry.event.changes.map((change, index) => ({ ...change, insert: pieces[index]?.text ?? '' }));
    return entryText(entry, JSON.stringify({ ...entry.event, changes }));
  };
  return { pieces, written };
}

/** The texts in a state that are edited, by who has them. Others have a copy, of this or of a moment before. */
function openState(line: number, entry: Entry, start: StartState) {
  const pieces = new Map<string, Piece>();
  for (const { path, data } of start.actors) {
    const code = codeIn(data);
    if (code !== undefined) pieces.set(path, { line, text: code });
  }
  const written = () => {
    const covers = start.actors.flatMap(({ path, data }) => coversIn(codeIn(data) ?? '', pieces.get(path)?.text ?? ''));
    return entryText(entry, JSON.stringify(withData(start, ({ data }) => withCovers(data, covers))));
  };
  return { pieces, written };
}

/** What of a text is covered by now, and by what: what is too short is no secret that anybody would look for. */
function coversIn(text: string, covered: string): readonly (readonly [string, string])[] {
  const found: [string, string][] = [];
  for (let from = 0; from < text.length; from++) {
    let to = from;
    while (to < text.length && text[to] !== covered[to]) to++;
    if (to - from >= SHORTEST_SEARCHED) found.push([text.slice(from, to), covered.slice(from, to)]);
    from = to;
  }
  return found;
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

function withCovers(data: KeptActor['data'], covers: ReturnType<typeof coversIn>): KeptActor['data'] {
  const json = covers.reduce((all, [text, cover]) => all.replaceAll(inJson(text), inJson(cover)), JSON.stringify(data));
  return JSON.parse(json);
}

function codeIn({ context }: Readonly<Record<string, unknown>>): string | undefined {
  const code: unknown = isRecord(context) ? context['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The letters of a text as a state has them: they are those that stood there before, where it is as long. */
function linked(earlier: Typed, piece: Piece): Typed {
  return lettersOf(piece).map((letter, at) => {
    const before = earlier[at];
    before?.places.push({ piece, at });
    return before ?? letter;
  });
}

/** How long the text was that was edited. */
const lengthBefore = ({ changes, length }: Edit): number =>
  Math.max(
    0,
    changes.reduce((before, { from, to, insert }) => before + (to - from) - insert.length, length),
  );

function edited(before: Typed, { changes }: Edit, pieces: readonly Piece[]): Typed {
  // The last first: all positions are those of the text before any of the changes.
  for (const [index, { from, to }] of [...changes.entries()].toReversed()) {
    const piece = pieces[index];
    before.splice(from, to - from, ...(piece === undefined ? [] : lettersOf(piece)));
  }
  return before;
}

const untyped = (length: number): Typed => Array.from({ length }, () => null);

/** A long text is pasted, and was looked at as a whole when it was written down. */
function lettersOf(piece: Piece): Typed {
  const { line: born, text } = piece;
  if (text.length > LONGEST_TYPED) return untyped(text.length);
  const letterAt = (at: number): Letter => ({ text: text.charAt(at), places: [{ piece, at }], born, gone: Infinity });
  return Array.from({ length: text.length }, (_, at) => letterAt(at));
}
