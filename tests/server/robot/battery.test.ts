import { afterEach, beforeAll, expect, it } from 'vitest';
import type { World } from '#contract/world.ts';
import { createWorld, loadPhysics, STEP_SECONDS } from '#server/robot/world.ts';
import type { SimulatedWorld, Velocity } from '#server/robot/world.ts';
import { practice } from './worlds.ts';

const opened: SimulatedWorld[] = [];

beforeAll(loadPhysics);

afterEach(() => {
  for (const world of opened.splice(0)) world.free();
});

const floor: World = { ...practice, battery: { seconds: 100, metres: 10 }, walls: [], blocks: [], crates: [] };

function openWorld(world: World = floor): SimulatedWorld {
  const simulated = createWorld(world);
  opened.push(simulated);
  return simulated;
}

function drive(world: SimulatedWorld, command: Velocity, seconds: number): void {
  for (let step = 0; step < Math.round(seconds / STEP_SECONDS); step++) world.step(command);
}

const REST: Velocity = { linear: 0, angular: 0 };

it('is taken from by time and by way, backwards too', () => {
  const stationary = openWorld();
  drive(stationary, { linear: 0.5, angular: 0 }, 1);
  drive(stationary, REST, 1);
  const left = stationary.charge() ?? NaN;
  drive(stationary, REST, 10);
  expect(stationary.charge()).toBeCloseTo(left - 0.1, 5);
  const driving = openWorld();
  drive(driving, { linear: -0.5, angular: 0 }, 10);
  expect(driving.charge()).toBeCloseTo(0.9 + driving.pose().x / 10, 2);
});

it('is not taken from before the robot first drives', () => {
  const world = openWorld();
  drive(world, REST, 200);
  expect(world.charge()).toBe(1);
});

it('lets a robot roll to a stop that has none left, and obeys no command until a reset', () => {
  const world = openWorld({ ...floor, battery: { seconds: 100, metres: 2 } });
  drive(world, { linear: 0.5, angular: 0.5 }, 10);
  expect(world.charge()).toBe(0);
  expect(world.velocity()).toEqual(REST);
  const stood = world.pose();
  drive(world, { linear: 1, angular: 1 }, 1);
  expect(world.pose()).toEqual(stood);
  world.reset();
  expect(world.charge()).toBe(1);
  drive(world, { linear: 0.5, angular: 0 }, 1);
  expect(world.pose().x).toBeGreaterThan(0.3);
});

it('has no end in a world that does not set it', () => {
  const { battery: _, ...endless } = floor;
  const world = openWorld(endless);
  drive(world, { linear: 1, angular: 0 }, 30);
  expect(world.charge()).toBeNull();
  expect(world.velocity().linear).toBeCloseTo(1, 3);
});
