/** What a teacher writes: the course and its challenges, as `challenges/course.json` and each folder's `challenge.json` hold them. */
import * as v from 'valibot';
import { goal } from './goal.ts';

const words = (longest: number) =>
  v.pipe(
    v.string('must be text'),
    v.nonEmpty('must not be empty'),
    v.maxLength(longest, `must be at most ${longest} characters long`),
  );

const id = v.pipe(v.string('must be text'), v.regex(/^[a-z]+$/, 'must be one word of small letters'));

const position = v.pipe(
  v.number('must be a whole number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
);

export const PROBLEM_DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** The topics of the robot that a program may use. */
export const ROBOT_TOPICS = [
  '/scan',
  '/odom',
  '/tf',
  '/tf_static',
  '/clock',
  '/camera/image_raw',
  '/camera/image_raw/compressed',
  '/camera/camera_info',
  '/cmd_vel',
  '/gripper/command',
  '/gripper/holding',
  '/bumper',
  '/battery',
] as const;

/** The name of a language as browsers say it, such as `es` or `pt-BR`. */
const language = v.pipe(
  v.string('must be text'),
  v.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be the name of a language, such as es'),
);

export const challengeFile = v.strictObject({
  id: position,
  /** In which language its folder is written. */
  language: v.optional(language, 'en'),
  title: words(80),
  /** One sentence, for the card. */
  description: words(200),
  /** The one idea that it teaches, as its problem calls it: “proportional control”. */
  idea: words(80),
  /** One of the course's. */
  difficulty: words(40),
  category: words(40),
  /** Its place on one of the course's learning paths. */
  path: v.strictObject({ id, position }),
  problem: v.strictObject({
    difficulty: v.picklist(PROBLEM_DIFFICULTIES, `must be one of ${PROBLEM_DIFFICULTIES.join(', ')}`),
  }),
  /** The catkin packages that are built; the program lies in the first. */
  packages: v.pipe(
    v.array(v.pipe(v.string('must be text'), v.regex(/^[a-z][a-z0-9_]*$/, 'must be the name of a catkin package'))),
    v.minLength(1, 'must name at least one package'),
  ),
  topics: v.pipe(
    v.array(v.picklist(ROBOT_TOPICS, `must be one of ${ROBOT_TOPICS.join(', ')}`)),
    v.minLength(1, 'must name at least one topic'),
  ),
  goal,
});
export type ChallengeFile = v.InferOutput<typeof challengeFile>;

export const courseFile = v.strictObject({
  /** In the order in which they are offered. */
  categories: v.array(words(40), 'must be a list'),
  difficulties: v.array(words(40), 'must be a list'),
  paths: v.array(
    v.strictObject({
      id,
      title: words(80),
      description: words(200),
      /** How many challenges it has when it is complete; fewer may be there yet. */
      challengeCount: position,
    }),
    'must be a list',
  ),
  achievements: v.array(
    v.strictObject({
      id,
      name: words(80),
      description: words(200),
      /** The number of the challenge whose world its picture shows. */
      pictured: position,
    }),
    'must be a list',
  ),
  /** Up to which number every challenge has to be there in a language. */
  translated: v.optional(v.record(language, position, 'must be a table'), {}),
});
export type CourseFile = v.InferOutput<typeof courseFile>;

/** What is said in another language, by what it is called in the first. */
const translations = v.record(v.string(), words(80), 'must be a table');

/** The words of `course.json` in another language, as `challenges/course.es.json` holds them. */
export const courseTranslation = v.strictObject({
  categories: translations,
  difficulties: translations,
  problemDifficulties: translations,
  paths: v.record(id, v.strictObject({ title: words(80), description: words(200) }), 'must be a table'),
  achievements: v.record(id, v.strictObject({ name: words(80), description: words(200) }), 'must be a table'),
  /** Of things that stand in many worlds. */
  names: translations,
});
export type CourseTranslation = v.InferOutput<typeof courseTranslation>;

/** The words of a `challenge.json` and its world in another language, as `challenge.es.json` beside it holds them. */
export const challengeTranslation = v.strictObject({
  title: words(80),
  description: words(200),
  idea: words(80),
  /** Of what stands in its world, unless the course has a word for it. */
  names: v.optional(translations, {}),
});
export type ChallengeTranslation = v.InferOutput<typeof challengeTranslation>;
