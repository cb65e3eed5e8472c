/**
 * The server's hand inside a learner's sandbox. It speaks over the socket pair it inherited as its input and output,
 * starts what it is told to, and ends with the server: without the agent the sandbox ends too.
 */
import { Socket } from 'node:net';
import { type OrderForAgent, type WordOfAgent, orderForAgent } from '../agentMessages.ts';
import { readMessages } from '../readMessages.ts';
import { askMaster } from './askMaster.ts';
import { openGraph } from './graph.ts';
import { type LearnerProgram, startProgram } from './learnerProgram.ts';
import { listProcesses } from './listProcesses.ts';
import { RobotWorld } from './RobotWorld.ts';
import { writeSystemFiles } from './writeSystemFiles.ts';

// process.stdout would write synchronously, and one slow moment of the server would stop everything here.
const input = new Socket({ fd: 0, readable: true, writable: false });
const output = new Socket({ fd: 1, readable: false, writable: true });
const programs = new Map<string, LearnerProgram>();
const robotWorld = new RobotWorld();
let isFull = false;

function tell(word: WordOfAgent): void {
  if (output.write(`${JSON.stringify(word)}\n`) || isFull) return;
  isFull = true;
  for (const program of programs.values()) program.hold(true);
}

output.on('drain', () => {
  isFull = false;
  for (const program of programs.values()) program.hold(false);
});

function obey(order: OrderForAgent): void {
  switch (order.type) {
    case 'start':
      return start(order);
    case 'stop':
      return programs.get(order.id)?.stop(order.graceMs);
    case 'askMaster':
      return answer(order.request, askMaster(order.question));
    case 'openWorld':
      return robotWorld.open(order.world);
    case 'listProcesses':
      return answer(order.request, Promise.resolve(listProcesses()));
    default:
      order satisfies never;
  }
}

function start(order: Extract<OrderForAgent, { type: 'start' }>): void {
  const program = startProgram(order, (word) => {
    if (word.type === 'ended') programs.delete(word.id);
    tell(word);
  });
  programs.set(order.id, program);
  if (isFull) program.hold(true);
}

function answer(request: number, value: Promise<unknown>): void {
  value.then(
    (settled) => tell({ type: 'answered', request, value: settled }),
    (error: unknown) => tell({ type: 'unanswered', request, error: String(error) }),
  );
}

function leave(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

writeSystemFiles();
readMessages(input, orderForAgent, obey, leave);
input.on('close', () => process.exit(0));
output.on('error', () => process.exit(0));
tell({ type: 'awake' });
if (process.argv.includes('--graph')) {
  await openGraph(robotWorld, {
    note: (text) => tell({ type: 'noted', text }),
    changed: (part, state) => tell({ type: 'graphChanged', part, state }),
  });
  tell({ type: 'graphOpened' });
}
