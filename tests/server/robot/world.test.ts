import { createHash } from 'node:crypto';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { World } from '#contract/world.ts';
import { createWorld, loadPhysics, STEP_SECONDS } from '#server/robot/world.ts';
import type { SimulatedWorld, Velocity } from '#server/robot/world.ts';
import { driveTo } from './driveTo.ts';
import { obstacleCourse, practice, yard } from './worlds.ts';

const opened: SimulatedWorld[] = [];

beforeAll(loadPhysics);

function openWorld(world: World = practice): SimulatedWorld {
  const simulated = createWorld(world);
  opened.push(simulated);
  return simulated;
}

afterEach(() => {
  for (const world of opened.splice(0)) world.free();
});

const REST: Velocity = { linear: 0, angular: 0 };

function drive(world: SimulatedWorld, command: Velocity, seconds: number): void {
  for (let step = 0; step < Math.round(seconds / STEP_SECONDS); step++) world.step(command);
}

it('starts at the origin, facing east, at rest', () => {
  const world = openWorld();
  expect(world.pose()).toEqual({ x: 0, y: 0, yaw: 0 });
  expect(world.velocity()).toEqual({ linear: 0, angular: 0 });
});

it('drives straight for speed times time, less what gathering speed costs', () => {
  const world = openWorld();
  drive(world, { linear: -0.5, angular: 0 }, 4);
  // 0.5 m/s at 2 m/s² takes 0.25 s, in which half the way is lost: 4 · 0.5 − 0.25 · 0.5 / 2.
  expect(world.pose().x).toBeCloseTo(-1.9375, 1);
  expect(world.pose().y).toBeCloseTo(0, 6);
  expect(world.pose().yaw).toBeCloseTo(0, 6);
});

it('turns to the left for a positive command and to the right for a negative one', () => {
  const left = openWorld();
  const right = openWorld();
  drive(left, { linear: 0, angular: 1 }, 1);
  drive(right, { linear: 0, angular: -1 }, 1);
  expect(left.pose().yaw).toBeCloseTo(0.9375, 1);
  expect(right.pose().yaw).toBeCloseTo(-left.pose().yaw, 6);
});

it('drives a circle whose radius is linear over angular speed', () => {
  const world = openWorld();
  drive(world, { linear: 0.5, angular: 1 }, Math.PI + 0.2);
  expect(world.pose().y).toBeGreaterThan(0.9);
  expect(world.pose().y).toBeLessThan(1.1);
});

it('cuts a command to 1 m/s and 2 rad/s', () => {
  const world = openWorld();
  drive(world, { linear: -9, angular: 0 }, 2);
  expect(world.velocity().linear).toBeCloseTo(-1, 3);
  world.reset();
  drive(world, { linear: 0, angular: 9 }, 2);
  expect(world.velocity().angular).toBeCloseTo(2, 3);
});

it('gathers speed at no more than 2 m/s²', () => {
  const world = openWorld();
  let before = 0;
  for (let step = 0; step < 60; step++) {
    world.step({ linear: 1, angular: 0 });
    expect(world.velocity().linear - before).toBeLessThanOrEqual(2 * STEP_SECONDS + 1e-6);
    before = world.velocity().linear;
  }
});

it('stops at a wall, however long it pushes, and says that it does not move', () => {
  const world = openWorld();
  drive(world, { linear: -1, angular: 0 }, 20);
  expect(world.pose().x).toBeGreaterThan(-3.72);
  expect(world.pose().x).toBeLessThan(-3.68);
  expect(Math.abs(world.velocity().linear)).toBeLessThan(0.05);
});

it('never enters a wall or a block, whatever it is told', () => {
  const world = openWorld();
  let seed = 7;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let leg = 0; leg < 300; leg++) {
    drive(world, { linear: random() * 3 - 1, angular: random() * 5 - 2.5 }, 0.7);
    // The laser stands at the centre, and the nearest point of the body's edge is 0.18 m away.
    expect(Math.min(...world.scan())).toBeGreaterThan(0.17);
    const { x, y } = world.pose();
    expect(Math.abs(x - 1)).toBeLessThan(4.9);
    expect(Math.abs(y)).toBeLessThan(2.9);
  }
});

it('sees the known distances from the start', () => {
  const ranges = openWorld(obstacleCourse).scan();
  expect(ranges).toHaveLength(360);
  expect(ranges[0]).toBeCloseTo(1.9, 5);
  expect(ranges[180]).toBeCloseTo(1.5, 5);
  expect(ranges[270]).toBeCloseTo(1.9, 5);
  expect(ranges[90]).toBeCloseTo(1.9, 5);
});

it('sees nothing where nothing is in reach', () => {
  const empty = openWorld({ ...practice, walls: [], blocks: [], crates: [] });
  expect([...empty.scan()].every((range) => range === Infinity)).toBe(true);
});

it('sees walls and blocks as they are turned', () => {
  const walls = [{ from: [2, -2], to: [4, 2], thickness: 0.01 }] as World['walls'];
  const blocks = [{ name: 'block', at: [-2, 0], size: [1, 1], heading: 45 }] as World['blocks'];
  const ranges = openWorld({ ...practice, walls, blocks, crates: [] }).scan();
  expect(ranges[180]).toBeCloseTo(3, 1);
  expect(ranges[0]).toBeCloseTo(2 - Math.SQRT1_2, 2);
});

it('sees a wall come nearer by the way that was driven', () => {
  const world = openWorld();
  drive(world, { linear: -0.5, angular: 0 }, 4);
  expect(world.scan()[0]).toBeCloseTo(3.9 + world.pose().x, 4);
});

it('pushes a crate straight into the drop zone', () => {
  const world = openWorld(yard);
  driveTo(world, 0, 3.2);
  driveTo(world, 5.5, 3.2);
  const crate = world.crates()[0];
  expect(crate?.x).toBeGreaterThan(5);
  expect(crate?.x).toBeLessThan(7);
  expect(crate?.y).toBeGreaterThan(3);
  expect(crate?.y).toBeLessThan(5);
});

it('lets a crate come to rest soon after it was pushed', () => {
  const world = openWorld(yard);
  driveTo(world, 0, 3.2);
  driveTo(world, 3, 3.2);
  const before = world.crates()[0]?.x ?? NaN;
  drive(world, REST, 3);
  expect(world.crates()[0]?.x ?? NaN).toBeLessThan(before + 0.15);
});

it('does the same thing twice under the same commands, and again after a reset', () => {
  const one = openWorld(yard);
  const other = openWorld(yard);
  const first = hashOfRide(one);
  expect(hashOfRide(other)).toBe(first);
  one.reset();
  expect(hashOfRide(one)).toBe(first);
});

it('puts robot and crates back when it is reset', () => {
  const world = openWorld(yard);
  driveTo(world, 0, 3.2);
  driveTo(world, 3, 3.2);
  world.reset();
  expect(world.pose()).toEqual({ x: 0, y: 0, yaw: 0 });
  expect(world.velocity()).toEqual(REST);
  expect(world.crates().map(({ x, y }) => [x, y])).toEqual(yard.crates.map(({ at }) => at.map(Math.fround)));
});

it('starts where the world says, facing where it says', () => {
  const { x, y, yaw } = openWorld({ ...practice, start: { at: [1, -0.5], heading: 90 } }).pose();
  expect([x, y]).toEqual([1, -0.5]);
  expect(yaw).toBeCloseTo(Math.PI / 2, 6);
});

it('says which walls and blocks the robot touches, for as long as it does', () => {
  const world = openWorld(obstacleCourse);
  drive(world, { linear: 1, angular: 0 }, 1);
  expect(world.touched()).toEqual([]);
  drive(world, { linear: 1, angular: 0 }, 2);
  expect(world.touched()).toEqual(['block 1']);
  drive(world, { linear: -1, angular: 0 }, 0.5);
  expect(world.touched()).toEqual([]);
  drive(world, { linear: -1, angular: 0 }, 5);
  expect(world.touched()).toEqual(['wall']);
});

it('touches nothing by standing a centimetre from it', () => {
  const blocks = [{ name: 'block', at: [0.31, 0], size: [0.2, 0.2], heading: 0 }] as World['blocks'];
  const world = openWorld({ ...practice, walls: [], crates: [], blocks });
  drive(world, { linear: 0.0001, angular: 0 }, 0.1);
  expect(world.touched()).toEqual([]);
});

it('does not count a crate as touched: it is there to be pushed', () => {
  const world = openWorld(yard);
  driveTo(world, 0, 3.2);
  driveTo(world, 2, 3.2);
  expect(world.touched()).toEqual([]);
  expect(world.crates()[0]?.x).toBeGreaterThan(1.6);
});

/** A ride through the yard with its crates, as one word. */
function hashOfRide(world: SimulatedWorld): string {
  const hash = createHash('sha256');
  for (let step = 0; step < 2000; step++) {
    world.step({ linear: 0.8, angular: step < 120 ? 1.4 : Math.sin(step / 90) });
    const { x, y, yaw } = world.pose();
    hash.update(new Float64Array([x, y, yaw, ...world.crates().map((crate) => crate.x)]));
    if (step % 10 === 0) hash.update(world.scan());
  }
  return hash.digest('hex');
}
