import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';

const { challenges } = readCourse(projectRoot);

it('teaches another idea with every challenge', () => {
  const ideas = challenges.map(({ about }) => about.idea);
  expect(ideas.filter((idea, index) => ideas.indexOf(idea) !== index)).toEqual([]);
});

it('calls an idea on the learning path as the problem does, in every language', () => {
  const ideaTexts = challenges.flatMap(({ about, problem, translations }) => [
    { idea: about.idea, problem },
    ...Object.values(translations).map((translation) => ({
      idea: translation.about.idea,
      problem: translation.problem,
    })),
  ]);
  const headings = ideaTexts.flatMap(({ idea, problem }) => {
    const [, heading] = /^## (?:The|La) idea: (.+)$/m.exec(problem) ?? [];
    return heading === undefined ? [] : [{ idea, heading }];
  });
  expect(headings.length).toBeGreaterThan(challenges.length);
  expect(headings.filter(({ idea, heading }) => idea !== heading)).toEqual([]);
});
