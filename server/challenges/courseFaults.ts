/** What cannot be seen in one field alone: whether the parts of a challenge, and the challenges of a course, fit together. */
import type { CourseFile } from '#contract/course.ts';
import type { Check } from '#contract/goal.ts';
import type { World } from '#contract/world.ts';
import { type Challenge, programName } from './course.ts';
import type { Fault } from './fault.ts';

const FOLDER = /^(\d{2,3})-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const SHEBANG = '#!/usr/bin/env python3\n';

/** The only picture that a problem may show: the map of its world. */
export const MAP_PICTURE = 'map.svg';

export function challengeFaults(challenge: Challenge): Fault[] {
  const { folder, about, problem, starter, translations, world } = challenge;
  const file = `challenges/${folder}/challenge.json`;
  const found: (Fault | undefined)[] = [
    folderFault(challenge),
    starter.startsWith(SHEBANG)
      ? undefined
      : { file: `challenges/${folder}/starter.py`, field: 'line 1', message: `must be ${SHEBANG.trim()}` },
    ...about.goal.flatMap((check, index) => referenceFaults(file, `goal[${index}]`, check, world)),
    ...pictureFaults(`challenges/${folder}/problem.md`, problem),
    ...Object.entries(translations).flatMap(([language, translation]) =>
      pictureFaults(`challenges/${folder}/problem.${language}.md`, translation.problem),
    ),
  ];
  return found.filter((fault) => fault !== undefined);
}

export function courseFaults(course: CourseFile, challenges: readonly Challenge[]): Fault[] {
  return [
    ...challenges.flatMap((challenge) => membershipFaults(course, challenge)),
    ...pictureless(course, challenges),
    ...clashes(challenges, 'id', ({ about }) => about.id),
    ...clashes(challenges, 'title', ({ about }) => about.title),
    ...clashes(challenges, 'path', ({ about }) => `${about.path.id} ${about.path.position}`),
    ...clashes(challenges, '', programName),
  ];
}

/** Achievements whose picture would show a challenge that is not there. */
function pictureless({ achievements }: CourseFile, challenges: readonly Challenge[]): Fault[] {
  const there = new Set(challenges.map(({ about }) => about.id));
  return achievements.flatMap(({ pictured }, index) =>
    there.has(pictured)
      ? []
      : [
          {
            file: 'challenges/course.json',
            field: `achievements[${index}].pictured`,
            message: `must be the number of a challenge, but there is no ${pictured}`,
          },
        ],
  );
}

function pictureFaults(file: string, problem: string): Fault[] {
  return [...problem.matchAll(/!\[[^\][]*\]\(([^)\s]*)/g)]
    .filter(([, target]) => target !== MAP_PICTURE)
    .map(([, target]) => {
      const message = `shows ${target}; the only picture there is is ${MAP_PICTURE}, the map of its world`;
      return { file, field: '', message };
    });
}

function folderFault({ folder, about }: Challenge): Fault | undefined {
  const [, number] = FOLDER.exec(folder) ?? [];
  const file = `challenges/${folder}`;
  if (number === undefined) return { file, field: '', message: 'must be called like 04-line-follower' };
  if (Number(number) === about.id) return undefined;
  return {
    file: `${file}/challenge.json`,
    field: 'id',
    message: `must be ${Number(number)}, the number of its folder`,
  };
}

/** Whatever a check names has to be in the world. */
function referenceFaults(file: string, field: string, check: Check, world: World): Fault[] {
  const missing = (
    kind: 'regions' | 'crates' | 'doors' | 'lines',
    part: string,
    wanted: readonly string[],
  ): Fault[] => {
    const known = world[kind].map(({ name }) => name);
    const message = `must name ${kind} of its world.json (${known.join(', ') || 'which has none'})`;
    return wanted.every((name) => known.includes(name)) ? [] : [{ file, field: `${field}.${part}`, message }];
  };
  switch (check.check) {
    case 'stop':
      return missing('regions', 'region', check.region === undefined ? [] : [check.region]);
    case 'deliver':
      return [...missing('crates', 'crates', check.crates), ...missing('regions', 'region', [check.region])];
    case 'see':
      return missing('regions', 'region', [check.region]);
    case 'visit':
      return missing('regions', 'regions', check.regions);
    case 'door':
      return missing('doors', 'door', [check.door]);
    case 'keepOff':
      return missing('lines', 'line', [check.line]);
    default:
      return [];
  }
}

function membershipFaults(course: CourseFile, { folder, about }: Challenge): Fault[] {
  const file = `challenges/${folder}/challenge.json`;
  const path = course.paths.find(({ id }) => id === about.path.id);
  const oneOf = (field: string, value: string, known: readonly string[]): Fault[] =>
    known.includes(value) ? [] : [{ file, field, message: `must be one of course.json’s: ${known.join(', ')}` }];
  return [
    ...oneOf('category', about.category, course.categories),
    ...oneOf('difficulty', about.difficulty, course.difficulties),
    ...oneOf(
      'path.id',
      about.path.id,
      course.paths.map(({ id }) => id),
    ),
    ...(path === undefined || about.path.position <= path.challengeCount
      ? []
      : [{ file, field: 'path.position', message: `must be at most ${path.challengeCount}, the length of the path` }]),
  ];
}

/** No two challenges may have the same. */
function clashes(challenges: readonly Challenge[], field: string, of: (challenge: Challenge) => unknown): Fault[] {
  return challenges.flatMap((challenge, index) => {
    const other = challenges.slice(0, index).find((earlier) => of(earlier) === of(challenge));
    if (other === undefined) return [];
    const message = `must differ from that of challenges/${other.folder}`;
    return [
      { file: `challenges/${challenge.folder}/challenge.json`, field: field || 'the name of the program', message },
    ];
  });
}
