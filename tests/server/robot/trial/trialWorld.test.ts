import { beforeAll, expect, it } from 'vitest';
import { trialWorld } from '#server/robot/trial/trialWorld.ts';
import { loadPhysics } from '#server/robot/world.ts';
import type { World } from '#contract/world.ts';
import { practice } from '../worlds.ts';

beforeAll(loadPhysics);

const hall: World = {
  ...practice,
  start: { at: [0, 0], heading: 0 },
  walls: [],
  blocks: [],
  crates: [{ name: 'near', at: [0.42, 0], size: [0.4, 0.4], heading: 0 }],
  battery: { seconds: 10, metres: 10 },
};

it('notes for whoever watches the run which crate was held, and how full the battery was', () => {
  const world = trialWorld(hall, [{ check: 'withinTime', seconds: 30 }, { check: 'stop' }]);
  world.grip(true);
  for (let step = 0; step < 40; step += 1) world.step({ linear: -0.5, angular: 0 });
  const { held, battery, poses, crates } = world.run();
  world.free();
  expect(held).toEqual([[1, 0]]);
  expect(battery?.[0]).toEqual([0, 100]);
  expect(battery?.at(-1)?.[1]).toBe(Math.ceil((world.charge() ?? 1) * 100));
  expect([poses.length, crates.length > 1]).toEqual([5, true]);
});

it('notes where a crate stands that nothing moves: in a varied start that is not where its learner knows it', () => {
  const world = trialWorld(hall, [{ check: 'stop' }]);
  world.step({ linear: 0, angular: 0 });
  const { crates } = world.run();
  world.free();
  expect(crates).toEqual([[0, 0, 0.42, 0, 0]]);
});

it('says when a run ended that was decided between two notes', () => {
  const world = trialWorld(hall, [{ check: 'withinMetres', metres: 0.02 }, { check: 'stop' }]);
  for (let step = 0; step < 40; step += 1) world.step({ linear: -0.5, angular: 0 });
  const { seconds, run } = { seconds: world.goal().time, run: world.run() };
  world.free();
  expect(seconds).toBeCloseTo(0.14);
  expect(run).toMatchObject({ every: 100, end: Math.round(seconds * 1000) });
});

it('tells of a touch that began and ended between two notes, and of one that lasts as one', () => {
  const block = { name: 'block', at: [0.72, 0] as [number, number], size: [1, 1] as [number, number], heading: 0 };
  const world = trialWorld({ ...hall, crates: [], blocks: [block] }, [{ check: 'stop' }]);
  const touches: boolean[] = [];
  const isTouching = (): boolean => world.touched().length > 0;
  const drive = (steps: number, linear: () => number): void => {
    for (let step = 0; step < steps; step += 1) {
      world.step({ linear: linear(), angular: 0 });
      touches.push(isTouching());
    }
  };
  drive(16, () => (isTouching() ? -1 : 0.2));
  drive(24, () => -0.1);
  drive(200, () => 0.2);
  const { collided } = world.run();
  world.free();
  expect([touches.slice(0, 10), touches.slice(19, 60)].map((one) => one.includes(true))).toEqual([false, false]);
  expect([touches.slice(10, 19), touches.slice(60)].map((one) => one.includes(true))).toEqual([true, true]);
  expect(collided).toEqual([2, 7]);
});
