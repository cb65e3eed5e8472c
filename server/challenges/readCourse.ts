/** Reads a course from its files. What is wrong is collected, so that a teacher sees every fault at once. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  type CourseTranslation,
  challengeFile,
  challengeTranslation,
  courseFile,
  courseTranslation,
} from '#contract/course.ts';
import { world } from '#contract/world.ts';
import { type ByLanguage, type Challenge, type Course, type Translation, programPath } from './course.ts';
import { challengeFaults, courseFaults } from './courseFaults.ts';
import { CourseError, type Fault, faultOf } from './fault.ts';
import { translationFaults } from './translationFaults.ts';
import { challengeTranslationFile, courseTranslationFile, languagesIn } from './translationFiles.ts';
import { worldFaults } from './worldFaults.ts';

/** Between two hints: what Markdown calls a thematic break. */
const HINT_BREAK = '\n---\n';

const PRACTICE_WORLD = 'workspace/world.json';

/** `root` is the folder with `challenges/` and `workspace/` in it. Throws CourseError with everything that is wrong. */
export function readCourse(root: string): Course {
  const reader = new Reader(root);
  const about = reader.json('challenges/course.json', courseFile);
  const practiceWorld = reader.json(PRACTICE_WORLD, world);
  if (practiceWorld !== undefined) reader.note(worldFaults(PRACTICE_WORLD, practiceWorld));
  const folders = readdirSync(join(root, 'challenges'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const challenges = folders.map(({ name }) => name).toSorted();
  const read = challenges.flatMap((folder) => readChallenge(reader, folder) ?? []);
  const translations = readCourseTranslations(reader);
  if (about !== undefined) reader.note(courseFaults(about, read));
  if (about === undefined || practiceWorld === undefined || reader.faults.length > 0) {
    throw new CourseError(reader.faults);
  }
  const course = { about, practiceWorld, challenges: read, translations };
  reader.note(translationFaults(course));
  if (reader.faults.length > 0) throw new CourseError(reader.faults);
  return course;
}

function readCourseTranslations(reader: Reader): Course['translations'] {
  const languages = languagesIn(reader.names('challenges'), 'course');
  const read = languages.flatMap((language): [string, CourseTranslation][] => {
    const words = reader.json(courseTranslationFile(language), courseTranslation);
    return words === undefined ? [] : [[language, words]];
  });
  return Object.fromEntries(read);
}

function readChallenge(reader: Reader, folder: string): Challenge | undefined {
  const at = (name: string): string => `challenges/${folder}/${name}`;
  const about = reader.json(at('challenge.json'), challengeFile);
  const place = reader.json(at('world.json'), world);
  const problem = reader.text(at('problem.md'));
  const hints = reader.text(at('hints.md'));
  const starter = reader.text(at('starter.py'));
  const isComplete = about && place && problem !== undefined && hints !== undefined && starter !== undefined;
  if (!isComplete) return undefined;
  const challenge = {
    folder,
    about,
    world: place,
    problem,
    hints: hintsIn(hints),
    starter: `${starter}\n`,
    translations: readTranslations(reader, folder),
  };
  reader.note([...worldFaults(at('world.json'), place), ...challengeFaults(challenge)]);
  reader.note(packageFaults(reader, challenge));
  return challenge;
}

const hintsIn = (text: string): string[] => text.split(HINT_BREAK).map((hint) => hint.trim());

/** Whoever begins a translation is told what it lacks: nothing is shown in two languages by halves. */
function readTranslations(reader: Reader, folder: string): ByLanguage<Translation> {
  const languages = languagesIn(reader.names(`challenges/${folder}`), 'challenge', 'problem', 'hints');
  const read = languages.flatMap((language): [string, Translation][] => {
    const about = reader.json(challengeTranslationFile(folder, language), challengeTranslation);
    const problem = reader.text(`challenges/${folder}/problem.${language}.md`);
    const hints = reader.text(`challenges/${folder}/hints.${language}.md`);
    const isWhole = about && problem !== undefined && hints !== undefined;
    return isWhole ? [[language, { about, problem, hints: hintsIn(hints) }]] : [];
  });
  return Object.fromEntries(read);
}

function packageFaults(reader: Reader, challenge: Challenge): Fault[] {
  const file = `challenges/${challenge.folder}/challenge.json`;
  const missing = challenge.about.packages.filter((name) => !reader.has(`workspace/src/${name}/package.xml`));
  const faults = missing.map((name) => ({
    file,
    field: 'packages',
    message: `names ${name}, which workspace/src has not`,
  }));
  if (!reader.has(`workspace/${programPath(challenge)}`)) return faults;
  const message = `must have another name: workspace/${programPath(challenge)} is there already`;
  return [...faults, { file: `challenges/${challenge.folder}`, field: '', message }];
}

/** Reads files below one folder and remembers what is wrong with them. */
class Reader {
  readonly faults: Fault[] = [];
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  has(file: string): boolean {
    return existsSync(join(this.#root, file));
  }

  /** What lies in a folder. */
  names(folder: string): string[] {
    return readdirSync(join(this.#root, folder));
  }

  note(faults: readonly Fault[]): void {
    this.faults.push(...faults);
  }

  /** Without the line end at its end; undefined, and a fault, when there is nothing. */
  text(file: string): string | undefined {
    const text = this.has(file) ? readFileSync(join(this.#root, file), 'utf8').trimEnd() : '';
    if (text !== '') return text;
    this.note([{ file, field: '', message: this.has(file) ? 'is empty' : 'is missing' }]);
    return undefined;
  }

  json<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> | undefined {
    const text = this.text(file);
    if (text === undefined) return undefined;
    try {
      const parsed = v.safeParse(schema, JSON.parse(text));
      if (parsed.success) return parsed.output;
      this.note(parsed.issues.map((issue) => faultOf(file, issue)));
    } catch (error) {
      this.note([
        { file, field: '', message: `is no JSON: ${error instanceof Error ? error.message : String(error)}` },
      ]);
    }
    return undefined;
  }
}
