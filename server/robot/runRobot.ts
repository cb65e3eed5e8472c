import { setTimeout as wait } from 'node:timers/promises';
import { type World, world as worldSchema } from '#contract/world.ts';
import { readMessages } from '../sandbox/readMessages.ts';
import type { RobotNode } from './RobotNode.ts';
import { type Simulation, createSimulation } from './simulation.ts';
import { createWorld, loadPhysics } from './world.ts';

const TICK_MS = 20;
const CHECK_MS = 2000;

/** Failed checks in a row that end the robot: one may only mean a busy computer. */
const MAX_FAILED_CHECKS = 3;

/**
 * The robot's process, run inside a learner's sandbox: joins the graph and simulates in real time.
 * Its input brings the world to drive in, one JSON object a line; the first is waited for, each later one takes the place of the one before.
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

  let simulation: Simulation | undefined;
  const wanted = await worldsFromInput((world) => simulation?.enter(createWorld(world)));
  await loadPhysics();
  const node = await join();
  joined = node;

  const running = createSimulation(createWorld(wanted()), node, Date.now());
  simulation = running;
  node.listen(running);
  setInterval(() => running.advance(Date.now()), TICK_MS);
  process.stdout.write('The robot is ready.\n');
  await untilForgotten(node);
  process.stderr.write(`[WARN] The robot lost ${node.graph} and stops.\n`);
  await end(1);
}

/** Resolves with the first world, which it answers until there is another; `change` is called with every world. */
function worldsFromInput(change: (world: World) => void): Promise<() => World> {
  return new Promise((resolve, reject) => {
    let newest: World;
    const take = (world: World): void => {
      newest = world;
      resolve(() => newest);
      change(world);
    };
    readMessages(process.stdin, worldSchema, take, (problem) => reject(new Error(`No world: ${problem}`)));
    process.stdin.once('end', () => reject(new Error('Nobody said which world to drive in.')));
  });
}

async function untilForgotten(node: RobotNode): Promise<void> {
  for (let failed = 0; failed < MAX_FAILED_CHECKS;) {
    await wait(CHECK_MS);
    failed = (await node.isKnown()) ? 0 : failed + 1;
  }
}
