/**
 * Starting and stopping what the learner wrote. Whether it runs is what the list of processes says, whoever started it.
 *
 *   control:     stopped → building (asked ⇄ waiting) → connecting → starting → running → stopping (finally ⇄ again), starting → building
 *                   ↑          ↑                                                               │         │
 *                   │          └───────────────────────────────────────────────────────────────┼─────────┘
 *                   └──────────────────────────────────────────────────────────────────────────┘
 *   term:        unlimited ⇄ limited → over, withdrawn
 *   connection:  closed ⇄ open
 */
import { and, assign, not, or, sendTo, setup, spawnChild, stateIn } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { ProcessAnswer, StartAnswer } from '../ports/processPort.ts';
import { required } from '../required.ts';
import { timings } from '../timings.ts';
import { type LaunchOutcome, entryFrom, requestFor, startError, startFailure } from './launchAnswers.ts';
import { startedReport, stopError, stopFailure, unbuiltAs, unstartable } from './launchAnswers.ts';
import { endRun, execute, stopProcess } from './launchCalls.ts';
import { type LaunchContext, endedAs, entryById, requestOf, runningOf, takenBy, untouched } from './launchContext.ts';
import type { LaunchEvent, LaunchInput, LaunchReport } from './launchEvents.ts';

export const launchMachine = setup({
  types: { input: {} as LaunchInput, context: {} as LaunchContext, events: {} as LaunchEvent },
  actors: { endRun, execute, stopProcess },
  guards: {
    isStartable: ({ context }) => requestFor(context.path) !== null,
    isConnected: stateIn({ connection: 'open' }),
    isDone: (_, answer: StartAnswer) => answer.outcome === 'done',
    isOutdated: (_, answer: StartAnswer) => answer.outcome === 'outdated',
    isStopped: (_, answer: ProcessAnswer) => answer.outcome === 'done' && answer.process.status !== 'running',
    runs: ({ context }) => runningOf(context) !== undefined,
    isOver: ({ context }) => entryById(context)?.status !== 'running',
    isForRun: ({ event }) => event.type === 'start.requested' && event.forRun === true,
    isAtRest: stateIn({ control: 'stopped' }),
    isStoppedAnyway: or([stateIn({ control: 'stopped' }), stateIn({ control: { stopping: 'finally' } })]),
    isRunning: stateIn({ control: 'running' }),
    isLimited: stateIn({ term: 'limited' }),
    isRunOver: stateIn({ term: 'over' }),
    isWithdrawn: stateIn({ term: 'withdrawn' }),
    isUnwanted: or([stateIn({ term: 'over' }), stateIn({ term: 'withdrawn' })]),
    isWithdrawable: and([stateIn({ control: 'starting' }), not(stateIn({ term: 'withdrawn' }))]),
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: LaunchReport) => report,
    ),
    begin: sendTo(({ context }) => context.owner, { type: 'launch.began' }),
    open: assign((_, path: string | null) => ({ path, outcome: null })),
    list: assign((_, entries: readonly ProcessEntry[]) => ({ entries })),
    take: assign(({ context }, entry: ProcessEntry) => takenBy(context, entry)),
    recognise: assign(({ context }) => ({ processId: required(runningOf(context)).process_id })),
    markEnded: assign(({ context }) => ({ ended: context.processId })),
    keepVersion: assign((_, version: string) => ({ version })),
    endRun: spawnChild('endRun', {
      id: 'endRun',
      input: ({ context }) => ({ processes: context.processes, processId: required(context.processId) }),
    }),
    limit: assign({ isLimited: true }),
    lift: assign({ isLimited: false }),
    conclude: assign((_, outcome: LaunchOutcome) => ({ outcome })),
    giveUp: assign({ outcome: { kind: 'notConnected' } }),
    concludeEnd: assign(({ context }) => ({ outcome: endedAs(context) })),
    clearOutcome: assign({ outcome: null }),
  },
  delays: { connectDelay: timings.connectDelay },
}).createMachine({
  id: 'launch',
  description: 'Starting and stopping what the learner wrote, and why it does not run.',
  context: ({ input }) => ({ ...input, ...untouched }),
  type: 'parallel',
  on: { 'runtime.changed': { actions: { type: 'list', params: ({ event }) => event.entries } } },
  states: {
    control: {
      description: 'What is done with the program.',
      initial: 'stopped',
      on: {
        'problem.opened': { target: '.stopped', actions: { type: 'open', params: ({ event }) => event.path } },
        'outcome.dismissed': { actions: 'clearOutcome' },
        'problem.closed': { target: '.stopped', actions: { type: 'open', params: null } },
      },
      states: {
        stopped: {
          description: 'It does not run.',
          always: { guard: 'runs', target: 'running', actions: ['recognise', 'clearOutcome'] },
          on: {
            'start.requested': [
              { guard: 'isStartable', target: 'building', actions: ['clearOutcome', 'begin'] },
              { actions: { type: 'conclude', params: ({ context }) => unstartable(context.path) } },
            ],
          },
        },
        building: {
          description: 'What the editor shows is saved and built, unless it is.',
          initial: 'asked',
          always: [
            { guard: 'isWithdrawn', target: 'stopped' },
            { guard: 'isRunOver', target: 'stopped', actions: { type: 'conclude', params: { kind: 'runOver' } } },
          ],
          on: {
            'stop.requested': {
              description: 'The build goes on; nothing is started when it has ended.',
              target: 'stopped',
            },
          },
          states: {
            asked: {
              description: 'The program is asked for it.',
              entry: { type: 'report', params: { type: 'launch.requested' } },
              on: {
                'program.built': {
                  target: '#launch.control.connecting',
                  actions: { type: 'keepVersion', params: ({ event }) => event.version },
                },
                'program.unbuilt': {
                  target: '#launch.control.stopped',
                  actions: { type: 'conclude', params: ({ event }) => unbuiltAs(event) },
                },
                'program.busy': { target: 'waiting' },
              },
            },
            waiting: {
              description: 'A build that began before has to end first: it may be of an older text.',
              on: { 'program.built': { target: 'asked' }, 'program.unbuilt': { target: 'asked' } },
            },
          },
        },
        connecting: {
          description: 'Without a connection nothing that it prints would be seen.',
          always: { guard: 'isConnected', target: 'starting' },
          on: {
            'stop.requested': { target: 'stopped' },
            'run.ended': { guard: 'isLimited', target: 'stopped', actions: 'giveUp' },
          },
          after: { connectDelay: { target: 'stopped', actions: 'giveUp' } },
        },
        starting: {
          description: 'The server is asked to start it.',
          invoke: {
            id: 'execute',
            src: 'execute',
            input: ({ context }) => ({ processes: context.processes, request: requestOf(context) }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'running',
                actions: [
                  { type: 'take', params: ({ event }) => entryFrom(event.output) },
                  { type: 'report', params: ({ event }) => startedReport(event.output) },
                ],
              },
              {
                description: 'Building it anew leads to the question whose text it shall be.',
                guard: { type: 'isOutdated', params: ({ event }) => event.output },
                target: 'building',
                actions: { type: 'report', params: { type: 'launch.outdated' } },
              },
              { target: 'stopped', actions: { type: 'conclude', params: ({ event }) => startFailure(event.output) } },
            ],
            onError: {
              target: 'stopped',
              actions: { type: 'conclude', params: ({ event }) => startError(event.error) },
            },
          },
        },
        running: {
          description: 'It runs.',
          always: [
            { guard: 'isOver', target: 'stopped', actions: ['markEnded', 'concludeEnd'] },
            { guard: 'isUnwanted', target: 'stopping', actions: 'clearOutcome' },
          ],
          on: {
            'stop.requested': { target: 'stopping', actions: 'clearOutcome' },
            'start.requested': { target: 'stopping.again', actions: ['clearOutcome', 'begin'] },
          },
        },
        stopping: {
          description: 'The server is asked to stop it.',
          initial: 'finally',
          states: {
            finally: {
              description: 'Nothing is started afterwards.',
              always: { guard: 'isOver', target: '#launch.control.stopped', actions: 'markEnded' },
              on: { 'start.requested': { target: 'again', actions: 'begin' } },
            },
            again: {
              description: 'It is started anew afterwards: two programs never drive one robot.',
              always: { guard: 'isOver', target: '#launch.control.building', actions: 'markEnded' },
              on: { 'stop.requested': { target: 'finally' } },
            },
          },
          invoke: {
            id: 'stopProcess',
            src: 'stopProcess',
            input: ({ context }) => ({ processes: context.processes, processId: required(context.processId) }),
            onDone: [
              {
                guard: { type: 'isStopped', params: ({ event }) => event.output },
                actions: { type: 'take', params: ({ event }) => entryFrom(event.output) },
              },
              {
                description: 'Only the word that it has ended counts.',
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'running',
              },
              { target: 'running', actions: { type: 'conclude', params: ({ event }) => stopFailure(event.output) } },
            ],
            onError: {
              target: 'running',
              actions: { type: 'conclude', params: ({ event }) => stopError(event.error) },
            },
          },
        },
      },
    },
    term: {
      description: 'For how long it shall run.',
      initial: 'unlimited',
      on: {
        'start.requested': [{ guard: 'isForRun', target: '.limited' }, { target: '.unlimited' }],
        'stop.requested': { guard: 'isWithdrawable', target: '.withdrawn' },
      },
      states: {
        unlimited: { description: 'Until it is stopped, or ends by itself.', entry: 'lift' },
        limited: {
          description: 'For as long as the run lasts.',
          entry: 'limit',
          always: { guard: 'isAtRest', target: 'unlimited' },
          on: { 'run.ended': { target: 'over' }, 'problem.closed': { guard: 'isRunning', actions: 'endRun' } },
        },
        over: {
          description: 'The run is over: what it started is stopped, and what it has not started stays so.',
          always: { guard: 'isStoppedAnyway', target: 'unlimited' },
        },
        withdrawn: {
          description: 'It was stopped while the server was asked to start it: what that starts is stopped at once.',
          always: { guard: 'isStoppedAnyway', target: 'unlimited' },
        },
      },
    },
    connection: {
      description: 'Whether what it prints can be seen.',
      initial: 'closed',
      states: {
        closed: { description: 'Nothing arrives of what runs.', on: { 'runtime.connected': { target: 'open' } } },
        open: { description: 'What runs is heard.', on: { 'runtime.disconnected': { target: 'closed' } } },
      },
    },
  },
});
