import { expect, it } from 'vitest';
import { missingOf, pathProgress } from '#machines/pages/pathProgress.ts';
import { navigationPath } from '../../fakes/fakeChallenges.ts';
import { advancedProgress, newcomersProgress } from '../../fakes/fakeProgress.ts';

const [first] = navigationPath.challenges;
const path = { ...navigationPath, challenges: [1, 2, 3].map((id) => Object.assign({}, first, { id })) };
const found = (record: Parameters<typeof pathProgress>[1]) => {
  const { solved, next, isBegun } = pathProgress(path, record);
  return { solved, next: next?.id ?? null, isBegun };
};

it('begins with the first challenge, for a visitor as for a newcomer', () => {
  expect(found(null)).toEqual({ solved: 0, next: 1, isBegun: false });
  expect(found(newcomersProgress)).toEqual({ solved: 0, next: 1, isBegun: false });
});

it('goes on with what was worked on last, and else with the first that is not solved', () => {
  expect(found({ ...advancedProgress, last_challenge_id: 3 })).toEqual({ solved: 1, next: 3, isBegun: true });
  expect(found({ ...advancedProgress, last_challenge_id: 1 })).toEqual({ solved: 1, next: 2, isBegun: true });
  expect(found({ ...advancedProgress, last_challenge_id: 77 })).toEqual({ solved: 1, next: 2, isBegun: true });
});

it('knows nowhere to go on once all of it is solved, and counts nothing of other paths', () => {
  const stats = [1, 2, 3, 9].map((id) => Object.assign({}, advancedProgress.stats[0], { id }));
  expect(found({ ...advancedProgress, stats })).toEqual({ solved: 3, next: null, isBegun: true });
});

it('counts the challenges that are still to come, and none where there are more than announced', () => {
  expect(missingOf(navigationPath)).toBe(6);
  expect(missingOf({ ...path, challenge_count: 2 })).toBe(0);
});
