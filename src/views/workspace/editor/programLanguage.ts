import { python, pythonLanguage } from '@codemirror/lang-python';
import { LanguageSupport } from '@codemirror/language';

type Wrap = NonNullable<Parameters<typeof pythonLanguage.configure>[0]['wrap']>;

/** Of a longer program an editor parses no more at once than it shows: to parse all of it would take several frames. */
const LONGEST = 20_000;

/** The program that was parsed before it is shown. */
let ahead: { code: string; tree: ReturnType<typeof pythonLanguage.parser.parse> } | undefined;

/** Parses already the program that will be shown next, unless it is a long one: the first parse of a visit takes a good part of a frame. */
export function parseProgramAhead(code: string): void {
  if (code.length <= LONGEST) ahead = { code, tree: pythonLanguage.parser.parse(code) };
}

/** An editor that shows that program has its tree at once. What is edited is parsed on, from fragments of the tree before. */
const unlessParsed: Wrap = (parse, input, fragments) => {
  if (fragments.length > 0 || ahead?.code.length !== input.length) return parse;
  const { code, tree } = ahead;
  if (code !== input.read(0, input.length)) return parse;
  return { advance: () => tree, parsedPos: input.length, stoppedAt: null, stopAt: () => undefined };
};

/** Python as editors read it. */
export const programLanguage = new LanguageSupport(pythonLanguage.configure({ wrap: unlessParsed }), python().support);
