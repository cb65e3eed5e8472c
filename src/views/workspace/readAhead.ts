import type { Problem } from '#contract/entities.ts';
import { problemWords, tellerOf } from '../../texts/courseWords.ts';
import { locales } from '../../texts/locales.ts';
import { parseAhead } from '../ui/parseMarkdown.ts';
import { parseProgramAhead } from './editor/programLanguage.ts';

interface Opening {
  problem: Problem;
  /** The program that it is worked on in; null where there is none. */
  code: string | null;
  /** The language of whoever reads. */
  locale: string;
}

/** Parses already what a workspace shows first, each text when `whenIdle` says that nobody waits for anything else. */
export async function readAhead({ problem, code, locale }: Opening, whenIdle: (work: () => void) => void) {
  const { courseTexts } = await (new Map(Object.entries(locales)).get(locale) ?? locales.en).whole();
  const words = await problemWords(courseTexts, problem.id);
  const { text } = tellerOf(courseTexts, words ?? undefined)(problem.description);
  whenIdle(() => parseAhead(text));
  if (code !== null) whenIdle(() => parseProgramAhead(code));
}
