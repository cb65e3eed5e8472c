import { afterEach, beforeAll, expect, it } from 'vitest';
import { createSimulation } from '#server/robot/simulation.ts';
import type { LiveTopic, Reading, Simulation } from '#server/robot/simulation.ts';
import { createWorld, loadPhysics } from '#server/robot/world.ts';
import type { SimulatedWorld } from '#server/robot/world.ts';
import { obstacleCourse, practice } from './worlds.ts';

const START = 1_700_000_000_000;
const CAMERA: readonly LiveTopic[] = ['/camera/image_raw', '/camera/image_raw/compressed', '/camera/camera_info'];
const ALL: readonly LiveTopic[] = [
  '/clock',
  '/odom',
  '/tf',
  '/scan',
  '/gripper/holding',
  '/bumper',
  '/battery',
  ...CAMERA,
];

const opened: SimulatedWorld[] = [];

beforeAll(loadPhysics);

afterEach(() => {
  for (const world of opened.splice(0)) world.free();
});

interface Opened {
  simulation: Simulation;
  world: SimulatedWorld;
  /** The world's own array of distances. */
  ranges: Float32Array;
  published: Reading[];
  /** Lets the computer's clock go on, in ticks of 20 ms. */
  pass: (milliseconds: number) => void;
}

function openSimulation(heard: readonly LiveTopic[] = ALL): Opened {
  const world = createWorld(practice);
  opened.push(world);
  const published: Opened['published'] = [];
  const outlet = {
    hasSubscribers: (topic: LiveTopic) => heard.includes(topic),
    publish: (reading: Reading) => void published.push(reading),
  };
  const simulation = createSimulation(world, outlet, START);
  let now = START;
  const pass = (milliseconds: number): void => {
    for (const end = now + milliseconds; now < end;) simulation.advance((now += 20));
  };
  return { simulation, world, ranges: world.scan(), published, pass };
}

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
  const told = () => published.flatMap((one) => (one.topic === '/gripper/holding' ? [one.isHolding] : []));
  pass(100);
  simulation.grip(true);
  expect(simulation.look(false).held).toBe(0);
  pass(100);
  expect(told()).toEqual([false, true]);
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
