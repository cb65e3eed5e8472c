/** What every problem says of the starts that its program is judged from, beside the one that its learner sees. */
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import type { Challenge } from '#server/challenges/course.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { USUAL_VARIATION } from '#server/judge/judgedWorlds.ts';

const { challenges } = readCourse(projectRoot);

describe.each([
  {
    locale: 'en',
    problemOf: ({ problem }: Challenge) => problem,
    submitted: /when you submit/i,
    begins: /\bstarts?\b/,
    amount: /up to (\d\S*) (m|degrees)\b/,
    along: { x: /\balong x\b|\bnearer to\b|\bfurther ahead\b/, y: /\balong y\b|\bto either side\b/ },
  },
  {
    locale: 'es',
    problemOf: (one: Challenge) => one.translations['es']?.problem ?? '',
    submitted: /cuando entregas/i,
    begins: /empiezan?\b|de partida/,
    amount: /hasta (\d\S*) (m|grados)\b/,
    along: { x: /a lo largo de x\b|más cerca\b|más adelante\b/, y: /a lo largo de (x e )?y\b|hacia un lado u otro\b/ },
  },
])('in $locale', ({ problemOf, submitted, begins, amount, along }) => {
  it.each(challenges.map((challenge) => [challenge.folder, challenge] as const))(
    '%s says that the robot also starts elsewhere when a program is handed in, and in each way how far off at most',
    (_, challenge) => {
      const sentences = problemOf(challenge)
        .split('\n\n')
        .filter((paragraph) => submitted.test(paragraph))
        .flatMap((paragraph) => paragraph.split(/(?<=\.)\s/))
        .filter((sentence) => begins.test(sentence));
      expect(sentences.flatMap(offsets)).toEqual(varied(challenge));
    },
  );

  /** The ways of being off that a sentence names, behind each amount those that it holds for. */
  function offsets(sentence: string): string[] {
    const [, ...said] = sentence.split(amount);
    return said.flatMap((number, index) => {
      if (index % 3 > 0) return [];
      const [unit, where = ''] = said.slice(index + 1);
      const ways = unit === 'm' ? (['x', 'y'] as const).filter((way) => along[way].test(where)) : ['heading'];
      return ways.map((way) => `${way} ${number}`);
    });
  }
});

/** How far off its world lets a start be, where it lets it be off at all. */
function varied({ world }: Challenge): string[] {
  const { x, y, heading } = world.start.vary ?? USUAL_VARIATION;
  return Object.entries({ x, y, heading }).flatMap(([way, most]) => (most === 0 ? [] : [`${way} ${most}`]));
}
