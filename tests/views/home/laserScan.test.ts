import { expect, it } from 'vitest';
import { laserScan } from '#src/views/home/laserScan.ts';

const box = { x: 10, y: -5, width: 4, height: 10 };
const scan = { from: { x: 0, y: 0 }, heading: 0, spread: 180, count: 3, range: 20, boxes: [box] };

it('ends a ray at the near side of the box it meets', () => {
  expect(laserScan(scan)[1]).toEqual({ x: 10, y: 0, isHit: true });
});

it('lets a ray that meets nothing go as far as the laser reaches', () => {
  expect(laserScan(scan)[2]).toEqual({ x: 0, y: 20, isHit: false });
});

it('does not see what lies behind the robot', () => {
  expect(laserScan({ ...scan, heading: 180 })[1]).toEqual({ x: -20, y: 0, isHit: false });
});
