import { expect, it } from 'vitest';
import { nextSteps } from '#machines/pages/nextSteps.ts';
import { obstacleCourse } from '../../fakes/fakeChallenges.ts';
import { advancedProgress, newcomersProgress } from '../../fakes/fakeProgress.ts';

const courseOf = (id: number) => ({ ...obstacleCourse, id });
const course = [1, 2, 3].map((id) => courseOf(id));
const idsOf = (...asked: Parameters<typeof nextSteps>) => {
  const { unfinished, next } = nextSteps(...asked);
  return { unfinished: unfinished?.id ?? null, next: next?.id ?? null };
};
const solvedOf = (id: number) => ({ ...advancedProgress.stats[0]!, id });
const solved = [1, 2, 3].map((id) => solvedOf(id));

it('leads a newcomer to the first challenge', () => {
  expect(idsOf(course, newcomersProgress)).toEqual({ unfinished: null, next: 1 });
});

it('leads back to what was begun last, and on to the first that is neither that nor solved', () => {
  expect(idsOf(course, advancedProgress)).toEqual({ unfinished: 2, next: 3 });
});

it('leads on from what was solved last', () => {
  expect(idsOf(course, { ...advancedProgress, last_challenge_id: 1 })).toEqual({ unfinished: null, next: 2 });
});

it('knows nowhere to go when all is solved, or nothing is there', () => {
  expect(idsOf(course, { ...advancedProgress, stats: solved })).toEqual({ unfinished: null, next: null });
  expect(idsOf([], advancedProgress)).toEqual({ unfinished: null, next: null });
});
