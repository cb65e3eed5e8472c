import { expect, it } from 'vitest';
import { frameOf, ringsPath, scanPaths, trailPath } from '#src/views/workspace/robot/mapPaths.ts';
import { emptyWorld } from '../../../fakes/fakeRobot.ts';

it('frames everything that stands in a world, with half a metre around it', () => {
  const { world } = emptyWorld(null);
  const walls = [{ from: [-2, -1] as [number, number], to: [4, 3] as [number, number], thickness: 0.2 }];
  expect(frameOf({ ...world, walls })).toEqual({ left: -2.5, bottom: -1.5, width: 7, height: 5 });
});

it('draws rays from straight back, counter-clockwise, and those that met nothing at the length of the laser', () => {
  expect(scanPaths([1, 2, 0], [150, 0, 300, 50])).toEqual({
    hits: 'M1 2L-0.50 2.00M1 2L4.00 2.00M1 2L1.00 2.50',
    misses: 'M1 2L1.00 -8.00',
  });
});

it('draws the trail in pieces where a part of the way was not seen', () => {
  expect(
    trailPath([
      [0, 0],
      [1, 0],
      [1, 5, true],
      [2, 5],
    ]),
  ).toBe('M0 0L1 0M1 5L2 5');
});

it('draws the trail from its beginning', () => {
  expect(trailPath([])).toBe('');
  expect(
    trailPath([
      [0, 0],
      [1, 0.5],
    ]),
  ).toBe('M0 0L1 0.5');
});

it('draws a ring around each place where the robot ran into something', () => {
  expect(ringsPath([])).toBe('');
  expect(
    ringsPath([
      [1, 2],
      [0, 0],
    ]),
  ).toBe('M0.7 2a0.3 0.3 0 0 1 0.6 0a0.3 0.3 0 0 1 -0.6 0M-0.3 0a0.3 0.3 0 0 1 0.6 0a0.3 0.3 0 0 1 -0.6 0');
});
