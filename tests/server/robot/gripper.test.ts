import { createHash } from 'node:crypto';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { World } from '#contract/world.ts';
import { createWorld, loadPhysics, STEP_SECONDS } from '#server/robot/world.ts';
import type { SimulatedWorld, Velocity } from '#server/robot/world.ts';

const opened: SimulatedWorld[] = [];

beforeAll(loadPhysics);

afterEach(() => {
  for (const world of opened.splice(0)) world.free();
});

const hall: World = {
  start: { at: [0, 0], heading: 0 },
  walls: [{ from: [3, -3], to: [3, 3], thickness: 0.2 }],
  blocks: [],
  crates: [
    { name: 'far', at: [-2, 2], size: [0.4, 0.4], heading: 0 },
    { name: 'near', at: [0.42, 0.05], size: [0.4, 0.4], heading: 0 },
  ],
  regions: [],
  lines: [],
  tapes: [],
  markers: [],
  carts: [],
  doors: [],
  parameters: {},
  variants: [],
};

function openWorld(world: World = hall): SimulatedWorld {
  const simulated = createWorld(world);
  opened.push(simulated);
  return simulated;
}

const near = (world: SimulatedWorld) => world.crates()[1]!;

function drive(world: SimulatedWorld, command: Velocity, seconds: number): void {
  for (let step = 0; step < Math.round(seconds / STEP_SECONDS); step++) world.step(command);
}

const crateAt = (x: number, y: number): World['crates'] => [
  { name: 'crate', at: [x, y], size: [0.4, 0.4], heading: 0 },
];

it('holds nothing before it is told to, and then the crate before the front', () => {
  const world = openWorld();
  expect(world.held()).toBeNull();
  expect(world.grip(true)).toBe(1);
  expect(world.held()).toBe(1);
  expect(near(world)).toMatchObject({ x: expect.closeTo(0.42, 5), y: expect.closeTo(0.05, 5) });
});

it('takes hold of no crate beside it, and of none that stands farther off than its reach', () => {
  expect(openWorld({ ...hall, crates: crateAt(0, 0.6) }).grip(true)).toBeNull();
  expect(openWorld({ ...hall, crates: crateAt(-0.42, 0) }).grip(true)).toBeNull();
  expect(openWorld({ ...hall, crates: crateAt(0.47, 0) }).grip(true)).toBeNull();
  expect(openWorld({ ...hall, crates: crateAt(0.45, 0) }).grip(true)).toBe(0);
});

it('takes hold of the nearest of two, and of one alone', () => {
  const crates = [...crateAt(0.42, 0.27), ...crateAt(0.41, -0.2)];
  const world = openWorld({ ...hall, crates });
  expect(world.grip(true)).toBe(1);
  expect(world.grip(true)).toBe(1);
});

it('pulls a crate backwards and swings it round, at the same place before its front', () => {
  const world = openWorld();
  world.grip(true);
  const before = near(world).x - world.pose().x;
  drive(world, { linear: -0.5, angular: 0 }, 2);
  expect(world.pose().x).toBeLessThan(-0.8);
  expect(near(world).x - world.pose().x).toBeCloseTo(before, 4);
  drive(world, { linear: 0, angular: 0 }, 0.5);
  drive(world, { linear: 0, angular: 1 }, 2);
  const { x, y, yaw } = world.pose();
  const held = near(world);
  expect(Math.hypot(held.x - x, held.y - y)).toBeCloseTo(Math.hypot(before, 0.05), 4);
  expect(held.yaw).toBeCloseTo(yaw, 4);
  expect(Math.abs(y)).toBeLessThan(0.001);
});

it('leaves the crate where it lets go of it, and can push it again', () => {
  const world = openWorld();
  world.grip(true);
  drive(world, { linear: 0.5, angular: 0 }, 2);
  drive(world, { linear: 0, angular: 0 }, 1);
  const put = near(world);
  expect(world.grip(false)).toBeNull();
  drive(world, { linear: -0.5, angular: 0 }, 2);
  expect(near(world)).toMatchObject({ x: expect.closeTo(put.x, 3), y: expect.closeTo(put.y, 3) });
  drive(world, { linear: 0.5, angular: 0 }, 3);
  expect(near(world).x).toBeGreaterThan(put.x + 0.2);
});

it('is stopped by a wall that the held crate runs into', () => {
  const world = openWorld();
  world.grip(true);
  drive(world, { linear: 1, angular: 0 }, 5);
  expect(near(world).x).toBeLessThan(2.71);
  expect(world.pose().x).toBeLessThan(2.3);
  expect(Math.abs(world.velocity().linear)).toBeLessThan(0.05);
});

it('pushes other crates with the one that it holds', () => {
  const world = openWorld({ ...hall, crates: [...crateAt(0.42, 0), { ...crateAt(1.2, 0)[0]!, name: 'other' }] });
  world.grip(true);
  drive(world, { linear: 0.5, angular: 0 }, 2);
  expect(world.crates()[1]?.x).toBeGreaterThan(1.6);
});

it('hides from the laser what stands behind the held crate', () => {
  const world = openWorld();
  world.grip(true);
  drive(world, { linear: 0.5, angular: 0 }, 2);
  expect(world.scan()[180]).toBeCloseTo(0.22, 2);
});

it('answers over its service what it holds, or why it holds nothing', () => {
  const world = openWorld();
  const gripper = world.services().find(({ name }) => name === '/gripper');
  expect(gripper?.answer(true)).toEqual({ success: true, message: 'The magnet holds near.' });
  expect(gripper?.answer(true)).toEqual({ success: true, message: 'The magnet holds near.' });
  expect(gripper?.answer(false)).toEqual({ success: true, message: 'The magnet holds nothing.' });
  drive(world, { linear: -0.5, angular: 0 }, 1);
  expect(gripper?.answer(true)).toEqual({ success: false, message: 'No crate is within reach of the magnet.' });
  expect(world.held()).toBeNull();
});

it('has let go after a reset', () => {
  const world = openWorld();
  world.grip(true);
  drive(world, { linear: -0.5, angular: 0 }, 1);
  world.reset();
  expect(world.held()).toBeNull();
  expect(near(world).x).toBeCloseTo(0.42, 5);
});

it('does the same thing twice under the same orders, to the last digit', () => {
  const one = openWorld();
  const first = hashOfRide(one);
  expect(hashOfRide(openWorld())).toBe(first);
  one.reset();
  expect(hashOfRide(one)).toBe(first);
});

/** A ride with holding and letting go, as one word. */
function hashOfRide(world: SimulatedWorld): string {
  const hash = createHash('sha256');
  for (let step = 0; step < 1500; step++) {
    if (step % 400 === 0) world.grip(true);
    if (step % 400 === 250) world.grip(false);
    world.step({ linear: Math.cos(step / 200), angular: Math.sin(step / 60) });
    const places = [world.pose(), ...world.crates()].flatMap(({ x, y, yaw }) => [x, y, yaw]);
    hash.update(new Float64Array([...places, world.held() ?? -1]));
  }
  return hash.digest('hex');
}
