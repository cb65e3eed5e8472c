import { expect, it } from 'vitest';
import { gapBetween } from '#server/robot/gapBetween.ts';

const square = { x: 0, y: 0, yaw: 0, halfX: 0.5, halfY: 0.5 };

it.each([
  ['beside each other', { x: 2, y: 0.2, yaw: 0 }, 1],
  ['with their sides together', { x: 0, y: -1, yaw: 0 }, 0],
  ['one in the other', { x: 0.2, y: 0, yaw: 0 }, -0.8],
  ['one turned, its corner towards the other', { x: 2, y: 0, yaw: Math.PI / 4 }, 1.5 - Math.SQRT1_2],
])('measures boxes %s', (_, pose, gap) => {
  expect(gapBetween(square, { ...square, ...pose })).toBeCloseTo(gap, 9);
  expect(gapBetween({ ...square, ...pose }, square)).toBeCloseTo(gap, 9);
});

it('sees that a corner passes the corner of a turned box whose outlines overlap', () => {
  expect(gapBetween(square, { ...square, x: 1.1, y: 1.1, yaw: Math.PI / 4 })).toBeGreaterThan(0.3);
});
