import { expect, it } from 'vitest';
import { workersOn } from '../e2e/workersOn.ts';

it.each([
  [1, 1],
  [2, 2],
  [4, 4],
  [8, 8],
  [64, 8],
])('makes on %i processors %i journeys at a time', (processors, journeys) => {
  expect(workersOn(processors)).toBe(journeys);
});
