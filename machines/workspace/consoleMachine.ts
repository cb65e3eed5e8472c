/**
 * One console: a command to start, and what came of it.
 *
 *   ready ⇄ executing
 */
import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { Owner } from '../owner.ts';
import type { ExecuteRequest, ProcessAnswer, ProcessPort } from '../ports/processPort.ts';
import { reasonOf } from '../reasonOf.ts';
import { timings } from '../timings.ts';
import { appendLines } from './appendLines.ts';
import {
  type RosResponse,
  refusalLine,
  requestFrom,
  responseLines,
  startedEntry,
  startedLine,
} from './consoleAnswers.ts';
import type { ConsoleLine, NumberedLine } from './consoleLine.ts';

export interface ConsoleInput {
  id: string;
  name: string;
  processes: ProcessPort;
  owner: Owner<ConsoleReport>;
}

export type ConsoleEvent =
  | { type: 'command.chosen'; command: string }
  | { type: 'args.typed'; args: string }
  | { type: 'processName.typed'; processName: string }
  | { type: 'longRunning.switched'; isLongRunning: boolean }
  | { type: 'autoSubscribe.switched'; autoSubscribe: boolean }
  | { type: 'execute.requested' }
  | { type: 'response.received'; response: RosResponse }
  /** These are the processes there are, and how each is. */
  | { type: 'processes.changed'; entries: readonly ProcessEntry[] }
  | { type: 'history.cleared' };

export type ConsoleReport =
  | { type: 'console.executed'; entry: ProcessEntry }
  /** The learner wants to listen to what the command started. */
  | { type: 'console.awaited'; processId: string };

export interface ConsoleContext extends ConsoleInput {
  command: string;
  args: string;
  isLongRunning: boolean;
  autoSubscribe: boolean;
  processName: string;
  processId: string | null;
  isRunning: boolean;
  history: readonly NumberedLine[];
  /** Responses that came while a command was being started: one of them may be its own. */
  early: readonly RosResponse[];
}

const keptEarly = 10;

export const consoleMachine = setup({
  types: { input: {} as ConsoleInput, context: {} as ConsoleContext, events: {} as ConsoleEvent },
  actors: {
    execute: fromPromise<ProcessAnswer, { processes: ProcessPort; request: ExecuteRequest }>(async ({ input }) =>
      input.processes.execute(input.request),
    ),
  },
  guards: {
    isIncomplete: ({ context }) => context.command === '' || context.processName.trim() === '',
    isDone: (_, answer: ProcessAnswer) => answer.outcome === 'done',
    isFollowed: ({ context }, answer: ProcessAnswer) => answer.outcome === 'done' && context.autoSubscribe,
    isMine: ({ context }, response: RosResponse) => response.process_id === context.processId,
    isOver: ({ context }, entries: readonly ProcessEntry[]) =>
      context.isRunning &&
      entries.some((entry) => entry.process_id === context.processId && entry.status !== 'running'),
  },
  actions: {
    tellExecuted: sendTo(
      ({ context }) => context.owner,
      (_, entry: ProcessEntry) => ({ type: 'console.executed' as const, entry }),
    ),
    tellAwaited: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'console.awaited' as const, processId: context.processId ?? '' }),
    ),
    note: assign(({ context }, lines: readonly ConsoleLine[]) => ({ history: appendLines(context.history, lines) })),
    start: assign(({ context }, { process_id, status }: ProcessEntry) => ({
      processId: process_id,
      isRunning: status === 'running',
      history: appendLines(context.history, [startedLine(context, process_id)]),
    })),
    keepEarly: assign(({ context }, response: RosResponse) => ({
      early: [...context.early, response].slice(-keptEarly),
    })),
    catchUp: enqueueActions(({ context, enqueue }) => {
      for (const response of context.early) enqueue.raise({ type: 'response.received', response });
      enqueue.assign({ early: [] });
    }),
    forgetEarly: assign({ early: [] }),
    end: assign({ isRunning: false }),
  },
  delays: { autoSubscribeDelay: timings.autoSubscribeDelay },
}).createMachine({
  id: 'console',
  description: 'One console: a command to start, and what came of it.',
  context: ({ input }) => ({
    ...input,
    command: '',
    args: '',
    isLongRunning: false,
    autoSubscribe: false,
    processName: '',
    processId: null,
    isRunning: false,
    history: [],
    early: [],
  }),
  initial: 'ready',
  on: {
    'command.chosen': { actions: assign(({ event }) => ({ command: event.command })) },
    'args.typed': { actions: assign(({ event }) => ({ args: event.args })) },
    'processName.typed': { actions: assign(({ event }) => ({ processName: event.processName })) },
    'longRunning.switched': { actions: assign(({ event }) => ({ isLongRunning: event.isLongRunning })) },
    'autoSubscribe.switched': { actions: assign(({ event }) => ({ autoSubscribe: event.autoSubscribe })) },
    'history.cleared': { actions: assign({ history: [] }) },
    'response.received': {
      guard: { type: 'isMine', params: ({ event }) => event.response },
      actions: ['end', { type: 'note', params: ({ event }) => responseLines(event.response) }],
    },
    'processes.changed': { guard: { type: 'isOver', params: ({ event }) => event.entries }, actions: 'end' },
  },
  states: {
    ready: {
      description: 'A command may be started, also while an earlier one still runs.',
      on: {
        'execute.requested': [
          { guard: 'isIncomplete', actions: { type: 'note', params: [{ kind: 'executeIncomplete' }] } },
          { target: 'executing' },
        ],
      },
      initial: 'resting',
      states: {
        resting: { description: 'Nothing more is to be done about the last command.' },
        following: {
          description: 'What the command started will be listened to, in a moment.',
          after: { autoSubscribeDelay: { target: 'resting', actions: 'tellAwaited' } },
          on: {
            'execute.requested': [
              { guard: 'isIncomplete', actions: { type: 'note', params: [{ kind: 'executeIncomplete' }] } },
              {
                description: 'Another command must not make the first one be forgotten.',
                target: '#console.executing',
                actions: 'tellAwaited',
              },
            ],
          },
        },
      },
    },
    executing: {
      description: 'The command is being started.',
      tags: 'busy',
      on: {
        'response.received': [
          {
            guard: { type: 'isMine', params: ({ event }) => event.response },
            actions: ['end', { type: 'note', params: ({ event }) => responseLines(event.response) }],
          },
          { actions: { type: 'keepEarly', params: ({ event }) => event.response } },
        ],
      },
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({ context }) => ({ processes: context.processes, request: requestFrom(context) }),
        onDone: [
          {
            guard: { type: 'isFollowed', params: ({ event }) => event.output },
            target: 'ready.following',
            actions: [
              { type: 'start', params: ({ event }) => startedEntry(event.output) },
              { type: 'tellExecuted', params: ({ event }) => startedEntry(event.output) },
              'catchUp',
            ],
          },
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'ready',
            actions: [
              { type: 'start', params: ({ event }) => startedEntry(event.output) },
              { type: 'tellExecuted', params: ({ event }) => startedEntry(event.output) },
              'catchUp',
            ],
          },
          {
            target: 'ready',
            actions: ['forgetEarly', { type: 'note', params: ({ event }) => [refusalLine(event.output)] }],
          },
        ],
        onError: {
          target: 'ready',
          actions: [
            'forgetEarly',
            { type: 'note', params: ({ event }) => [{ kind: 'executeUnreachable', message: reasonOf(event.error) }] },
          ],
        },
      },
    },
  },
});
