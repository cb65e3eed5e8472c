import { expect, it } from 'vitest';
import type { RobotFact } from '#machines/ports/robotPort.ts';
import { fakeRobot } from '../fakes/fakeRobot.ts';

function openStore() {
  const robot = fakeRobot();
  const facts: RobotFact[] = [];
  const leave = robot.watch((fact) => facts.push(fact));
  return { robot, facts, leave };
}

it('tells that frames arrive once a second, however many there are', () => {
  const { robot, facts } = openStore();
  for (let at = 0; at <= 2000; at += 40) robot.show({ at });
  expect(facts.filter(({ type }) => type === 'robot.seen')).toHaveLength(3);
});

it('tells which world the robot is in when that changes, and when everything is back at its start', () => {
  const { robot, facts } = openStore();
  robot.show({ world: 1, era: 1 });
  robot.show({ world: 1, era: 2 });
  robot.show({ world: 2, era: 3 });
  expect(facts.filter(({ type }) => type !== 'robot.seen')).toEqual([
    { type: 'robot.entered', challengeId: 1 },
    { type: 'robot.continued' },
    { type: 'robot.returned' },
    { type: 'robot.entered', challengeId: 2 },
  ]);
});

it('keeps what a frame does not tell: what the laser read, from where, and where crates stand', () => {
  const { robot } = openStore();
  robot.show({ pose: [0, 0, 0], scan: [150, 0] });
  robot.show({ pose: [1, 0, 0], crates: [[3, 4, 5, 0]] });
  robot.show({ pose: [2, 0, 0] });
  expect(robot.read()).toEqual({
    pose: [2, 0, 0],
    scan: { pose: [0, 0, 0], ranges: [150, 0] },
    crates: new Map([[3, [4, 5, 0]]]),
    trail: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    collisions: [],
    isTouching: false,
    held: null,
    battery: null,
    isContested: false,
    cells: null,
  });
});

it('begins the trail and the scan anew with each era, and knows the crates still', () => {
  const { robot } = openStore();
  robot.show({ era: 1, pose: [3, 3, 0], scan: [1], crates: [[0, 1, 1, 0]] });
  robot.show({ era: 2, pose: [0, 0, 0] });
  expect(robot.read()).toEqual({
    pose: [0, 0, 0],
    scan: null,
    crates: new Map([[0, [1, 1, 0]]]),
    trail: [[0, 0]],
    collisions: [],
    isTouching: false,
    held: null,
    battery: null,
    isContested: false,
    cells: null,
  });
});

it('keeps no more of the trail than can be seen', () => {
  const { robot } = openStore();
  for (let step = 0; step < 2500; step += 1) robot.show({ at: step, pose: [step / 10, 0, 0] });
  expect(robot.read()?.trail).toHaveLength(2000);
});

it('draws no way that nobody saw, as there may be a wall between', () => {
  const { robot } = openStore();
  robot.show({ at: 0, pose: [0, 0, 0] });
  robot.show({ at: 2000, pose: [1, 0, 0] });
  robot.show({ at: 4001, pose: [1, 4, 0] });
  robot.show({ at: 4034, pose: [2, 4, 0] });
  expect(robot.read()?.trail).toEqual([
    [0, 0],
    [1, 0],
    [1, 4, true],
    [2, 4],
  ]);
});

it('forgets what was seen when it is watched anew, and tells nothing to whom watches no longer', () => {
  const { robot, facts, leave } = openStore();
  robot.show({ pose: [3, 3, 0] });
  leave();
  robot.watch(() => undefined);
  expect(robot.read()).toBeNull();
  const before = facts.length;
  robot.show();
  expect(facts).toHaveLength(before);
});

it('tells whoever begins to watch whether the simulation stands still, whatever was told before', () => {
  const { robot, facts, leave } = openStore();
  robot.show({ paused: true });
  leave();
  const others: string[] = [];
  const end = robot.watch(({ type }) => others.push(type));
  robot.show({ paused: true });
  expect(others).toContain('robot.paused');
  end();
  const last: string[] = [];
  robot.watch(({ type }) => last.push(type));
  robot.show({});
  expect(last).toContain('robot.continued');
  expect(facts.filter(({ type }) => type === 'robot.paused')).toHaveLength(1);
});

it('has nothing new of a robot that stands still, however often that is told', () => {
  const { robot } = openStore();
  robot.show({ at: 0, scan: [150, 0] });
  const before = robot.read();
  robot.show({ at: 33 });
  robot.show({ at: 66, scan: [150, 0] });
  expect(robot.read()).toBe(before);
  robot.show({ at: 99, scan: [149, 0] });
  expect(robot.read()).not.toBe(before);
});

it('keeps where the robot ran into something, once for each time, until everything is back at its start', () => {
  const { robot } = openStore();
  robot.show({ at: 0, pose: [1, 0, 0], touches: true });
  robot.show({ at: 33, pose: [1.01, 0, 0], touches: true });
  robot.show({ at: 66, pose: [1.02, 0, 0], scan: [5] });
  robot.show({ at: 99, pose: [1.02, 0, 0], touches: true });
  expect(robot.read()?.collisions).toEqual([[1, 0]]);
  robot.show({ at: 133, pose: [0.5, 0, 0] });
  robot.show({ at: 166, pose: [1, 0.5, 0], touches: true });
  expect(robot.read()?.collisions).toEqual([
    [1, 0],
    [1, 0.5],
  ]);
  robot.show({ era: 2, pose: [0, 0, 0] });
  expect(robot.read()?.collisions).toEqual([]);
});

it('tells at first and with each change whether the simulation stands still, by frames that say so', () => {
  const { robot, facts } = openStore();
  robot.show({ at: 0 });
  robot.show({ at: 40, paused: true });
  robot.show({ at: 80, scan: [1] });
  robot.show({ at: 120, paused: true });
  robot.show({ at: 160 });
  expect(facts.map(({ type }) => type).filter((type) => type !== 'robot.seen' && type !== 'robot.entered')).toEqual([
    'robot.continued',
    'robot.paused',
    'robot.continued',
  ]);
});

it('knows how full the battery is, and nothing of it where none is told of', () => {
  const { robot } = openStore();
  robot.show({ battery: 40 });
  robot.show({ scan: [1] });
  expect(robot.read()?.battery).toBe(40);
  robot.show({});
  expect(robot.read()?.battery).toBeNull();
});

it('knows which crate is held until it is let go, and nothing of it after another start', () => {
  const { robot } = openStore();
  robot.show({ held: 2 });
  expect(robot.read()?.held).toBe(2);
  robot.show({ scan: [1] });
  expect(robot.read()?.held).toBe(2);
  robot.show({});
  expect(robot.read()?.held).toBeNull();
  robot.show({ held: 2 });
  robot.show({ era: 2, scan: [1] });
  expect(robot.read()?.held).toBeNull();
});
