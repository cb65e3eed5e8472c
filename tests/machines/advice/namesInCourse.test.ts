/** Names that the course uses and that have to be imported: its texts say so, and whoever forgets it is told. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { adviceOn } from '#machines/advice/adviceOn.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** Of each challenge, once for each language. */
const challengeTexts = readCourse(projectRoot).challenges.flatMap(({ folder, problem, hints, starter, translations }) =>
  [{ problem, hints }, ...Object.values(translations)].map((words) => ({
    folder,
    starter,
    texts: [words.problem, ...words.hints].join('\n'),
    solution: read(`tests/challenges/${folder}/solution.py`),
  })),
);

it('knows every module and message of a challenge, and of the page on the robot, as one that has to be imported', () => {
  const course = [...challengeTexts.flatMap(Object.values), read('src/texts/en/documents/robot.md')].join('\n');
  const modules = [...course.matchAll(/^from (\w+)/gm)].map(([, name = '']) => name);
  const messages = [...course.matchAll(/\b\w+_(?:msgs|srvs)\/([A-Z]\w+)/g)].map(([, name = '']) => name);
  const used = [...new Set([...modules, ...namesIn(course), ...messages])];
  expect(used).toEqual(expect.arrayContaining(['heapq', 'itertools', 'permutations', 'BatteryState', 'Clock']));
  expect(used.filter((name) => faultOf(name) !== 'nameNotImported')).toEqual([]);
});

it('says how to import what a problem or a hint uses, unless a program of the course begins with it', () => {
  const begunWith = namesIn(challengeTexts.map(({ starter }) => starter).join('\n'));
  const untold = challengeTexts.flatMap(({ folder, texts, solution }) => {
    const said = new Set([...begunWith, ...namesIn(texts)]);
    const used = namesIn(solution).filter((name) => new RegExp(`\`[^\`]*\\b${name}\\b`).test(texts));
    return used.filter((name) => !said.has(name)).map((name) => `${folder}: ${name}`);
  });
  expect(untold).toEqual([]);
});

/** What the imports of a program make known, and those that stand in a sentence. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?:^|`)(?:from [\w.]+ )?import ([\w, ]+)/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
}

function faultOf(name: string): string | undefined {
  return adviceOn(`NameError: name '${name}' is not defined`)?.fault;
}
