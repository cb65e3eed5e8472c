/** The ROS graph of a workspace: its master, and the robot that lives in it. Both are kept alive, and asked for. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenedGraph, Surroundings } from '../middleware/SandboxGraph.ts';
import { freePort, isListening } from '../sandbox/agent/freePort.ts';
import { keepAlive, type KeptAlive, type KeptProgram } from '../sandbox/agent/keepAlive.ts';
import { tcpRows } from '../sandbox/agent/tcpRows.ts';
import { sandboxPlaces } from '../sandbox/sandboxPlaces.ts';
import { askMasterPatiently } from './askMaster.ts';
import { AnswerTooLargeError } from './boundedFetch.ts';
import { nodesByTopic } from './nodesByTopic.ts';
import { MASTER_PORT } from './rosEnvironment.ts';

const POLL_MS = 25;
const ROBOT_WAIT_MS = 15_000;

/** From here on ports are given by the system; those below are asked for by their numbers. */
const FIRST_GIVEN_PORT = 32_768;

/**
 * Resolves when the master answers and the robot publishes. A master or a robot that does not come is noted and not waited for any longer; the
 * robot begins as soon as there is a master.
 */
export async function openGraph({
  environment,
  node,
  robotDescriptors,
  robotStarted,
  note,
  changed,
}: Surroundings): Promise<OpenedGraph> {
  let robot: KeptAlive | undefined;
  /** Until then the robot may be on its way into a graph that knows it not yet. */
  let joinsUntil = 0;
  /** The master can tell nobody any more what there is: programs that are gone have left their topics behind, or one makes them without end. */
  let isOverflowed = false;
  const master = keepAlive({
    name: 'rosmaster',
    argv: ['rosmaster', '--core', '-p', String(MASTER_PORT)],
    environment: masterEnvironment(environment),
    started: untilListening,
    // One that is only slow listens all the same. It is asked once a second in every workspace: the kernel knows, and an answer of the master would cost both of them more.
    isWell: async (pid) => !isOverflowed && isListening(pid, MASTER_PORT),
    // Whoever listens there instead keeps the master of this workspace out.
    prepare: () => freePort(MASTER_PORT),
    note,
    changed(state) {
      changed('master', state === 'restarting' && isOverflowed ? 'overflowed' : state);
      isOverflowed = false;
      // A new master knows nobody, so the robot has to introduce itself again.
      if (state === 'restarting') robot?.kill();
    },
  });
  const opened: OpenedGraph = {
    async renew() {
      joinsUntil = Infinity;
      await master.replace();
      joinsUntil = performance.now() + ROBOT_WAIT_MS;
      // A port that was asked for by its number is not free for a minute.
      if (tcpRows().some(({ port }) => port < FIRST_GIVEN_PORT && port !== MASTER_PORT))
        throw new Error('A program has left a port behind.');
    },
  };
  const without = (what: string): OpenedGraph => {
    note(what);
    return opened;
  };
  const robotProgram: KeptProgram = {
    name: 'robot',
    argv: [...node, sandboxPlaces.robot],
    environment,
    descriptors: robotDescriptors,
    async isWell() {
      try {
        const publishes = await robotPublishes();
        isOverflowed = false;
        return publishes || performance.now() < joinsUntil;
      } catch (error) {
        if (error instanceof AnswerTooLargeError) isOverflowed = true;
        throw error;
      }
    },
    started: ({ stdin, stdout }) => robotStarted(stdin, stdout),
    note,
    changed: (state) => changed('robot', state),
  };
  if (!existsSync(sandboxPlaces.robot)) return without('This workspace has no robot.');
  const joining = master.cameUp.then(() => {
    robot = keepAlive(robotProgram);
    return robot.isUp;
  });
  if (!(await master.isUp)) return without('The ROS master does not answer.');
  return (await joining) ? opened : without('The robot has not joined the graph yet.');
}

/** What the kernel knows costs next to nothing to ask, also while the master is on its way. */
async function untilListening(master: ChildProcessWithoutNullStreams): Promise<void> {
  const { pid = 0 } = master;
  master.stdout.resume();
  while (isRunning(master) && !isListening(pid, MASTER_PORT)) await wait(POLL_MS);
}

const isRunning = ({ exitCode, signalCode }: ChildProcessWithoutNullStreams) =>
  exitCode === null && signalCode === null;

/** The master runs outside the sandbox of programs: it must not begin with what they have left for Python in the home folder. */
const masterEnvironment = (environment: Surroundings['environment']) => ({
  ...environment,
  PYTHONNOUSERSITE: '1',
  ROS_PYTHON_LOG_CONFIG_FILE: quietLog(),
});

/** Otherwise the master writes down whatever it is asked, and looks through all packages for how to: 7 MB, and a log that nobody reads. */
function quietLog(): string {
  const path = '/tmp/master-log.yaml';
  writeFileSync(path, '{}');
  return path;
}

const ROBOT = '/robot';
/** What every robot publishes and subscribes to. */
const PUBLISHED = ['/scan', '/odom', '/tf', '/clock', '/gripper/holding', '/bumper', '/battery'];
const SUBSCRIBED = ['/cmd_vel', '/reset', '/gripper/command'];

/** Whether the robot still has its topics: a learner's program may have unregistered any of them. */
async function robotPublishes(): Promise<boolean> {
  const { publishers, subscribers } = await nodesByTopic(askMasterPatiently);
  const has = (topic: string, nodes: typeof publishers): boolean => nodes.get(topic)?.includes(ROBOT) === true;
  return PUBLISHED.every((topic) => has(topic, publishers)) && SUBSCRIBED.every((topic) => has(topic, subscribers));
}
