import { expect, it } from 'vitest';
import { castRays } from '#server/robot/castRays.ts';
import type { PlacedBlock } from '#server/robot/placedBlock.ts';

const HERE = { x: 0, y: 0, yaw: 0 };

function block(x: number, y: number, yaw = 0): PlacedBlock {
  return { x, y, halfX: 0.5, halfY: 0.5, yaw };
}

function scan(blocks: PlacedBlock[], pose = HERE, rays = 360): Float32Array {
  const ranges = new Float32Array(rays);
  castRays(blocks, pose, 10, ranges);
  return ranges;
}

it('begins straight back and goes counter-clockwise: right, ahead, left', () => {
  const ranges = scan([block(-3, 0), block(0, -4), block(5, 0), block(0, 6)], HERE, 4);
  expect([...ranges]).toEqual([2.5, 3.5, 4.5, 5.5]);
});

it('turns with the robot', () => {
  expect(scan([block(0, 6)], { x: 0, y: 0, yaw: Math.PI / 2 })[180]).toBeCloseTo(5.5, 6);
});

it('sees the corner of a block that stands askew', () => {
  expect(scan([block(3, 0, Math.PI / 4)])[180]).toBeCloseTo(3 - Math.SQRT1_2, 6);
});

it('sees the nearest of two blocks', () => {
  expect(scan([block(6, 0), block(3, 0)])[180]).toBe(2.5);
  expect(scan([block(3, 0), block(6, 0)])[180]).toBe(2.5);
});

it('reads Infinity beside a block, behind its back and beyond 10 m', () => {
  const ranges = scan([block(10.4, 0)]);
  expect(ranges[180]).toBeCloseTo(9.9, 5);
  expect(ranges[0]).toBe(Infinity);
  expect(ranges[170]).toBe(Infinity);
  expect(scan([block(10.6, 0)])[180]).toBe(Infinity);
});

it('forgets the scan before', () => {
  const ranges = new Float32Array(360);
  castRays([block(3, 0)], HERE, 10, ranges);
  castRays([], HERE, 10, ranges);
  expect(ranges.every((range) => range === Infinity)).toBe(true);
});
