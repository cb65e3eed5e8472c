/**
 * What it costs the server that one learner sees a robot stand, and drive: by the frames of the robot that a page draws, and by a desktop that is
 * streamed to it, where Xvfb, x11vnc and Tk's wish are installed (Debian: `xvfb x11vnc tk`). All in one run, by turns.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { projectRoot } from '#server/config/bundles.ts';
import { familyOf, readProcesses } from '#server/sandbox/budget/readProcesses.ts';
import { type Learner, median, saveOver, signIn, startProgram, startServer } from './benchServer.ts';
import { type Seen, watchDesktop } from './desktop/watchDesktop.ts';
import { freePort } from '#server/config/freePort.ts';

const ROUNDS = 5;
const SECONDS = 8;

/** As large as the view on a page of 1440 × 900. */
const SIZE = '800x600x24';
const DISPLAY = ':77';

const circle = `#!/usr/bin/env python3
import rospy
from geometry_msgs.msg import Twist
rospy.init_node('circle')
wheels = rospy.Publisher('/cmd_vel', Twist, queue_size=1)
command = Twist()
command.linear.x, command.angular.z = 0.4, 0.8
rate = rospy.Rate(10)
while not rospy.is_shutdown():
    wheels.publish(command)
    rate.sleep()
`;

/** In a second; `core` is a part of one processor. */
interface Cost {
  core: number;
  frames: number;
  bytes: number;
}

const server = await startServer();
const started: ChildProcess[] = [];
try {
  const learner = await signIn(server.address);
  const rest: Record<'unseen' | 'frames', Cost[]> = { unseen: [], frames: [] };
  for (let round = 0; round < ROUNDS; round++) {
    // The first look starts the robot.
    rest.frames.push(await watchRobot(learner));
    rest.unseen.push(await during([server.pid], () => ({ frames: 0, bytes: 0 })));
  }
  print('server and workspace, the robot stands unseen', rest.unseen);
  print('the same, a page sees it', rest.frames);
  await saveOver(learner, circle);
  await startProgram(learner, 'Circle');
  const rounds: Record<'unseen' | 'frames' | 'desktop', Cost[]> = { unseen: [], frames: [], desktop: [] };
  const hasDesktop = ['/usr/bin/Xvfb', '/usr/bin/x11vnc', '/usr/bin/wish'].every((program) => existsSync(program));
  for (let round = 0; round < ROUNDS; round++) {
    rounds.unseen.push(await during([server.pid], () => ({ frames: 0, bytes: 0 })));
    rounds.frames.push(await watchRobot(learner));
    if (hasDesktop) rounds.desktop.push(await streamDesktop());
  }
  print('server and workspace, the robot drives unseen', rounds.unseen);
  print('the same, a page sees it', rounds.frames);
  if (hasDesktop) print(`a desktop of ${SIZE.slice(0, -3)} with a robot drawn on it, streamed`, rounds.desktop);
  else console.log('no desktop to compare with: Xvfb, x11vnc or wish is missing');
} finally {
  for (const child of started) child.kill('SIGKILL');
  await server.close();
}

async function watchRobot({ address, headers }: Learner): Promise<Cost> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers });
  await once(socket, 'open');
  const seen: Seen = { frames: 0, bytes: 0 };
  socket.on('message', (data: Buffer) => {
    const text = String(data);
    if (!text.includes('"type":"robot"')) return;
    seen.frames += text.split('"pose"').length - 1;
    seen.bytes += data.length;
  });
  socket.send(JSON.stringify({ type: 'watch_robot', request_id: 'watch' }));
  await wait(2000);
  const cost = await during([server.pid], () => ({ ...seen }));
  socket.close();
  await once(socket, 'close');
  return cost;
}

/** The programs that draw and stream it; what a simulator needs besides is not counted. */
async function streamDesktop(): Promise<Cost> {
  const port = await freePort('127.0.0.1');
  const run = (program: string, ...args: string[]): ChildProcess => {
    const child = spawn(program, args, { env: { PATH: '/usr/bin:/bin', DISPLAY }, stdio: 'ignore' });
    started.push(child);
    return child;
  };
  const screen = run('/usr/bin/Xvfb', DISPLAY, '-screen', '0', SIZE, '-nolisten', 'tcp');
  await wait(2000);
  const scene = run('/usr/bin/wish', join(projectRoot, 'bench', 'desktop', 'scene.tcl'));
  const stream = run(
    '/usr/bin/x11vnc',
    '-display',
    DISPLAY,
    '-rfbport',
    String(port),
    '-localhost',
    '-nopw',
    '-shared',
    '-forever',
    '-quiet',
  );
  await wait(4000);
  const watching = await watchDesktop(port);
  await wait(2000);
  const cost = await during(
    [screen, scene, stream].map(({ pid }) => pid ?? 0),
    watching.seen,
  );
  watching.close();
  const ended = [stream, scene, screen].map(async (child) => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  await Promise.all(ended);
  return cost;
}

/** What these processes and all that they have started use while some seconds pass, and what is seen in them. */
async function during(pids: readonly number[], seen: () => Seen): Promise<Cost> {
  const [before, usedBefore, begun] = [seen(), await usedBy(pids), performance.now()];
  await wait(SECONDS * 1000);
  const [after, usedAfter] = [seen(), await usedBy(pids)];
  const seconds = (performance.now() - begun) / 1000;
  return {
    core: (usedAfter - usedBefore) / seconds,
    frames: (after.frames - before.frames) / seconds,
    bytes: (after.bytes - before.bytes) / seconds,
  };
}

/** Of processors, in seconds. */
async function usedBy(pids: readonly number[]): Promise<number> {
  const processes = await readProcesses();
  return pids.flatMap((pid) => familyOf(pid, processes)).reduce((sum, { usedSeconds }) => sum + usedSeconds, 0);
}

function print(what: string, costs: readonly Cost[]): void {
  const of = (kind: keyof Cost): number => median(costs.map((cost) => cost[kind]));
  const share = `${(100 * of('core')).toFixed(1)} % of a core`;
  console.log(
    `${what.padEnd(64)} ${share.padStart(18)} ${of('frames').toFixed(0).padStart(4)} frames/s ${(of('bytes') / 1000).toFixed(1).padStart(8)} kB/s`,
  );
}
