import { expect, it } from 'vitest';
import { createWorld } from '#server/robot/world.ts';
import { START, opened, openSimulation } from './openSimulation.ts';
import { obstacleCourse, practice } from './worlds.ts';

it('stands still while it is paused, physics and clock, and goes on with the time of the computer', () => {
  const one = openSimulation();
  const { simulation, world, published, pass } = one;
  const drive = (): void => {
    for (let passed = 0; passed < 400; passed += 100) {
      simulation.command({ linear: 0.5, angular: 0 });
      pass(100);
    }
  };
  drive();
  simulation.pause(true);
  const [stood, heard] = [world.pose().x, published.length];
  drive();
  expect(world.pose().x).toBe(stood);
  expect(published).toHaveLength(heard);
  expect(simulation.look(false).paused).toBe(true);
  simulation.pause(false);
  drive();
  expect(world.pose().x).toBeGreaterThan(stood + 0.1);
  expect(published.at(-1)?.time).toBe(START + 1200);
  expect(simulation.look(false)).not.toHaveProperty('paused');
});

it('obeys no command that came while it was paused, once it goes on, and the one before for what is left of its time', () => {
  const { simulation, world, pass } = openSimulation([]);
  simulation.command({ linear: -0.5, angular: 0 });
  pass(300);
  simulation.pause(true);
  simulation.command({ linear: 0.5, angular: 1 });
  pass(1000);
  simulation.pause(false);
  pass(200);
  expect(world.velocity().linear).toBeCloseTo(-0.5, 3);
  pass(300);
  expect(world.velocity()).toEqual({ linear: 0, angular: 0 });
});

it('stands when it goes on, where it was told to stop while it was paused', () => {
  const { simulation, world, pass } = openSimulation([]);
  simulation.command({ linear: 0.5, angular: 0 });
  pass(300);
  simulation.command({ linear: 0.5, angular: 0 });
  simulation.pause(true);
  simulation.command({ linear: 0, angular: 0 });
  simulation.pause(false);
  pass(400);
  expect(world.velocity()).toEqual({ linear: 0, angular: 0 });
});

it('is put back to its start while it is paused, and stays so; another world goes on', () => {
  const { simulation, pass } = openSimulation();
  simulation.command({ linear: 1, angular: 0 });
  pass(400);
  simulation.pause(true);
  const { era } = simulation.look(false);
  simulation.reset();
  expect(simulation.look(false)).toMatchObject({ pose: [0, 0, 0], paused: true });
  expect(simulation.look(false).era).toBeGreaterThan(era);
  const next = createWorld(obstacleCourse);
  opened.push(next);
  opened.shift();
  simulation.enter(next);
  expect(simulation.look(false)).not.toHaveProperty('paused');
});

it('tells that it holds a crate from the moment it does, and takes hold of none while it is paused', () => {
  const { simulation, world, published, pass } = openSimulation(['/gripper/holding']);
  const crate = { name: 'crate', at: [0.42, 0], size: [0.4, 0.4], heading: 0 } as const;
  const next = createWorld({ ...structuredClone(practice), crates: [structuredClone(crate) as never] });
  opened.splice(opened.indexOf(world), 1, next);
  simulation.enter(next);
  const reported = () => published.flatMap((one) => (one.topic === '/gripper/holding' ? [one.isHolding] : []));
  pass(100);
  simulation.grip(true);
  expect(simulation.look(false).held).toBe(0);
  pass(100);
  expect(reported()).toEqual([false, true]);
  simulation.pause(true);
  simulation.grip(false);
  expect(simulation.look(false).held).toBe(0);
  simulation.pause(false);
  simulation.reset();
  expect(simulation.look(false)).not.toHaveProperty('held');
});

it('answers no call of a service while it is paused, says why, and answers the next one afterwards', () => {
  const { simulation, world } = openSimulation();
  const crate = { name: 'crate', at: [0.42, 0], size: [0.4, 0.4], heading: 0 } as const;
  const next = createWorld({ ...structuredClone(practice), crates: [structuredClone(crate) as never] });
  opened.splice(opened.indexOf(world), 1, next);
  simulation.enter(next);
  const gripper = simulation.services().find(({ name }) => name === '/gripper');
  simulation.pause(true);
  expect(gripper?.answer(true)).toMatchObject({ success: false, message: expect.stringContaining('paused') });
  expect(simulation.look(false)).not.toHaveProperty('held');
  simulation.pause(false);
  expect(gripper?.answer(true)).toEqual({ success: true, message: 'The magnet holds crate.' });
  expect(simulation.look(false).held).toBe(0);
});
