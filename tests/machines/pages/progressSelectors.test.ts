import { expect, it } from 'vitest';
import { bestSecondsOf, completionOf, statsOf } from '#machines/pages/progressSelectors.ts';
import { advancedProgress, newcomersProgress } from '../../fakes/fakeProgress.ts';

it('tells what is solved from what is in progress', () => {
  expect(statsOf(advancedProgress, 'Completed').map(({ id }) => id)).toEqual([1]);
  expect(statsOf(advancedProgress, 'In Progress').map(({ id }) => id)).toEqual([2]);
});

it('knows the best time of what was solved and judged, and of nothing else', () => {
  expect(bestSecondsOf(advancedProgress, 1)).toBe(28.5);
  expect(bestSecondsOf(advancedProgress, 2)).toBeNull();
});

it('counts what is solved of all there is, also where there is nothing', () => {
  expect(completionOf(advancedProgress)).toBeCloseTo(1 / 3);
  expect(completionOf(newcomersProgress)).toBe(0);
  expect(completionOf({ ...newcomersProgress, challenges: 0 })).toBe(0);
});
