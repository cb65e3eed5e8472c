import { expect, it } from 'vitest';
import { driveMoment, pathOf } from '#src/views/ui/driveMoment.ts';

/** Twenty centimetres ahead each time, and once put elsewhere. */
const poses = [
  [0, 0, 0],
  [20, 0, 0],
  [300, 100, 0],
  [320, 100, 0],
];

it('goes from one pose to the next', () => {
  const { at, trail } = driveMoment(poses, 200, 100);
  expect({ at, path: pathOf(trail) }).toEqual({ at: [10, 0], path: 'M0.0 0.0L10.0 0.0' });
});

it('draws no line, and drives none, where nobody saw the robot come', () => {
  expect(driveMoment(poses, 200, 399).at).toEqual([20, 0]);
  const { at, trail } = driveMoment(poses, 200, 600);
  expect(at).toEqual([320, 100]);
  expect(pathOf(trail)).toBe('M0.0 0.0L20.0 0.0M300.0 -100.0L320.0 -100.0L320.0 -100.0');
});
