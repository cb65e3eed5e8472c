import type { CourseTexts, Words } from './CourseTexts.ts';

/** A text of the course as its reader is given it. */
export interface CourseWord {
  text: string;
  /** The language it is in, when that is not the reader's. */
  lang: string | undefined;
}

/** Says in the reader's language what the database says of the course. */
export type Teller = (original: string) => CourseWord;

/** In what everything is written of which nobody says otherwise. */
const FIRST_LANGUAGE = 'en';

/**
 * Who reads is told what stands in the database, in their language, where the folder of the challenge says it: another text, which an
 * operator has put there, stays as it is. `more` are words beside the short ones.
 */
export function tellerOf(texts: CourseTexts | undefined, more: Words = {}): Teller {
  if (texts === undefined) return (text) => ({ text, lang: undefined });
  const { language, said, written } = texts;
  const known = new Set(Object.values(said));
  return (original) => {
    const text = wordsFor(said, original) ?? wordsFor(more, original);
    if (text !== undefined) return { text, lang: undefined };
    if (known.has(original)) return { text: original, lang: undefined };
    const lang = wordsFor(written, original) ?? FIRST_LANGUAGE;
    return { text: original, lang: lang === language ? undefined : lang };
  };
}

/** The language in which its reader is told of the course. */
export const languageOfCourse = (texts: CourseTexts | undefined): string => texts?.language ?? FIRST_LANGUAGE;

const wordsFor = (words: Words, original: string): string | undefined =>
  Object.hasOwn(words, original) ? words[original] : undefined;

const NONE: Words = {};
const fetched = new WeakMap<() => Promise<Words>, Promise<Words>>();

/**
 * What is written at length of a challenge, fetched once; null where there is nothing to fetch. Where it does not come, nothing is
 * said: the original is shown until the page is opened again.
 */
export function problemWords(texts: CourseTexts | undefined, challengeId: number): Promise<Words> | null {
  const source = texts?.problems[`./course/${challengeId}.json`];
  if (source === undefined) return null;
  const known = fetched.get(source);
  if (known !== undefined) return known;
  const asked = source().catch(() => NONE);
  // React draws what is here at once where the promise says that it is (https://github.com/reactjs/react.dev/pull/8125).
  void asked.then((value) => Object.assign(asked, { status: 'fulfilled', value }));
  fetched.set(source, asked);
  return asked;
}
