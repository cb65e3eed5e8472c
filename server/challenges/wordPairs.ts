import type { Course } from './course.ts';
import { challengeTranslationFile, courseTranslationFile } from './translationFiles.ts';

/** A short text of the course beside what it is in another language. */
export interface WordPair {
  /** Where the translation stands. */
  file: string;
  original: string;
  translated: string;
}

/** Every short text that is there in a language: titles, sentences for cards, and what things are called. */
export function wordPairs({ about, challenges, translations }: Course, language: string): WordPair[] {
  const course = translations[language];
  return [
    ...(course === undefined ? [] : pairs(courseTranslationFile(language), courseTable(about, course))),
    ...challenges.flatMap((challenge) => {
      const words = challenge.translations[language]?.about;
      if (words === undefined) return [];
      const { title, description, idea } = challenge.about;
      return pairs(challengeTranslationFile(challenge.folder, language), {
        [title]: words.title,
        [description]: words.description,
        [idea]: words.idea,
        ...words.names,
      });
    }),
  ];
}

const pairs = (file: string, table: Readonly<Record<string, string>>): WordPair[] =>
  Object.entries(table).map(([original, translated]) => ({ file, original, translated }));

function courseTable(
  { paths, achievements }: Course['about'],
  words: Course['translations'][string],
): Record<string, string> {
  return {
    ...words.categories,
    ...words.difficulties,
    ...words.problemDifficulties,
    ...words.names,
    ...Object.fromEntries(
      paths.flatMap(({ id, title, description }) => [
        [title, words.paths[id]?.title ?? title],
        [description, words.paths[id]?.description ?? description],
      ]),
    ),
    ...Object.fromEntries(
      achievements.flatMap(({ id, name, description }) => [
        [name, words.achievements[id]?.name ?? name],
        [description, words.achievements[id]?.description ?? description],
      ]),
    ),
  };
}
