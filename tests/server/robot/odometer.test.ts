import { expect, it } from 'vitest';
import { createOdometer } from '#server/robot/odometer.ts';

const start = { x: 1, y: 2, yaw: 0 };

function rolled(odometry: { scale: number; bend: number }, metres: number, steps = 1000) {
  const odometer = createOdometer(odometry, start);
  for (let step = 1; step <= steps; step += 1) odometer.roll({ ...start, x: start.x + (metres * step) / steps });
  return odometer;
}

it('is right where nothing misleads it', () => {
  const { x, y, yaw } = rolled({ scale: 1, bend: 0 }, 3).pose();
  expect([x, y, yaw]).toEqual([expect.closeTo(4, 9), 2, 0]);
});

it('counts more metres than there were, ahead and back', () => {
  expect(rolled({ scale: 1.1, bend: 0 }, 2).pose().x).toBeCloseTo(3.2, 9);
  expect(rolled({ scale: 1.1, bend: 0 }, -2).pose().x).toBeCloseTo(-1.2, 9);
});

it('thinks that it drives along a bow when it drives straight', () => {
  const { x, y, yaw } = rolled({ scale: 1, bend: 9 }, 10).pose();
  expect(yaw).toBeCloseTo(Math.PI / 2, 6);
  const radius = 10 / (Math.PI / 2);
  expect([x - start.x, y - start.y]).toEqual([expect.closeTo(radius, 3), expect.closeTo(radius, 3)]);
});

it('is not misled by a turn on the spot, nor told of a push aside', () => {
  const odometer = createOdometer({ scale: 1.2, bend: 9 }, start);
  odometer.roll({ ...start, yaw: 1 });
  expect(odometer.pose()).toEqual({ ...start, yaw: 1 });
  odometer.roll({ x: start.x - Math.sin(1), y: start.y + Math.cos(1), yaw: 1 });
  expect(odometer.pose().x).toBeCloseTo(start.x, 9);
});

it('thinks as wrongly of its speed', () => {
  const { linear, angular } = createOdometer({ scale: 1.1, bend: 9 }, start).velocity({ linear: 0.5, angular: 0.2 });
  expect(linear).toBeCloseTo(0.55, 9);
  expect(angular).toBeCloseTo(0.2 + (4.5 * Math.PI) / 180, 9);
});
