/** What cannot be seen in one file alone: whether a translation says all that there is to say, and says it once. */
import { type CourseFile, type CourseTranslation, PROBLEM_DIFFICULTIES } from '#contract/course.ts';
import { type World, movingBoxes } from '#contract/world.ts';
import type { Challenge, Course, Translation } from './course.ts';
import { START } from './drawWorld.ts';
import type { Fault } from './fault.ts';
import { challengeTranslationFile, courseTranslationFile } from './translationFiles.ts';
import { wordPairs } from './wordPairs.ts';

/** How a wall is called that the robot has touched, and what every map says of its place. */
const EVERYWHERE = ['wall', START];

/** Faults of what is there; what is not there at all is `untranslated`. */
export function translationFaults({ about, challenges, practiceWorld, translations }: Course): Fault[] {
  return [
    ...Object.entries(translations).flatMap(([language, words]) => courseFaults(language, about, words, practiceWorld)),
    ...challenges.flatMap((challenge) =>
      Object.entries(challenge.translations).flatMap(([language, translation]) =>
        challengeFaults(challenge, language, translation, translations[language]),
      ),
    ),
    ...contradictions({ about, challenges, practiceWorld, translations }),
  ];
}

/** Which challenges are not there in a language, with where their words belong; `isOwed` says that the course promises them. */
export function untranslated({ about, challenges }: Course): (Fault & { isOwed: boolean })[] {
  return Object.entries(about.translated).flatMap(([language, upTo]) =>
    challenges
      .filter((challenge) => challenge.about.language !== language && !(language in challenge.translations))
      .map((challenge) => ({
        file: challengeTranslationFile(challenge.folder, language),
        field: '',
        message: `is missing: the challenge is shown in ${challenge.about.language} to those who read ${language}`,
        isOwed: challenge.about.id <= upTo,
      })),
  );
}

const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);

function courseFaults(language: string, course: CourseFile, words: CourseTranslation, world: World): Fault[] {
  const file = courseTranslationFile(language);
  return [
    ...sameKeys(file, 'categories', course.categories, words.categories),
    ...sameKeys(file, 'difficulties', course.difficulties, words.difficulties),
    ...sameKeys(file, 'problemDifficulties', PROBLEM_DIFFICULTIES, words.problemDifficulties),
    ...sameKeys(file, 'paths', idsOf(course.paths), words.paths),
    ...sameKeys(file, 'achievements', idsOf(course.achievements), words.achievements),
    ...lacking(file, 'names', [...EVERYWHERE, ...namesIn(world)], words.names),
  ];
}

function challengeFaults(
  { folder, hints, world }: Challenge,
  language: string,
  translation: Translation,
  course: CourseTranslation | undefined,
): Fault[] {
  const file = challengeTranslationFile(folder, language);
  const names = namesIn(world);
  const { names: own } = translation.about;
  const count = {
    file: `challenges/${folder}/hints.${language}.md`,
    field: '',
    message: `must have ${hints.length} hints as hints.md has, but has ${translation.hints.length}`,
  };
  return [
    ...(translation.hints.length === hints.length ? [] : [count]),
    ...lacking(file, 'names', names, { ...course?.names, ...own }),
    ...needless(file, 'names', names, own),
  ];
}

/** What a learner reads on the map, and in a verdict. */
function namesIn(world: World): string[] {
  const { blocks, lines, markers, regions } = world;
  return [...regions, ...blocks, ...movingBoxes(world), ...lines, ...markers].map(({ name }) => name);
}

function sameKeys(file: string, field: string, keys: readonly string[], table: object): Fault[] {
  return [...lacking(file, field, keys, table), ...needless(file, field, keys, table)];
}

function lacking(file: string, field: string, keys: readonly string[], table: object): Fault[] {
  const missing = keys.filter((key) => !Object.hasOwn(table, key));
  return missing.map((key) => ({ file, field, message: `must have a word for “${key}”` }));
}

function needless(file: string, field: string, keys: readonly string[], table: object): Fault[] {
  const odd = Object.keys(table).filter((key) => !keys.includes(key));
  return odd.map((key) => ({ file, field, message: `has “${key}”, which there is not` }));
}

/** What is called the same in the course's own language is called the same in another, for it is looked up by what it is called. */
function contradictions(course: Course): Fault[] {
  const languages = new Set([
    ...Object.keys(course.translations),
    ...course.challenges.flatMap((challenge) => Object.keys(challenge.translations)),
  ]);
  return [...languages].flatMap((language) => {
    const first = new Map<string, string>();
    return wordPairs(course, language).flatMap(({ file, original, translated }) => {
      const known = first.get(original) ?? translated;
      first.set(original, known);
      if (known === translated) return [];
      return [{ file, field: '', message: `says “${translated}” for “${original}”, which elsewhere is “${known}”` }];
    });
  });
}
