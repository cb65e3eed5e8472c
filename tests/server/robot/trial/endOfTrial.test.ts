import { beforeAll, expect, it } from 'vitest';
import { loadPhysics } from '#server/robot/world.ts';
import type { World } from '#contract/world.ts';
import { obstacleCourse, vault } from '../worlds.ts';
import { type Program, tryProgram } from './tryProgram.ts';

beforeAll(loadPhysics);

const patient = { silentSeconds: 20, wallSeconds: 600 };

const near: World = {
  ...obstacleCourse,
  regions: [{ name: 'target', shape: 'circle', at: [1, 0], radius: 0.25 }],
};

/** Full ahead, and ends with its last command: the watchdog and the brakes take a second together. */
const endsDriving: Program = (reading, orders, robot) => {
  if (reading.topic !== '/odom') return;
  orders.command({ linear: 1, angular: 0 }, false);
  if (reading.pose.x >= 0.2) robot.end();
};

const atTheDoor: World = { ...vault, start: { at: [2, 0], heading: 0 } };

const callsTheDoor: Program = (reading, _, robot) => {
  if (reading.topic !== '/scan') return;
  robot.call('/door', true);
  robot.end();
};

it('lets a robot whose program has ended stand on its target for as long as standing still takes', async () => {
  const { result } = await tryProgram(endsDriving, { world: near, rules: patient });
  expect(result).toMatchObject({ reason: 'met', checks: [{ passed: true }, { passed: true }, { passed: true }] });
});

it('waits for a door that a program had opened before it ended', async () => {
  const { result } = await tryProgram(callsTheDoor, {
    world: atTheDoor,
    goal: [{ check: 'door', door: 'door', is: 'open' }],
    rules: patient,
  });
  expect(result).toMatchObject({ reason: 'met', checks: [{ passed: true }] });
});

it('waits no longer for what does not come to rest than for a program that commands nothing', async () => {
  const { result } = await tryProgram(callsTheDoor, {
    world: { ...atTheDoor, doors: atTheDoor.doors.map((door) => Object.assign({}, door, { speed: 0.01 })) },
    goal: [{ check: 'door', door: 'door', is: 'open' }],
    rules: { silentSeconds: 2, wallSeconds: 600 },
  });
  expect(result).toMatchObject({ reason: 'program_ended', seconds: 2.1 });
});
