/** Every file that is made from a course, by its path from the folder of the project. */
import type { World } from '#contract/world.ts';
import { type Challenge, type Course, programPath } from './course.ts';
import { achievementAddress, drawAchievement } from './drawAchievement.ts';
import { drawCard } from './drawCard.ts';
import { drawPath, pathAddress } from './drawPath.ts';
import { cardAddress, drawWorld, mapAddress } from './drawWorld.ts';
import { languagesOf, localeFiles, wordsFolder } from './localeFiles.ts';
import { seedSql } from './seedSql.ts';

/** The folders in which nothing else lies: what is there and was not made is left over. */
export const generatedFolders = (course: Course): string[] => [
  'public/worlds',
  ...languagesOf(course).map(wordsFolder),
];

export function generateFiles(course: Course): ReadonlyMap<string, string> {
  return new Map([
    ['supabase/seed.sql', seedSql(course)],
    ['challenges/README.md', listOf(course)],
    ['public/worlds/practice.svg', drawWorld(course.practiceWorld, { title: 'Map of the practice hall' })],
    ...course.challenges.flatMap(({ folder, about, world }) => [
      [`public${mapAddress(folder)}`, drawWorld(world, { title: `Map of the world of ${about.title}` })] as const,
      [`public${cardAddress(folder)}`, drawCard(world)] as const,
    ]),
    ...course.about.paths.map(({ id }) => [`public${pathAddress(id)}`, drawPath(worldsOf(course, id))] as const),
    ...course.about.achievements.flatMap(({ id, pictured }) =>
      course.challenges
        .filter(({ about }) => about.id === pictured)
        .map(({ world }) => [`public${achievementAddress(id)}`, drawAchievement(world)] as const),
    ),
    ...languagesOf(course).flatMap((language) => localeFiles(course, language)),
  ]);
}

/** Along a learning path. */
function worldsOf({ challenges }: Course, pathId: string): World[] {
  return challenges
    .filter(({ about }) => about.path.id === pathId)
    .toSorted((one, other) => one.about.path.position - other.about.path.position)
    .map(({ world }) => world);
}

function listOf({ challenges }: Course): string {
  return `# The challenges

Made by \`npm run challenges\` from the folders beside this page. How one is written stands in [docs/challenges.md](../docs/challenges.md).

| challenge | path | difficulty | program | world |
| --- | --- | --- | --- | --- |
${challenges.map(rowOf).join('\n')}
| none | | | | [map](../public/worlds/practice.svg) |
`;
}

function rowOf(challenge: Challenge): string {
  const { folder, about } = challenge;
  const { id, title, path, difficulty } = about;
  return `| [${id}: ${title}](${folder}/problem.md) | ${path.id} ${path.position} | ${difficulty} | \`${programPath(challenge)}\` | [map](../public${mapAddress(folder)}) |`;
}
