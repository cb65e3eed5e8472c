/** The ROS graph of a workspace: its master, and the robot that lives in it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxPlaces } from '../sandboxPlaces.ts';
import { askMaster } from './askMaster.ts';
import { rosEnvironment } from './rosEnvironment.ts';

const POLL_MS = 25;
const MASTER_WAIT_MS = 15_000;
const ROBOT_WAIT_MS = 4000;
const RESTART_MS = 1000;

/**
 * Starts both and keeps both alive. Resolves when the master answers and the robot publishes.
 * A robot that does not come is noted and not waited for any longer.
 */
export async function openGraph(note: (text: string) => void): Promise<void> {
  keepAlive('rosmaster', ['rosmaster', '--core', '-p', '11311'], note);
  if (!(await until(masterAnswers, MASTER_WAIT_MS))) return note('The ROS master does not answer.');
  if (!existsSync(sandboxPlaces.robot)) return note('This workspace has no robot.');
  keepAlive('robot', [sandboxPlaces.node, sandboxPlaces.robot], note);
  if (!(await until(robotPublishes, ROBOT_WAIT_MS))) note('The robot has not joined the graph yet.');
}

function keepAlive(name: string, argv: readonly string[], note: (text: string) => void): void {
  const [program = '', ...args] = argv;
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: rosEnvironment() });
  let lastWords = '';
  child.stderr.on('data', (bytes: Buffer) => (lastWords = (lastWords + bytes.toString()).slice(-500)));
  child.on('error', (error) => note(`${name} cannot be started: ${error.message}`));
  child.on('close', (code, signal) => {
    note(`${name} ended (${signal ?? code}) and is started again. ${lastWords.trim()}`);
    setTimeout(() => keepAlive(name, argv, note), RESTART_MS);
  });
}

async function until(holds: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (await holds()) return true;
    await wait(POLL_MS);
  }
  return false;
}

const masterAnswers = (): Promise<boolean> =>
  askMaster('getSystemState').then(
    () => true,
    () => false,
  );

/** The graph is fresh, so whoever publishes first is the robot. */
const robotPublishes = (): Promise<boolean> =>
  askMaster('getTopicTypes').then(
    (types) => Array.isArray(types) && types.length > 0,
    () => false,
  );
