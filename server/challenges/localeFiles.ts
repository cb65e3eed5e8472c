/** What browsers fetch of the course in each language: its short words in one file, and each problem in one of its own. */
import type { Challenge, Course } from './course.ts';
import { type MapWords, drawWorld, mapAddress } from './drawWorld.ts';
import { problemText } from './problemText.ts';
import { wordPairs } from './wordPairs.ts';

/** The language that readers of a language without words of its own are given, and in which the course is written unless it says otherwise. */
const FIRST_LANGUAGE = 'en';

export const wordsFolder = (language: string): string => `src/texts/${language}/course`;

/** The languages in which something of the course is there. */
export function languagesOf({ challenges, translations }: Course): string[] {
  const languages = challenges.flatMap((challenge) => [
    challenge.about.language,
    ...Object.keys(challenge.translations),
  ]);
  return [...new Set([FIRST_LANGUAGE, ...Object.keys(translations), ...languages])].toSorted();
}

/** The words of one language, by the path of their file. */
export function localeFiles(course: Course, language: string): [path: string, text: string][] {
  const there = course.challenges.filter(({ translations }) => language in translations);
  return [
    [`${wordsFolder(language)}/words.json`, json(shortWords(course, language))],
    ...there.flatMap((challenge): [string, string][] => [
      [`${wordsFolder(language)}/${challenge.about.id}.json`, json(longWords(challenge, language))],
      [
        `public${mapAddress(challenge.folder, language)}`,
        drawWorld(challenge.world, mapWords(course, challenge, language)),
      ],
    ]),
  ];
}

/** `said` has what is said for what the folders say; `written` the languages of what is not said in this one, unless it is the first. */
function shortWords(course: Course, language: string): Record<'said' | 'written', Record<string, string>> {
  const foreign = course.challenges.filter(
    ({ about, translations }) => about.language !== FIRST_LANGUAGE && !(language in translations),
  );
  return {
    said: Object.fromEntries(wordPairs(course, language).map(({ original, translated }) => [original, translated])),
    written: Object.fromEntries(
      foreign.flatMap((challenge) => textsOf(challenge).map((text) => [text, challenge.about.language])),
    ),
  };
}

function textsOf(challenge: Challenge): string[] {
  const { title, description, idea } = challenge.about;
  return [title, description, idea, problemText(challenge), ...challenge.hints];
}

function longWords(challenge: Challenge, language: string): Record<string, string> {
  const hints = challenge.hints.map((hint, index) => [hint, challenge.translations[language]?.hints[index] ?? hint]);
  return Object.fromEntries([[problemText(challenge), problemText(challenge, language)], ...hints]);
}

function mapWords({ translations }: Course, challenge: Challenge, language: string): MapWords {
  const words = challenge.translations[language]?.about;
  const names: Readonly<Record<string, string>> = { ...translations[language]?.names, ...words?.names };
  return { title: words?.title ?? challenge.about.title, nameOf: (name) => names[name] ?? name };
}

const json = (words: unknown): string => `${JSON.stringify(words, null, 2)}\n`;
