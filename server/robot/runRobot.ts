import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { WatchedFloor } from '#contract/goal.ts';
import type { World } from '#contract/world.ts';
import type { TrialReport } from '../sandbox/trialMessages.ts';
import { readMessages } from '../sandbox/readMessages.ts';
import { type SightingFeed, createSightingFeed } from './sightingFeed.ts';
import { advertiseWorld } from './advertiseWorld.ts';
import { type Hand, createHand } from './hand.ts';
import { MOMENT_MS, createMotionHistory } from './motionHistory.ts';
import type { RobotNode } from './RobotNode.ts';
import { type RobotMessage, type RobotOrder, type Sighting, robotOrder } from '../sandbox/robotMessages.ts';
import { sightDescriptors } from '../sandbox/sightDescriptors.ts';
import { type Simulation, createSimulation } from './simulation.ts';
import { programsBesides, watchThreads } from './trial/programThreads.ts';
import { runTrial } from './trial/runTrial.ts';
import { TrialOrders } from './trial/TrialOrders.ts';
import { watchedWorld } from './watchedWorld.ts';
import { loadPhysics } from './world.ts';

const TICK_MS = 20;
const CHECK_MS = 2000;

/** Failed checks in a row that end the robot: one may only mean a busy computer. */
const MAX_FAILED_CHECKS = 3;

/**
 * The robot's process, run inside a learner's sandbox: joins the graph and simulates in real time.
 * Its input brings orders, one JSON object a line: first of all the world to drive in, or a program to be judged, which is waited for. Its output
 * tells when it is ready, and how a trial goes; what there is to see while somebody watches it tells by a pipe of its own.
 * SIGTERM and SIGINT end it with 0; a graph that is gone or has forgotten the robot ends it with 1, so that whoever started it starts it again.
 */
export async function runRobot(join: () => Promise<RobotNode>): Promise<void> {
  try {
    await drive(join);
  } catch (error) {
    process.stderr.write(`[ERROR] The robot cannot run: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

async function drive(join: () => Promise<RobotNode>): Promise<void> {
  let joined: RobotNode | undefined;
  const end = async (code: number): Promise<void> => {
    await joined?.close();
    process.exit(code);
  };
  process.once('SIGTERM', () => void end(0));
  process.once('SIGINT', () => void end(0));

  let robot: Robot | undefined;
  const trials = new TrialOrders();
  const ordered = await ordersFromInput((order) => {
    trials.note(order);
    if (robot !== undefined) obey(robot, order);
  });
  await loadPhysics();

  const output = openOutput(1);
  const say = (message: RobotMessage): void => void output.write(`${JSON.stringify(message)}\n`);
  const enter = async (): Promise<RobotNode> => (joined = await join());
  const stopWithout = async (node: RobotNode): Promise<void> => {
    process.stderr.write(`[WARN] The robot lost ${node.graph} and stops.\n`);
    await end(1);
  };
  if (ordered().isTried) return judgeInTurn({ enter, trials, say, stopWithout });
  const node = await enter();
  robot = goLive(node, ordered(), say);
  await robot.advertised();
  say({ type: 'ready' });
  // What the start took would be kept for a long time: a robot makes little that asks for room.
  globalThis.gc?.();
  if (await isForgotten(node)) await stopWithout(node);
}

interface Judging {
  enter: () => Promise<RobotNode>;
  trials: TrialOrders;
  say: (message: RobotMessage) => void;
  stopWithout: (node: RobotNode) => Promise<void>;
}

/** Each trial has a node of its own, and a world, and nothing of those before; whoever orders the next one has put the graph in order for it. */
async function judgeInTurn({ enter, trials, say, stopWithout }: Judging): Promise<never> {
  const ours = [process.pid, process.ppid];
  const threads = watchThreads(() => programsBesides(ours));
  const tell = (report: TrialReport): void => say({ type: 'tried', report });
  for (;;) {
    const { trial, ended } = await trials.next();
    const node = await enter();
    say({ type: 'ready' });
    const over = new AbortController();
    void isForgotten(node, over.signal).then((isUnregistered) => (isUnregistered ? stopWithout(node) : undefined));
    await runTrial({ node, trial, tell, ended, threads });
    over.abort();
    node.abandon();
  }
}

/** In real time, from now on. */
function goLive(node: RobotNode, { world, floor, isWatched }: Ordered, say: (message: RobotMessage) => void): Robot {
  let live = watchedWorld(world, floor);
  const simulation = createSimulation(live, node, Date.now());
  let advertised = advertiseWorld(node, world, simulation.services());
  const enter = (next: World, nextFloor: WatchedFloor | undefined): void => {
    live = watchedWorld(next, nextFloor);
    simulation.enter(live);
    const services = simulation.services();
    // One world after the other: the graph may be slow. One that is gone ends this process, which says so.
    advertised = advertised.catch(() => undefined).then(() => advertiseWorld(node, next, services));
    advertised.catch(() => undefined);
  };
  const hand = createHand(() => node.joinHand());
  const look = (hasScan: boolean): Sighting => {
    const seen = simulation.look(hasScan);
    const cells = hasScan ? undefined : live.cells();
    const sighting = cells === undefined ? seen : { ...seen, cells };
    return hand.isContested(Date.now()) ? { ...sighting, contested: true } : sighting;
  };
  const feed = createSightingFeed(look, () => openOutput(sightDescriptors.robot));
  feed.watch(isWatched);
  const motionHistory = createMotionHistory();
  node.listen({
    command(velocity, isByHand) {
      if (!isByHand) hand.heardOther(Date.now());
      motionHistory.commanded(velocity, Date.now());
      simulation.command(velocity);
    },
    grip: (isWanted) => simulation.grip(isWanted),
    reset: () => simulation.reset(),
  });
  setInterval(() => motionHistory.note(simulation.look(false), Date.now()), MOMENT_MS);
  setInterval(() => {
    simulation.advance(Date.now());
    feed.tick();
  }, TICK_MS);
  const report = () => {
    const sighting = simulation.look(true);
    const { paused } = sighting;
    say({ type: 'reported', report: { ...motionHistory.report(sighting, Date.now()), ...(paused && { paused }) } });
  };
  return { simulation, enter, feed, hand, report, advertised: () => advertised };
}

interface Robot {
  simulation: Simulation;
  enter: (world: World, floor: WatchedFloor | undefined) => void;
  feed: SightingFeed;
  hand: Hand;
  report: () => void;
  /** Resolves when the graph knows of everything in the world that was entered last. */
  advertised: () => Promise<void>;
}

function obey({ simulation, enter, feed, hand, report }: Robot, order: RobotOrder): void {
  switch (order.type) {
    case 'enter':
      return enter(order.world, order.floor);
    case 'watch':
      return feed.watch(order.isWatched);
    case 'reset':
      return simulation.reset();
    case 'pause':
      return simulation.pause(order.isPaused);
    case 'report':
      return report();
    case 'take':
    case 'drive':
    case 'release':
      return hand.obey(order);
    case 'try':
    case 'programEnded':
      // A robot that drives already judges nobody.
      return;
    default:
      order satisfies never;
  }
}

interface Ordered {
  world: World;
  floor: WatchedFloor | undefined;
  isWatched: boolean;
  /** Whether programs are to be judged in place of driving in real time. */
  isTried: boolean;
}

/** Resolves with the first world; what it resolves with answers the newest orders. `take` is called with every order. */
function ordersFromInput(take: (order: RobotOrder) => void): Promise<() => Ordered> {
  return new Promise((resolve, reject) => {
    let world: World;
    let floor: WatchedFloor | undefined;
    let isWatched = false;
    let isTried = false;
    const note = (order: RobotOrder): void => {
      if (order.type === 'watch') isWatched = order.isWatched;
      if (order.type === 'try') isTried = true;
      if (order.type === 'enter' || order.type === 'try') {
        floor = order.type === 'enter' ? order.floor : undefined;
        world = order.type === 'enter' ? order.world : order.trial.world;
        resolve(() => ({ world, floor, isWatched, isTried }));
      }
      take(order);
    };
    readMessages(process.stdin, robotOrder, note, (problem) => reject(new Error(`No order: ${problem}`)));
    process.stdin.once('end', () => reject(new Error('Nobody said which world to drive in.')));
  });
}

/** process.stdout would write synchronously, and a reader who is slow would stop the simulation. */
function openOutput(fd: number): Socket {
  const output = new Socket({ fd, readable: false, writable: true });
  output.on('error', () => {
    // Nobody reads any longer.
  });
  return output;
}

/** Resolves with true when the graph is gone or has forgotten it, with false when nobody wants to know any more. */
async function isForgotten(node: RobotNode, unasked = new AbortController().signal): Promise<boolean> {
  for (let failed = 0; failed < MAX_FAILED_CHECKS;) {
    await wait(CHECK_MS, undefined, { signal: unasked }).catch(() => undefined);
    if (unasked.aborted) return false;
    failed = (await node.isKnown()) ? 0 : failed + 1;
  }
  return !unasked.aborted;
}
