import { expect, it } from 'vitest';
import { createWorld } from '#server/robot/world.ts';
import type { LiveTopic } from '#server/robot/simulation.ts';
import { ALL, START, opened, openSimulation, type Opened } from './openSimulation.ts';
import { obstacleCourse } from './worlds.ts';

function count({ published }: Opened, topic: LiveTopic): number {
  return published.filter((one) => one.topic === topic).length;
}

/** Whether a second with these topics heard leaves anything in the world's own picture. */
function paintedBy(heard: readonly LiveTopic[]): boolean {
  const { world, pass } = openSimulation(heard);
  const pixels = world.picture().fill(0);
  pass(1000);
  return pixels.some((part) => part > 0);
}

it('publishes 10 scans and pictures, 20 poses and 50 clocks a second, and what gripper, bumper and battery say', () => {
  const one = openSimulation();
  one.pass(1000);
  expect(ALL.map((topic) => count(one, topic))).toEqual([50, 20, 20, 10, 10, 10, 1, 10, 10, 10]);
});

it('stamps by the computer’s clock, however the ticks fall', () => {
  const { simulation, published } = openSimulation(['/clock']);
  simulation.advance(START + 33);
  simulation.advance(START + 47);
  expect(published).toEqual([
    { topic: '/clock', seq: 1, time: START + 20 },
    { topic: '/clock', seq: 2, time: START + 40 },
  ]);
});

it('casts no rays while nobody listens to the scan', () => {
  const unheard = openSimulation(['/clock', '/odom', '/tf']);
  const heard = openSimulation(['/scan']);
  for (const { ranges, pass } of [unheard, heard]) {
    ranges.fill(0);
    pass(1000);
  }
  // The array belongs to the world: whoever casts rays fills it again.
  expect(unheard.ranges.every((range) => range === 0)).toBe(true);
  expect(heard.ranges.every((range) => range > 0)).toBe(true);
});

it('paints no picture while nobody looks through the camera', () => {
  expect(paintedBy(['/clock', '/scan', '/camera/camera_info'])).toBe(false);
  expect(paintedBy(['/camera/image_raw'])).toBe(true);
  expect(paintedBy(['/camera/image_raw/compressed'])).toBe(true);
});

it('stops half a second after the last command', () => {
  const { simulation, world, pass } = openSimulation([]);
  simulation.command({ linear: -0.5, angular: 0 });
  pass(400);
  expect(world.velocity().linear).toBeCloseTo(-0.5, 3);
  pass(100);
  pass(260);
  expect(world.velocity().linear).toBe(0);
});

it('keeps driving while commands keep coming', () => {
  const { simulation, world, pass } = openSimulation([]);
  for (let times = 0; times < 10; times++) {
    simulation.command({ linear: -0.5, angular: 0 });
    pass(400);
  }
  expect(world.pose().x).toBeLessThan(-1.8);
  expect(world.velocity().linear).toBeCloseTo(-0.5, 3);
});

it('makes up for a short delay and skips a long one', () => {
  const one = openSimulation(['/clock']);
  one.simulation.advance(START + 200);
  expect(count(one, '/clock')).toBe(10);
  one.simulation.advance(START + 60_000);
  one.simulation.advance(START + 60_020);
  expect(count(one, '/clock')).toBe(11);
  expect(one.published.at(-1)).toMatchObject({ topic: '/clock', time: START + 60_020 });
});

it('goes on when the computer’s clock is set back', () => {
  const one = openSimulation(['/clock']);
  one.simulation.advance(START - 3_600_000);
  one.simulation.advance(START - 3_600_000 + 20);
  expect(count(one, '/clock')).toBe(1);
});

it('brings the robot home when it is reset, and forgets what it was told', () => {
  const { simulation, world, pass } = openSimulation([]);
  simulation.command({ linear: -1, angular: 0 });
  pass(400);
  simulation.reset();
  pass(100);
  expect(world.pose()).toEqual({ x: 0, y: 0, yaw: 0 });
});

it('enters another world at rest where that one starts, and goes on telling of it', () => {
  const one = openSimulation();
  one.simulation.command({ linear: -1, angular: 0 });
  one.pass(400);
  const next = createWorld(obstacleCourse);
  opened.splice(0, 1, next);
  one.simulation.enter(next);
  one.published.length = 0;
  one.pass(100);
  expect(next.pose()).toEqual({ x: 0, y: 0, yaw: 0 });
  const scan = one.published.find((reading) => reading.topic === '/scan');
  expect(scan?.ranges[180]).toBeCloseTo(1.5, 5);
});
