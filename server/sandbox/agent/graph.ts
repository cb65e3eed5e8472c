/** The ROS graph of a workspace: its master, and the robot that lives in it. */
import { type ChildProcess, spawn } from 'node:child_process';
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
  let robot: Revived | undefined;
  // A new master knows nobody, so the robot has to introduce itself again.
  const onEnd = (): void => robot?.kill();
  keepAlive({ name: 'rosmaster', argv: ['rosmaster', '--core', '-p', '11311'], onEnd, note });
  if (!(await until(masterAnswers, MASTER_WAIT_MS))) return note('The ROS master does not answer.');
  if (!existsSync(sandboxPlaces.robot)) return note('This workspace has no robot.');
  robot = keepAlive({ name: 'robot', argv: [sandboxPlaces.node, sandboxPlaces.robot], note });
  if (!(await until(robotPublishes, ROBOT_WAIT_MS))) note('The robot has not joined the graph yet.');
}

interface Life {
  name: string;
  argv: readonly string[];
  note: (text: string) => void;
  onEnd?: () => void;
}

interface Revived {
  /** It comes back. */
  kill(): void;
}

function keepAlive(life: Life): Revived {
  let child = start();
  return { kill: () => child.kill('SIGKILL') };

  function start(): ChildProcess {
    const [program = '', ...args] = life.argv;
    let lastWords = '';
    const born = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: rosEnvironment() });
    born.stderr.on('data', (bytes: Buffer) => (lastWords = (lastWords + bytes.toString()).slice(-500)));
    born.on('error', (error) => (lastWords = error.message));
    born.on('close', (code, signal) => {
      life.note(`${life.name} ended (${signal ?? code}) and is started again. ${lastWords.trim()}`.trim());
      life.onEnd?.();
      setTimeout(() => (child = start()), RESTART_MS);
    });
    return born;
  }
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
