import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Cart, Door, World } from '#contract/world.ts';
import { cartPlace } from '#server/robot/cartPlace.ts';
import { type SimulatedWorld, STEP_SECONDS, createWorld, loadPhysics } from '#server/robot/world.ts';
import { practice } from './worlds.ts';

beforeAll(loadPhysics);

const opened: SimulatedWorld[] = [];
afterEach(() => {
  for (const world of opened.splice(0)) world.free();
});

const empty: World = { ...practice, walls: [], blocks: [], crates: [], regions: [] };
const cart: Cart = { name: 'cart', at: [2, -1], size: [0.6, 0.4], heading: 0, to: [[2, 1]], speed: 0.5, wait: 1 };
const gate: Door = {
  name: 'gate',
  at: [1, 0],
  size: [0.2, 1],
  heading: 0,
  open: [1, 1],
  speed: 0.5,
  service: '/gate',
  from: 'mat',
};
const mat = { name: 'mat', shape: 'circle', at: [0, 0] as [number, number], radius: 0.5 } as const;

function open(world: Partial<World>): SimulatedWorld {
  const simulated = createWorld({ ...empty, ...world });
  opened.push(simulated);
  return simulated;
}

function pass(world: SimulatedWorld, seconds: number, linear = 0): void {
  for (let step = 0; step < Math.round(seconds / STEP_SECONDS); step += 1) world.step({ linear, angular: 0 });
}

it('lets a cart wait, go and come back, by the time alone', () => {
  expect([0, 1, 2, 5, 6, 8, 10, 15].map((time) => cartPlace(cart, time))).toEqual(
    [-1, -1, -0.5, 1, 1, 0, -1, 1].map((y) => [2, y]),
  );
});

it('lets the laser see a cart where it is, also while the robot stands', () => {
  const world = open({ carts: [cart] });
  expect(world.scan()[180]).toBe(Infinity);
  pass(world, 3);
  expect(world.moving()).toEqual([{ x: 2, y: 0, yaw: 0 }]);
  expect(world.scan()[180]).toBeCloseTo(1.7, 5);
});

it('counts a cart that runs into the robot as touched, and starts it anew at a reset', () => {
  const world = open({ carts: [{ ...cart, at: [0, -1], to: [[0, 1]] }] });
  pass(world, 1.5);
  expect(world.touched()).toEqual([]);
  pass(world, 1.5);
  expect(world.touched()).toEqual(['cart']);
  expect(world.pose().y).toBeGreaterThan(0.1);
  world.reset();
  expect(world.moving()).toEqual([{ x: 0, y: -1, yaw: 0 }]);
  expect(world.touched()).toEqual([]);
});

it('opens a door and shuts it again when its service is called from where it hears', () => {
  const world = open({ doors: [gate], regions: [mat] });
  const [service] = world.services();
  expect(service).toMatchObject({ name: '/gate', kind: 'switch' });
  expect(service?.answer(true)).toEqual({ success: true, message: 'The gate opens.' });
  pass(world, 1);
  expect(world.openness().get('gate')).toBeCloseTo(0.5, 5);
  pass(world, 1.1);
  expect(world.openness().get('gate')).toBe(1);
  expect(service?.answer(false)).toEqual({ success: true, message: 'The gate shuts.' });
  pass(world, 2.1);
  expect(world.openness().get('gate')).toBe(0);
});

it('says to whoever is too far away that they are, and stays as it is', () => {
  const world = open({ doors: [gate], regions: [{ ...mat, at: [-3, 0] }] });
  const answer = world.services()[0]?.answer(true);
  expect(answer).toEqual({ success: false, message: 'The gate does not hear you: come to the mat.' });
  pass(world, 2);
  expect(world.openness().get('gate')).toBe(0);
});

it('does not let a door touch the robot: it waits until the way is free', () => {
  const world = open({ doors: [{ ...gate, from: undefined }] });
  const [service] = world.services();
  service?.answer(true);
  pass(world, 2.1);
  pass(world, 1, 1);
  service?.answer(false);
  pass(world, 3);
  expect(world.touched()).toEqual([]);
  expect(world.openness().get('gate')).toBeGreaterThan(0.2);
  pass(world, 1.5, 1);
  pass(world, 3);
  expect(world.openness().get('gate')).toBe(0);
});

it.each([0.02, 0.002])(
  'opens beside a robot that stands %d m before it, and still waits for one in the doorway',
  (before) => {
    const near = 0.7 - before;
    const world = open({ start: { at: [near, 0], heading: 0 }, doors: [{ ...gate, from: undefined }] });
    const [service] = world.services();
    expect(service?.answer(true).success).toBe(true);
    pass(world, 2.1);
    expect(world.openness().get('gate')).toBe(1);
    expect(world.touched()).toEqual([]);
    pass(world, 1, 0.5);
    service?.answer(false);
    pass(world, 3);
    expect(world.touched()).toEqual([]);
    expect(world.openness().get('gate')).toBeGreaterThan(0.2);
  },
);

it('opens beside a robot that stands askew before it', () => {
  const turned = { ...gate, at: [1, 0] as [number, number], heading: 30, open: [0.5, 0.866] as [number, number] };
  const world = open({ start: { at: [0.6, -0.05], heading: 47 }, doors: [{ ...turned, from: undefined }] });
  world.services()[0]?.answer(true);
  pass(world, 2.1);
  expect(world.openness().get('gate')).toBe(1);
});

it('holds up a robot at a shut door', () => {
  const world = open({ doors: [gate] });
  pass(world, 3, 0.5);
  expect(world.touched()).toEqual(['gate']);
  expect(world.pose().x).toBeLessThan(0.71);
});

it('obeys the same door after a reset, which shuts it', () => {
  const world = open({ doors: [{ ...gate, from: undefined }] });
  const [service] = world.services();
  service?.answer(true);
  pass(world, 2.1);
  world.reset();
  expect(world.openness().get('gate')).toBe(0);
  service?.answer(true);
  pass(world, 2.1);
  expect(world.openness().get('gate')).toBe(1);
});
