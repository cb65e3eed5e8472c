import { afterEach, beforeAll, expect, it } from 'vitest';
import type { World } from '#contract/world.ts';
import { createWorld, loadPhysics, type SimulatedWorld } from '#server/robot/world.ts';
import { driveTo } from './driveTo.ts';
import { maze, obstacleCourse } from './worlds.ts';

const opened: SimulatedWorld[] = [];

beforeAll(loadPhysics);

function openWorld(world: World): SimulatedWorld {
  const simulated = createWorld(world);
  opened.push(simulated);
  return simulated;
}

afterEach(() => {
  for (const world of opened.splice(0)) world.free();
});

/** From the start into the western rooms and into the eastern ones. */
const MAZE_WAYS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, -3],
    [-1.8, -3.5],
    [-1.8, -5.35],
    [-3.75, -5.35],
    [-3.75, -4],
    [-3.75, -2.65],
    [-7.4, -2.65],
    [-7.4, -5],
    [-6.5, -5],
  ],
  [
    [0, -3],
    [1.7, -2.65],
    [3.75, -2.65],
    [3.75, -4],
    [3.75, -5.35],
    [6.5, -5.35],
    [6.5, -5],
  ],
];

it('has a way through the obstacle course to the target, and no straight one', () => {
  const world = openWorld(obstacleCourse);
  driveTo(world, 0.8, -1.25);
  driveTo(world, 2.7, -1.25);
  driveTo(world, 3.6, -0.8);
  driveTo(world, 4.5, -0.4);
  driveTo(world, 4.5, 0.9);
  driveTo(world, 6.4, 0.9);
  driveTo(world, 7, 0);
  world.reset();
  expect(() => driveTo(world, 7, 0)).toThrow('stuck');
});

it('has a way to each of the five rooms of the maze', () => {
  const world = openWorld(maze);
  for (const way of MAZE_WAYS) {
    expect(() => way.forEach(([x, y]) => driveTo(world, x, y))).not.toThrow();
    world.reset();
  }
});
