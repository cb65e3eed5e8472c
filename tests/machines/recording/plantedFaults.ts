/** Faults that are planted in machines, and a visit that meets each of them. */
import { type AnyStateMachine, assign, createMachine, sendTo } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import type { Divergence } from '#machines/recording/divergence.ts';
import { segmentBounds } from '#machines/recording/segments.ts';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import type { SaveAnswer } from '#machines/ports/filePort.ts';
import { saveReport } from '#machines/workspace/fileAnswers.ts';
import { ownerOf } from '#machines/workspace/fileContext.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import { programMachine } from '#machines/workspace/programMachine.ts';
import { runMachine } from '#machines/workspace/runMachine.ts';
import { runtimeMachine } from '#machines/workspace/runtimeMachine.ts';
import { socketMachine } from '#machines/workspace/socketMachine.ts';
import { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { actorAt, logOf, openRecorded, settled } from './openRecorded.ts';

/** With something in it that nobody else should know. */
const start = `# ${ada.email}\n${'import rospy\n'.repeat(30)}`;

/** A morning's work: a refused save, a build, a run, a lost connection. */
export async function recordWork(machine: AnyStateMachine = appMachine) {
  return logOf((await recorded(machine)).text());
}

/** The same in segments of a few events, as a learner would send them when the first of them are gone. */
export async function recordSegments(machine: AnyStateMachine = appMachine) {
  return (await recorded(machine, { ...segmentBounds, largest: 500 })).segments();
}

async function recorded(machine: AnyStateMachine, bounds = segmentBounds) {
  const { app, ports, clock, masked } = openRecorded(
    {
      path: '/challenge/1',
      user: ada,
      disk: { [obstacleProblem.file_path]: start },
    },
    machine as typeof appMachine,
    bounds,
  );
  await settled();
  const file = actorAt(app, 'workspace/program/file');
  const type = (from: number, to: number, insert: string) => {
    const length: number = file?.getSnapshot().context.code.length;
    file?.send({ type: 'code.edited', changes: [{ from, to, insert }], length: length - (to - from) + insert.length });
  };
  type(200, start.length, '');
  file?.send({ type: 'save.requested' });
  await settled();
  type(0, 195, '');
  file?.send({ type: 'save.requested' });
  file?.send({ type: 'overwrite.confirmed' });
  await settled();
  actorAt(app, 'workspace/program')?.send({ type: 'build.requested' });
  await settled();
  actorAt(app, 'workspace/program/build')?.send({ type: 'run.requested' });
  for (let second = 0; second < 6; second++) clock.increment(1000);
  ports.sockets.connection.open();
  ports.sockets.connection.close();
  clock.increment(3000);
  await settled();
  app.send({ type: 'path.requested', path: '/challenges' });
  return masked;
}

/** It tells of a save, and keeps nothing of it. */
const forgetful = fileMachine.provide({
  actions: {
    conclude: sendTo(ownerOf, ({ context }, answer: SaveAnswer) => saveReport(context, answer)),
    store: assign({}),
  },
});

const workingWith = (actors: { program?: AnyStateMachine; runtime?: AnyStateMachine }) =>
  appMachine.provide({ actors: { workspace: workspaceMachine.provide({ actors: actors as object }) } });
const programWith = (actors: object) => workingWith({ program: programMachine.provide({ actors }) });
const runtimeWith = (actors: object) => workingWith({ runtime: runtimeMachine.provide({ actors }) });

/** A machine with a word of its configuration replaced, wherever it stands. */
function reworded(machine: AnyStateMachine, word: string, other: string): AnyStateMachine {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part === 'string') return part === word ? other : part;
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key === word ? other : key, copy(value)]));
  };
  return createMachine(copy(machine.config) as typeof machine.config, machine.implementations);
}

/** A machine that asks something else of the world. */
function asking(machine: AnyStateMachine, work: string, change: (input: object) => object): AnyStateMachine {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
    const copied: Record<string, unknown> = Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, copy(value)]),
    );
    const { id, input } = copied;
    if (id === work && typeof input === 'function') copied['input'] = (args: unknown) => change(input(args));
    return copied;
  };
  return createMachine(copy(machine.config) as typeof machine.config, machine.implementations);
}

/** What is wrong, the product with it, and where a replay parts from the log. */
export const plantedFaults: readonly [string, typeof appMachine, Partial<Divergence>][] = [
  [
    'a guard that asks for too little',
    programWith({ file: fileMachine.provide({ guards: { needsConfirmation: () => false } }) }),
    { kind: 'state', path: 'app/workspace/program/file/conflict' },
  ],
  ['a save that is not remembered', programWith({ file: forgetful }), { kind: 'state', path: 'app/workspace' }],
  [
    'a timer that is not reset',
    programWith({ run: runMachine.provide({ actions: { finish: assign({}) } }) }),
    { kind: 'context', path: 'app/workspace/program/run', key: 'elapsed' },
  ],
  [
    'a state that was renamed',
    programWith({ run: reworded(runMachine, 'ticking', 'counting') }),
    { kind: 'state', path: 'app/workspace/program/run' },
  ],
  [
    'a connection that is never tried again',
    runtimeWith({ socket: reworded(socketMachine, 'after', 'meta') }),
    { kind: 'timerMissing', path: 'app/workspace/runtime/socket' },
  ],
  [
    'a connection that is tried again too late',
    runtimeWith({ socket: socketMachine.provide({ delays: { reconnectDelay: 6000 } }) }),
    { kind: 'timerDelay', path: 'app/workspace/runtime/socket', expected: '3000 ms', actual: '6000 ms' },
  ],
  [
    'a build that begins from nothing',
    programWith({ build: asking(buildMachine, 'build', (input) => ({ ...input, cleanFirst: true })) }),
    { kind: 'context', path: 'app/workspace/program/build/build', key: 'input' },
  ],
  [
    'a save of nothing',
    programWith({ file: asking(fileMachine, 'saveFile', (input) => ({ ...input, request: { content: '' } })) }),
    { kind: 'context', path: 'app/workspace/program/file/saveFile', key: 'input' },
  ],
  [
    'a learner who is sent somewhere else',
    appMachine.provide({ actions: { go: ({ context }) => context.ports.location.go('/nowhere') } }),
    { kind: 'context', path: 'ports', key: 'location.go' },
  ],
  [
    'a success taken for a failure',
    programWith({ build: buildMachine.provide({ guards: { hasSucceeded: () => false } }) }),
    { kind: 'state', path: 'app/workspace/program/build' },
  ],
];
