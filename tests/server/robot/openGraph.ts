/** A ROS graph of its own for a test: a real master on a free port, the bundled robot, and programs beside them. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { World } from '#contract/world.ts';
import { bundlePath, projectRoot } from '#server/config/bundles.ts';
import { readablePipe } from '#server/sandbox/readablePipe.ts';
import { sightDescriptors } from '#server/sandbox/sightDescriptors.ts';
import { masterAnswers } from '#server/ros1/openRobotNode.ts';
import { practice } from './worlds.ts';

export interface Program {
  child: ChildProcess;
  /** Everything it has printed so far, both streams, and what a robot tells there is to see. */
  output(): string;
  /** Resolves with the first line that matches; rejects when the program ends without one. */
  line(pattern: RegExp): Promise<string>;
  /** Its exit code, null when a signal ended it. */
  ended: Promise<number | null>;
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Graph {
  masterUri: string;
  master: Program;
  robot: Program;
  run: (command: string, ...args: string[]) => Program;
  /** Brings the robot into another world. */
  enter: (world: World) => void;
  /** Ends what was run beside the master and the robot, so that the next test finds them alone. */
  endPrograms: () => Promise<void>;
  close: () => Promise<void>;
}

export interface Master {
  uri: string;
  program: Program;
  run: (command: string, ...args: string[]) => Program;
  /** Ends it and every program that was run beside it. */
  close: () => Promise<void>;
}

/** Resolves when the master answers. */
export async function openMaster(): Promise<Master> {
  const home = mkdtempSync(join(tmpdir(), 'servolab-robot-'));
  const port = await freePort();
  const uri = `http://127.0.0.1:${port}`;
  const programs: Program[] = [];
  const run = (command: string, ...args: string[]): Program => {
    const program = start(command, args, environment(uri, home));
    programs.push(program);
    return program;
  };
  const close = async (): Promise<void> => {
    await Promise.all(programs.map((program) => program.stop('SIGKILL')));
    rmSync(home, { recursive: true, force: true });
  };
  const program = run('/usr/bin/rosmaster', '--core', '-p', String(port));
  while (!(await masterAnswers(uri))) await wait(50);
  return { uri, program, run, close };
}

/** Resolves when the robot is ready in the practice world. */
export async function openGraph(): Promise<Graph> {
  const { uri: masterUri, program: master, run, close } = await openMaster();
  const robot = run(process.execPath, bundlePath('robot'));
  const beside: Program[] = [];
  const enter = (world: World): void => void robot.child.stdin?.write(`${JSON.stringify({ type: 'enter', world })}\n`);
  enter(practice);
  await robot.line(/"ready"/).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    masterUri,
    master,
    robot,
    run(command, ...args) {
      const program = run(command, ...args);
      beside.push(program);
      return program;
    },
    enter,
    endPrograms: async () => void (await Promise.all(beside.splice(0).map((program) => program.stop('SIGKILL')))),
    close,
  };
}

/** Built from nothing: another Python earlier on the path would not know ROS. */
function environment(masterUri: string, home: string): NodeJS.ProcessEnv {
  return {
    PATH: '/usr/bin:/bin',
    HOME: home,
    ROS_HOME: home,
    LANG: 'C.UTF-8',
    ROS_MASTER_URI: masterUri,
    ROS_IP: '127.0.0.1',
    PYTHONUNBUFFERED: '1',
    // Where the messages of nav_msgs are, which Debian would only install with all of Boost.
    PYTHONPATH: join(projectRoot, '.cache', 'ros', 'usr', 'lib', 'python3', 'dist-packages'),
  };
}

function start(command: string, args: string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'pipe', 'pipe'] });
  let printed = '';
  for (const descriptor of [1, 2, sightDescriptors.robot]) {
    readablePipe(child, descriptor).on('data', (text: Buffer) => {
      printed += text.toString();
      child.emit('printed');
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return {
    child,
    output: () => printed,
    ended,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          // What follows the last line end is only the beginning of a line.
          const found = printed
            .split('\n')
            .slice(0, -1)
            .find((line) => pattern.test(line));
          if (found !== undefined) resolve(found);
        };
        child.on('printed', look);
        void ended.then(() => reject(new Error(`${command} never printed ${String(pattern)}, but:\n${printed}`)));
        look();
      }),
    stop(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
