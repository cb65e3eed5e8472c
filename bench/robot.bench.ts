/** How fast the robot's world is simulated, and what one robot costs a computer: processor time and memory, idle and busy. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { bundlePath, projectRoot } from '#server/config/bundles.ts';
import { lowMemoryNode } from '#server/sandbox/nodeCommands.ts';
import { sandboxPlaces } from '#server/sandbox/sandboxPlaces.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { createWorld, loadPhysics, STEP_SECONDS } from '#server/robot/world.ts';

const { practiceWorld } = readCourse(projectRoot);

const ROUNDS = 9;
const WATCHED_SECONDS = 10;

/** Linux counts processor time in hundredths of a second. */
const CPU_TICK_MS = 10;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** The median time of one call, in microseconds. */
function microseconds(calls: number, work: () => void): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (let call = 0; call < calls; call++) work();
    return ((performance.now() - start) / calls) * 1000;
  });
  return median(rounds);
}

async function measureWorld(): Promise<void> {
  await loadPhysics();
  const world = createWorld(practiceWorld);
  let steps = 0;
  const step = microseconds(1000, () => world.step({ linear: 0.5, angular: Math.sin(steps++ / 100) }));
  const scan = microseconds(200, () => world.scan());
  const picture = microseconds(50, () => world.picture());
  const still = microseconds(1000, () => world.step({ linear: 0, angular: 0 }));
  const reset = microseconds(20, () => world.reset());
  world.free();
  console.log(`step, moving      ${step.toFixed(1)} µs (${((STEP_SECONDS * 1e6) / step).toFixed(0)} times real time)`);
  console.log(`step, at rest     ${still.toFixed(2)} µs`);
  console.log(`scan of 360 rays  ${scan.toFixed(1)} µs`);
  console.log(`picture           ${picture.toFixed(0)} µs`);
  console.log(`reset             ${reset.toFixed(0)} µs`);
}

async function measureRobot(): Promise<void> {
  const port = await freePort();
  const environment = {
    PATH: '/usr/bin:/bin',
    HOME: '/tmp',
    LANG: 'C.UTF-8',
    ROS_MASTER_URI: `http://127.0.0.1:${port}`,
    ROS_IP: '127.0.0.1',
  };
  const started: ChildProcess[] = [];
  const run = (command: string, ...args: string[]): ChildProcess => {
    const child = spawn(command, args, { env: environment, stdio: ['pipe', 'pipe', 'ignore'] });
    started.push(child);
    return child;
  };
  try {
    run('/usr/bin/rosmaster', '--core', '-p', String(port));
    const begin = performance.now();
    const [program, ...lean] = lowMemoryNode.map((word) => (word === sandboxPlaces.node ? process.execPath : word));
    const robot = run(program ?? '', ...lean, bundlePath('robot'));
    robot.stdin?.write(`${JSON.stringify({ type: 'enter', world: practiceWorld })}\n`);
    if (robot.stdout) await once(robot.stdout, 'data');
    console.log(`master and robot ready after ${(performance.now() - begin).toFixed(0)} ms`);
    await wait(3000);
    await watch('idle', robot);
    // Not /odom: rostopic needs its package of messages, which Debian installs only with much else.
    for (const topic of ['/scan', '/tf', '/clock']) run('/usr/bin/rostopic', 'hz', topic).stdout?.resume();
    const ride = '{linear: {x: 0.5}, angular: {z: 0.7}}';
    run('/usr/bin/rostopic', 'pub', '-r', '10', '/cmd_vel', 'geometry_msgs/Twist', ride).stdout?.resume();
    await wait(3000);
    await watch('driving, /scan, /tf and /clock heard', robot);
  } finally {
    for (const child of started) child.kill('SIGKILL');
  }
}

/** Prints the median of the processor shares of single seconds, and the memory afterwards. */
async function watch(what: string, robot: ChildProcess): Promise<void> {
  const shares: number[] = [];
  for (let second = 0; second < WATCHED_SECONDS; second++) {
    const [cpu, start] = [cpuMilliseconds(robot), performance.now()];
    await wait(1000);
    shares.push(((cpuMilliseconds(robot) - cpu) / (performance.now() - start)) * 100);
  }
  const memory = readFileSync(`/proc/${robot.pid}/smaps_rollup`, 'utf8');
  const megabytes = (...kinds: readonly string[]) =>
    kinds.reduce((sum, kind) => sum + Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(memory)?.[1]), 0) / 1024;
  const [resident, own] = [megabytes('Rss'), megabytes('Private_Clean', 'Private_Dirty')];
  console.log(
    `${what}: ${median(shares).toFixed(1)} % of a core, ${resident.toFixed(0)} MB resident, ${own.toFixed(0)} MB of it its own`,
  );
}

/** User and system time of a process so far, fields 14 and 15 of proc(5). */
function cpuMilliseconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * CPU_TICK_MS;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

await measureWorld();
await measureRobot();
