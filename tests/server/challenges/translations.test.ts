import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { generateFiles } from '#server/challenges/generateFiles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { untranslated } from '#server/challenges/translationFaults.ts';
import { type ContentCopy, copyContent, removeCopies } from './copyContent.ts';

afterEach(removeCopies);

const FIRST = 'challenges/01-obstacle-course';
const FOURTH = 'challenges/04-first-drive';

const course = readCourse(projectRoot);

it('has every challenge that the course promises in each of its languages', () => {
  expect(Object.keys(course.about.translated)).toContain('es');
  expect(untranslated(course).filter(({ isOwed }) => isOwed)).toEqual([]);
});

/** Code is typed, not read aloud: a translation has it letter for letter. */
it.each(
  course.challenges.flatMap((challenge) =>
    Object.entries(challenge.translations).map(
      ([language, words]) => [`${challenge.folder} in ${language}`, challenge, words] as const,
    ),
  ),
)('has in %s the code, the tables and the headings of the original', (_, challenge, words) => {
  expect(shapeOf(words.problem)).toEqual(shapeOf(challenge.problem));
  expect(words.hints.map((hint) => hint.match(/```[\s\S]*?```/g))).toEqual(
    challenge.hints.map((hint) => hint.match(/```[\s\S]*?```/g)),
  );
});

/** One fault each, and the sentence that says which file, which field, and what is allowed. */
const faults: readonly [string, (copy: ContentCopy) => void, string][] = [
  ['half a translation', ({ remove }) => remove(`${FIRST}/hints.es.md`), `${FIRST}/hints.es.md is missing.`],
  [
    'a sentence that is too long for a card',
    ({ edit }) => edit(`${FIRST}/challenge.es.json`, '"description": "', `"description": "${'muy '.repeat(60)}`),
    `${FIRST}/challenge.es.json: description must be at most 200 characters long, but is`,
  ],
  [
    'a hint less than in the original',
    ({ root }) => writeFileSync(join(root, FIRST, 'hints.es.md'), 'Una.\n\n---\n\nDos.\n'),
    `${FIRST}/hints.es.md must have 4 hints as hints.md has, but has 2.`,
  ],
  [
    'a thing of the world without a word',
    ({ edit }) => edit(`${FOURTH}/challenge.es.json`, '"pad"', '"pat"'),
    `${FOURTH}/challenge.es.json: names must have a word for “pad”.\n${FOURTH}/challenge.es.json: names has “pat”, which there is not.`,
  ],
  [
    'a picture from elsewhere',
    ({ edit }) => edit(`${FIRST}/problem.es.md`, '](map.svg)', '](mapa.svg)'),
    `${FIRST}/problem.es.md shows mapa.svg; the only picture there is is map.svg, the map of its world.`,
  ],
  [
    'a category without a word',
    ({ edit }) => edit('challenges/course.es.json', '"Basics": "Fundamentos",', ''),
    'challenges/course.es.json: categories must have a word for “Basics”.',
  ],
  [
    'two words for what is called the same',
    ({ edit }) => edit(`${FOURTH}/challenge.es.json`, '"pad": "plataforma"', '"pad": "plataforma", "target": "fin"'),
    `${FOURTH}/challenge.es.json says “fin” for “target”, which elsewhere is “meta”.`,
  ],
  [
    'a language that no browser knows by this name',
    ({ edit }) => edit(`${FIRST}/challenge.json`, '"id": 1,', '"id": 1, "language": "Spanish",'),
    `${FIRST}/challenge.json: language must be the name of a language, such as es, but is "Spanish".`,
  ],
];

it.each(faults)('says in which file and field there is %s', (_, damage, sentence) => {
  const copy = copyContent();
  damage(copy);
  expect(() => readCourse(copy.root)).toThrow(sentence);
});

it('asks for what the course promises, and only says of any other challenge in which language it is shown', () => {
  const copy = copyContent();
  for (const folder of [FIRST, FOURTH]) {
    for (const file of ['challenge.es.json', 'problem.es.md', 'hints.es.md']) rmSync(join(copy.root, folder, file));
  }
  copy.edit('challenges/course.json', '"translated": { "es": ', '"translated": { "es": 3, "pt": 1, "fr": ');
  const lacks = untranslated(readCourse(copy.root)).filter(
    ({ file }) => file.startsWith(FIRST) || file.startsWith(FOURTH),
  );
  expect(lacks.filter(({ file }) => file.endsWith('.es.json'))).toEqual([
    {
      file: `${FIRST}/challenge.es.json`,
      field: '',
      message: 'is missing: the challenge is shown in en to those who read es',
      isOwed: true,
    },
    expect.objectContaining({ file: `${FOURTH}/challenge.es.json`, isOwed: false }),
  ]);
});

it('makes words, problem and map of each language from the folder', () => {
  const files = generateFiles(course);
  const words = JSON.parse(files.get('src/texts/es/course/words.json') ?? '');
  expect(words.said).toMatchObject({ 'Obstacle Course': 'Pista de obstáculos', pad: 'plataforma', Easy: 'Fácil' });
  const [[english, spanish] = []] = Object.entries<string>(JSON.parse(files.get('src/texts/es/course/4.json') ?? ''));
  // What the database says is what a browser looks for.
  expect(files.get('supabase/seed.sql')).toContain(english?.replaceAll("'", "''"));
  expect(spanish).toContain('](/worlds/04-first-drive.es.svg)');
  expect(files.get('public/worlds/04-first-drive.es.svg')).toContain('>plataforma</text>');
  expect(files.get('public/worlds/04-first-drive.es.svg')).toContain('>inicio</text>');
});

it('says of a challenge in a language of its own in which it is, to those who read another', () => {
  const copy = copyContent();
  copy.edit(`${FIRST}/challenge.json`, '"id": 1,', '"id": 1, "language": "de",');
  for (const file of ['challenge.es.json', 'problem.es.md', 'hints.es.md']) rmSync(join(copy.root, FIRST, file));
  const files = generateFiles(readCourse(copy.root));
  for (const language of ['en', 'es']) {
    const { written } = JSON.parse(files.get(`src/texts/${language}/course/words.json`) ?? '');
    expect(written).toMatchObject({ 'Obstacle Course': 'de' });
  }
});

it('reads the hints of both languages at the same breaks', () => {
  const text = readFileSync(join(projectRoot, FIRST, 'hints.es.md'), 'utf8');
  expect(course.challenges[0]?.translations['es']?.hints).toEqual(text.split('\n---\n').map((hint) => hint.trim()));
});

function shapeOf(markdown: string) {
  return {
    code: markdown.match(/```[\s\S]*?```/g),
    headings: markdown.match(/^#+ /gm)?.length,
    rows: markdown.match(/^\|/gm)?.length,
    points: markdown.match(/^(-|\d\.) /gm)?.length,
    topics: markdown.match(/`\/[a-z_/]+`/g)?.toSorted(),
  };
}
