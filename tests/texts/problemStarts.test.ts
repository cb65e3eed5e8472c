/** What every problem says of the starts that its program is judged from, beside the one that its learner sees. */
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import type { Challenge } from '#server/challenges/course.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { USUAL_VARIATION } from '#server/judge/judgedStarts.ts';

const { challenges } = readCourse(projectRoot);

/** How far off its world lets a start be, as a problem writes it. */
function allowedIn({ world }: Challenge, degrees: string): string[] {
  const { x, y, heading } = world.start.vary ?? USUAL_VARIATION;
  return [`${x} m`, `${y} m`, `${heading} ${degrees}`];
}

describe.each([
  {
    locale: 'en',
    problemOf: ({ problem }: Challenge) => problem,
    submitted: /when you submit/i,
    begins: /\bstarts?\b/,
    amount: /up to (\d\S* (?:m|degrees))\b/g,
    degrees: 'degrees',
  },
  {
    locale: 'es',
    problemOf: (one: Challenge) => one.translations['es']?.problem ?? '',
    submitted: /cuando entregas/i,
    begins: /empiezan?\b|de partida/,
    amount: /hasta (\d\S* (?:m|grados))\b/g,
    degrees: 'grados',
  },
])('in $locale', ({ problemOf, submitted, begins, amount, degrees }) => {
  it.each(challenges.map((challenge) => [challenge.folder, challenge] as const))(
    '%s says that the robot also starts elsewhere when a program is handed in, and how far off',
    (_, challenge) => {
      const said = problemOf(challenge)
        .split('\n\n')
        .filter((paragraph) => submitted.test(paragraph))
        .flatMap((paragraph) => paragraph.split(/(?<=\.)\s/))
        .filter((sentence) => begins.test(sentence))
        .flatMap((sentence) => [...sentence.matchAll(amount)].map(([, offset = '']) => offset));
      expect(said.length).toBeGreaterThan(0);
      expect(said.filter((offset) => !allowedIn(challenge, degrees).includes(offset))).toEqual([]);
    },
  );
});
