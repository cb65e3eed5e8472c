/** The ROS graph of a workspace: its master, and the robot that lives in it. Both are kept alive, and asked for. */
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { GraphPart, GraphState } from '#contract/socket.ts';
import { sandboxPlaces } from '../sandboxPlaces.ts';
import { askMaster } from './askMaster.ts';
import { freePort } from './freePort.ts';
import { keepAlive, type KeptAlive } from './keepAlive.ts';
import type { RobotWorld } from './RobotWorld.ts';
import { MASTER_PORT } from './rosEnvironment.ts';

const POLL_MS = 25;
const MASTER_WAIT_MS = 15_000;
const ROBOT_WAIT_MS = 15_000;

const registrations = v.array(v.tuple([v.string(), v.array(v.string())]));
const systemState = v.tuple([registrations, registrations, v.unknown()]);

export interface GraphObserver {
  /** Something that belongs in the server's log. */
  note: (text: string) => void;
  changed: (part: GraphPart, state: GraphState) => void;
}

/**
 * Starts both and keeps both alive. Resolves when the master answers and the robot publishes.
 * A robot that does not come is noted and not waited for any longer.
 */
export async function openGraph(world: RobotWorld, { note, changed }: GraphObserver): Promise<void> {
  let robot: KeptAlive | undefined;
  keepAlive({
    name: 'rosmaster',
    argv: ['rosmaster', '--core', '-p', String(MASTER_PORT)],
    isWell: (pid) => askMaster('getPid').then((answer) => answer === pid),
    // Whoever listens there instead keeps the master of this workspace out.
    prepare: () => freePort(MASTER_PORT),
    note,
    changed(state) {
      changed('master', state);
      // A new master knows nobody, so the robot has to introduce itself again.
      if (state === 'restarting') robot?.kill();
    },
  });
  if (!(await until(masterAnswers, MASTER_WAIT_MS))) return note('The ROS master does not answer.');
  if (!existsSync(sandboxPlaces.robot)) return note('This workspace has no robot.');
  robot = keepAlive({
    name: 'robot',
    argv: [sandboxPlaces.node, sandboxPlaces.robot],
    isWell: robotPublishes,
    started: (input) => world.attach(input),
    note,
    changed: (state) => changed('robot', state),
  });
  if (!(await until(robotPublishes, ROBOT_WAIT_MS))) note('The robot has not joined the graph yet.');
}

async function until(holds: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (await holds().catch(() => false)) return true;
    await wait(POLL_MS);
  }
  return false;
}

const masterAnswers = (): Promise<boolean> => askMaster('getSystemState').then(() => true);

const ROBOT = '/robot';
/** What every robot publishes and hears. */
const PUBLISHED = ['/scan', '/odom', '/tf', '/clock'];
const HEARD = ['/cmd_vel', '/reset'];

/** Whether the robot still has its topics: a learner's program may have unregistered any of them. */
async function robotPublishes(): Promise<boolean> {
  const [publishers, subscribers] = v.parse(systemState, await askMaster('getSystemState'));
  return PUBLISHED.every((topic) => has(publishers, topic)) && HEARD.every((topic) => has(subscribers, topic));
}

function has(registered: v.InferOutput<typeof registrations>, topic: string): boolean {
  return registered.some(([name, nodes]) => name === topic && nodes.includes(ROBOT));
}
