import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { World } from '#contract/world.ts';
import { readMessages } from '../sandbox/readMessages.ts';
import { type Camera, createCamera } from './camera.ts';
import type { RobotNode } from './RobotNode.ts';
import { type RobotMessage, type RobotOrder, robotOrder } from '../sandbox/robotMessages.ts';
import { type Simulation, createSimulation } from './simulation.ts';
import { createWorld, loadPhysics } from './world.ts';

const TICK_MS = 20;
const CHECK_MS = 2000;

/** Failed checks in a row that end the robot: one may only mean a busy computer. */
const MAX_FAILED_CHECKS = 3;

/**
 * The robot's process, run inside a learner's sandbox: joins the graph and simulates in real time.
 * Its input brings orders, one JSON object a line: first of all the world to drive in, which is waited for. Its output tells when it is ready,
 * and what there is to see while somebody watches.
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
  const ordered = await ordersFromInput((order) => {
    if (robot !== undefined) obey(robot, order);
  });
  await loadPhysics();
  const node = await join();
  joined = node;

  const output = openOutput();
  const simulation = createSimulation(createWorld(ordered().world), node, Date.now());
  const camera = createCamera((hasScan) => simulation.look(hasScan), output);
  robot = { simulation, camera };
  camera.watch(ordered().isWatched);
  node.listen(simulation);
  setInterval(() => simulation.advance(Date.now()), TICK_MS);
  const ready: RobotMessage = { type: 'ready' };
  output.write(`${JSON.stringify(ready)}\n`);
  await untilForgotten(node);
  process.stderr.write(`[WARN] The robot lost ${node.graph} and stops.\n`);
  await end(1);
}

interface Robot {
  simulation: Simulation;
  camera: Camera;
}

function obey({ simulation, camera }: Robot, order: RobotOrder): void {
  switch (order.type) {
    case 'enter':
      return simulation.enter(createWorld(order.world));
    case 'watch':
      return camera.watch(order.isWatched);
    case 'reset':
      return simulation.reset();
    default:
      order satisfies never;
  }
}

interface Ordered {
  world: World;
  isWatched: boolean;
}

/** Resolves with the first world; what it resolves with answers the newest orders. `take` is called with every order. */
function ordersFromInput(take: (order: RobotOrder) => void): Promise<() => Ordered> {
  return new Promise((resolve, reject) => {
    let world: World;
    let isWatched = false;
    const note = (order: RobotOrder): void => {
      if (order.type === 'watch') isWatched = order.isWatched;
      if (order.type === 'enter') {
        world = order.world;
        resolve(() => ({ world, isWatched }));
      }
      take(order);
    };
    readMessages(process.stdin, robotOrder, note, (problem) => reject(new Error(`No order: ${problem}`)));
    process.stdin.once('end', () => reject(new Error('Nobody said which world to drive in.')));
  });
}

/** process.stdout would write synchronously, and a reader who is slow would stop the simulation. */
function openOutput(): Socket {
  const output = new Socket({ fd: 1, readable: false, writable: true });
  output.on('error', () => {
    // Nobody reads any longer.
  });
  return output;
}

async function untilForgotten(node: RobotNode): Promise<void> {
  for (let failed = 0; failed < MAX_FAILED_CHECKS;) {
    await wait(CHECK_MS);
    failed = (await node.isKnown()) ? 0 : failed + 1;
  }
}
