import { expect, it } from 'vitest';
import { createGlide } from '#src/views/workspace/robot/scene/glide.ts';
import { wheelTurns } from '#src/views/workspace/robot/scene/wheelTurns.ts';

it('glides from one pose to the next in the time to the one after', () => {
  const glide = createGlide([0, 0, 0]);
  glide.aim([0.3, 0.1, 0.2], 100);
  expect(glide.at(100)).toEqual([0, 0, 0]);
  expect(glide.at(100 + 1000 / 60).map((value) => value.toFixed(3))).toEqual(['0.150', '0.050', '0.100']);
  expect(glide.isMoving(120)).toBe(true);
  expect(glide.at(134)).toEqual([0.3, 0.1, 0.2]);
  expect(glide.isMoving(134)).toBe(false);
});

it('goes on from where it is when the next pose comes early, and rests when the same one comes again', () => {
  const glide = createGlide([0, 0, 0]);
  glide.aim([0.2, 0, 0], 0);
  glide.aim([0.4, 0, 0], 1000 / 60);
  expect(glide.at(1000 / 60)[0]).toBeCloseTo(0.1);
  glide.aim([0.4, 0, 0], 500);
  expect(glide.isMoving(500)).toBe(false);
});

it('turns the shorter way round', () => {
  const glide = createGlide([0, 0, 3]);
  glide.aim([0, 0, -3], 0);
  expect(glide.at(1000 / 60)[2]).toBeCloseTo(Math.PI);
});

it('does not glide to where the robot was put', () => {
  const glide = createGlide([3, 0, 0]);
  glide.aim([0, 0, 0], 0);
  expect(glide.at(0)).toEqual([0, 0, 0]);
});

it('turns both wheels forwards on the way ahead, and against each other on the spot', () => {
  const ahead = wheelTurns([0, 0, Math.PI / 2], [0, 0.09, Math.PI / 2]);
  expect([ahead.left, ahead.right].map((turn) => turn.toFixed(3))).toEqual(['1.000', '1.000']);
  const onTheSpot = wheelTurns([0, 0, 0], [0, 0, 0.5]);
  expect([onTheSpot.left, onTheSpot.right].map((turn) => turn.toFixed(3))).toEqual(['-1.000', '1.000']);
});
