/** How hard a challenge is said to be, in the words of the cards and in those of the workspace. */
import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';

const { challenges } = readCourse(projectRoot);

/** What the workspace calls a challenge, by what its card does. */
const inWorkspace: Readonly<Record<string, string>> = {
  Easy: 'Beginner',
  Medium: 'Intermediate',
  Hard: 'Advanced',
  Expert: 'Advanced',
};

it.each(challenges.map(({ folder, about }) => [folder, about] as const))(
  '%s says the same difficulty in both scales, on its card and in the workspace',
  (_, { difficulty, problem }) => {
    expect(problem.difficulty).toBe(inWorkspace[difficulty]);
  },
);
