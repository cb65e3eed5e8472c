/** Keeps a world in step with real time, tells the outlet what there is to see, and stops a robot that nobody drives any more. */
import type { Pose } from './placedBlock.ts';
import type { RobotService, ServiceAnswer } from './RobotService.ts';
import type { Sighting } from '../sandbox/robotMessages.ts';
import { sightingOf } from './sightingOf.ts';
import { STEP_SECONDS } from './world.ts';
import type { SimulatedWorld, Velocity } from './world.ts';

/** What there is to see at a moment. `seq` counts the readings of its topic; the time is milliseconds since 1970. */
export type Reading = { seq: number; time: number } & (
  | { topic: '/clock' }
  | { topic: '/odom'; pose: Pose; velocity: Velocity }
  | { topic: '/tf'; pose: Pose }
  | { topic: '/camera/image_raw' | '/camera/image_raw/compressed'; pixels: Uint8Array }
  | { topic: '/camera/camera_info' }
  | { topic: '/scan'; ranges: Float32Array; secondsBetween: number }
  | { topic: '/gripper/holding'; isHolding: boolean }
  | { topic: '/bumper'; isTouching: boolean }
  | { topic: '/battery'; charge: number; hasEnd: boolean }
);

export type LiveTopic = Reading['topic'];

/** Where readings go. Asked first whether anybody listens, because most of the time nobody does. */
export interface ReadingPublisher {
  hasSubscribers(topic: LiveTopic): boolean;
  publish(reading: Reading): void;
}

export interface Simulation {
  /** Times are milliseconds since 1970, as the computer's clock reads. */
  advance(now: number): void;
  /** Holds for half a second in which time goes on. While time stands still it does nothing, then or afterwards. */
  command(velocity: Velocity): void;
  /** The gripper takes hold of the crate before it, or lets go. */
  grip(isWanted: boolean): void;
  /** Of the world that the robot is in now. While time stands still each refuses, and says so: nothing is to move then. */
  services(): RobotService[];
  /** Everything goes back to where it starts in this world. */
  reset(): void;
  /** Time stands still, and with it everything that moves; afterwards it is what the computer's clock reads again. */
  pause(isPaused: boolean): void;
  /** The robot leaves its world for another, where time goes on, at rest where that one starts. */
  enter(world: SimulatedWorld): void;
  /** What there is to see now. */
  look(hasScan: boolean): Sighting;
}

const STEP_MS = STEP_SECONDS * 1000;

/** What is published every so many steps. */
const EVERY = {
  '/clock': 2,
  '/odom': 5,
  '/tf': 5,
  '/camera/image_raw': 10,
  '/camera/image_raw/compressed': 10,
  '/camera/camera_info': 10,
  '/gripper/holding': 10,
  '/bumper': 10,
  '/battery': 100,
  '/scan': 10,
} as const satisfies Record<LiveTopic, number>;

const SCAN_SECONDS = EVERY['/scan'] * STEP_SECONDS;

/** After this long without a command the robot stops. */
const COMMAND_MS = 500;

/** Lost time beyond this is skipped: rushing after it would make the robot leap, and a busy computer busier. */
const MAX_LAG_MS = 250;

const REST: Velocity = { linear: 0, angular: 0 };

const REFUSED_WHILE_PAUSED: ServiceAnswer = {
  success: false,
  message: 'The simulation is paused, so nothing moves. Let it go on, then call again.',
};

export function createSimulation(first: SimulatedWorld, outlet: ReadingPublisher, start: number): Simulation {
  let world = first;
  let time = start;
  let steps = 0;
  let command = REST;
  let commandedAt = start;
  let era = start;
  let isPaused = false;

  function step(): void {
    if (time - commandedAt >= COMMAND_MS) command = REST;
    world.step(command);
    time += STEP_MS;
    steps += 1;
    publish('/clock', (seq) => ({ topic: '/clock', seq, time }));
    publish('/odom', (seq) => ({ topic: '/odom', seq, time, ...world.measured() }));
    publish('/tf', (seq) => ({ topic: '/tf', seq, time, pose: world.measured().pose }));
    publish('/gripper/holding', (seq) => ({ topic: '/gripper/holding', seq, time, isHolding: world.held() !== null }));
    for (const topic of ['/camera/image_raw', '/camera/image_raw/compressed'] as const)
      publish(topic, (seq) => ({ topic, seq, time, pixels: world.picture() }));
    publish('/camera/camera_info', (seq) => ({ topic: '/camera/camera_info', seq, time }));
    publish('/bumper', (seq) => ({ topic: '/bumper', seq, time, isTouching: world.bumps() }));
    publish('/battery', (seq) => ({ topic: '/battery', seq, time, ...batteryOf(world) }));
    publish('/scan', (seq) => ({ topic: '/scan', seq, time, ranges: world.scan(), secondsBetween: SCAN_SECONDS }));
  }

  function publish(topic: LiveTopic, read: (seq: number) => Reading): void {
    if (steps % EVERY[topic] !== 0 || !outlet.hasSubscribers(topic)) return;
    outlet.publish(read(steps / EVERY[topic]));
  }

  function beginEra(): void {
    era = Math.max(Math.round(time), era + 1);
  }

  return {
    advance(now) {
      if (isPaused) return;
      // The clock of a computer may also be set back.
      if (Math.abs(now - time) > MAX_LAG_MS) {
        commandedAt += now - time;
        time = now;
      }
      while (time + STEP_MS <= now) step();
    },
    command(velocity) {
      // To stop is obeyed at any time: who lets go of a key, or ends a program, finds the robot standing afterwards.
      if (isPaused && (velocity.linear !== 0 || velocity.angular !== 0)) return;
      command = velocity;
      commandedAt = time;
    },
    grip(isWanted) {
      if (!isPaused) world.grip(isWanted);
    },
    services: () =>
      world.services().map(({ name, kind, answer }) => ({
        name,
        kind,
        answer: (isOn) => (isPaused ? REFUSED_WHILE_PAUSED : answer(isOn)),
      })),
    reset() {
      command = REST;
      world.reset();
      beginEra();
    },
    pause(toPause) {
      isPaused = toPause;
    },
    enter(next) {
      isPaused = false;
      command = REST;
      world.free();
      world = next;
      beginEra();
    },
    look(hasScan) {
      const sighting = sightingOf(world, era, time, hasScan);
      return isPaused ? { ...sighting, paused: true } : sighting;
    },
  };
}

/** Where a world gives it no end, it is full. */
function batteryOf(world: SimulatedWorld): { charge: number; hasEnd: boolean } {
  const charge = world.charge();
  return { charge: charge ?? 1, hasEnd: charge !== null };
}
