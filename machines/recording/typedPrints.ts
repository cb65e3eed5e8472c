/**
 * The prints of a text into which a secret was typed letter by letter: as long as only some of its letters stood there, each
 * print would tell the next of them to whoever tries all that there are.
 */
import { withMarks } from './lateSecrets.ts';
import { CALLS, entryFrom, entryText } from './logFormat.ts';
import { withoutPrint } from './mark.ts';

/** The numbers of the lines that brought a letter, and that took it away; infinite where none did. */
export interface TypedLetter {
  born: number;
  gone: number;
}

/** The letters of a secret, and the path of who has the text. */
interface TypedSecret {
  path: string;
  letters: readonly TypedLetter[];
}

/** Under which key a text is edited. */
const EDITED_KEY = 'code';

/** From a line on, up to another one: whose prints go; `isWhole`: all of the secret stood there, and was masked where it was known. */
interface Vague {
  from: number;
  to: number;
  path: string;
  isWhole: boolean;
}

export function withoutTypedPrints(lines: readonly string[], secrets: readonly TypedSecret[]): readonly string[] {
  const vague = secrets.flatMap(vagueBecauseOf);
  return lines.map((line, index) => {
    const here = vague.filter(({ from, to }) => index >= from && index < to);
    const entry = here.length === 0 ? undefined : entryFrom(line);
    if (entry === undefined) return line;
    const isVague = (mark: string, path: string, key: string) =>
      here.some((one) => (one.isWhole ? isEdited(one, path, key) && !mark.startsWith('≈') : isNear(one, path)));
    const changes = withMarks(entry.changes, (mark, path, key) =>
      isVague(mark, path, key) ? withoutPrint(mark) : mark,
    );
    return entryText({ ...entry, changes }, JSON.stringify(entry.event));
  });
}

function vagueBecauseOf({ path, letters }: TypedSecret): Vague[] {
  const [born, gone] = [letters.map((letter) => letter.born), letters.map((letter) => letter.gone)];
  const [complete, incomplete] = [Math.max(...born), Math.min(...gone)];
  return [
    { from: Math.min(...born), to: complete, path, isWhole: false },
    { from: complete, to: incomplete, path, isWhole: true },
    { from: incomplete, to: Math.max(...gone), path, isWhole: false },
  ];
}

const isEdited = (one: Vague, path: string, key: string): boolean => path === one.path && key === EDITED_KEY;

/** Who has the text, who works beside them and may have a copy, and what was done with it. */
const isNear = (one: Vague, path: string): boolean =>
  path === CALLS || path.startsWith(one.path.slice(0, one.path.lastIndexOf('/')));
