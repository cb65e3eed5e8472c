/** A simulation with a clock that a test moves. */
import { afterEach, beforeAll } from 'vitest';
import { createSimulation } from '#server/robot/simulation.ts';
import type { LiveTopic, Reading, Simulation } from '#server/robot/simulation.ts';
import { createWorld, loadPhysics } from '#server/robot/world.ts';
import type { SimulatedWorld } from '#server/robot/world.ts';
import { practice } from './worlds.ts';

export const START = 1_700_000_000_000;
const CAMERA: readonly LiveTopic[] = ['/camera/image_raw', '/camera/image_raw/compressed', '/camera/camera_info'];
export const ALL: readonly LiveTopic[] = [
  '/clock',
  '/odom',
  '/tf',
  '/scan',
  '/gripper/holding',
  '/bumper',
  '/battery',
  ...CAMERA,
];

/** Worlds that are freed when their test is over. */
export const opened: SimulatedWorld[] = [];

beforeAll(loadPhysics);

afterEach(() => {
  for (const world of opened.splice(0)) world.free();
});

export interface Opened {
  simulation: Simulation;
  world: SimulatedWorld;
  /** The world's own array of distances. */
  ranges: Float32Array;
  published: Reading[];
  /** Lets the computer's clock go on, in ticks of 20 ms. */
  pass: (milliseconds: number) => void;
}

export function openSimulation(heard: readonly LiveTopic[] = ALL): Opened {
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
