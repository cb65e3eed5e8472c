/**
 * Runs of the robot that are kept under names: listed, kept, seen again, compared, deleted.
 *
 *   closed → listing → listed ⇄ keeping, confirming → dropping
 *               │         └──→ loading, comparing → closed
 *               └──→ failed
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { KeptRunsPort, LoadRunAnswer, NamedRunsAnswer } from '../ports/keptRunsPort.ts';
import { withOutcome } from '../withOutcome.ts';
import {
  type KeptRunsContext,
  type KeptRunsEvent,
  type KeptRunsFault,
  type KeptRunsInput,
  type KeptRunsReport,
  RUN_NAME_LENGTH,
  noRuns,
} from './keptRunsEvents.ts';

interface OneRun {
  keptRuns: KeptRunsPort;
  userId: string;
  id: string;
}

export const keptRunsMachine = setup({
  types: { input: {} as KeptRunsInput, context: {} as KeptRunsContext, events: {} as KeptRunsEvent },
  actors: {
    listRuns: fromPromise<NamedRunsAnswer, { keptRuns: KeptRunsPort; userId: string }>(async ({ input }) =>
      input.keptRuns.list(input.userId),
    ),
    keepRun: fromPromise<NamedRunsAnswer, { keptRuns: KeptRunsPort; userId: string; name: string }>(
      async ({ input: { keptRuns, ...run } }) => keptRuns.keep(run),
    ),
    loadRun: fromPromise<LoadRunAnswer, OneRun>(async ({ input: { keptRuns, ...run } }) => keptRuns.load(run)),
    dropRun: fromPromise<NamedRunsAnswer, OneRun>(async ({ input: { keptRuns, ...run } }) => keptRuns.drop(run)),
  },
  guards: {
    hasFailed: (_, answer: NamedRunsAnswer | LoadRunAnswer) => answer.outcome === 'failed',
    isNamed: ({ context }) => context.name.trim() !== '' && context.name.trim().length <= RUN_NAME_LENGTH,
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: KeptRunsReport) => report,
    ),
    list: assign((_, answer: NamedRunsAnswer) => ({ runs: withOutcome(answer, 'listed').runs })),
    rename: assign((_, name: string) => ({ name, fault: null })),
    choose: assign((_, id: string) => ({ chosen: id, fault: null })),
    fail: assign((_, fault: KeptRunsFault) => ({ fault })),
    failWith: assign((_, answer: NamedRunsAnswer | LoadRunAnswer) => ({ fault: withOutcome(answer, 'failed').fault })),
    forgetFault: assign({ fault: null }),
    forget: assign({ ...noRuns }),
  },
}).createMachine({
  id: 'keptRuns',
  description: 'Runs of the robot that this browser keeps under names.',
  context: ({ input }) => ({ ...input, ...noRuns }),
  initial: 'closed',
  on: { 'list.closed': { target: '.closed' } },
  states: {
    closed: {
      description: 'Nobody looks.',
      entry: 'forget',
      on: { 'list.requested': { target: 'listing' } },
    },
    listing: {
      description: 'The list is on its way.',
      entry: 'forgetFault',
      invoke: {
        id: 'listRuns',
        src: 'listRuns',
        input: ({ context: { keptRuns, userId } }) => ({ keptRuns, userId }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'failWith', params: ({ event }) => event.output },
          },
          { target: 'listed', actions: { type: 'list', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'fail', params: 'unavailable' } },
      },
    },
    failed: {
      description: 'The list did not come; it may be asked for again.',
      on: { 'list.requested': { target: 'listing' } },
    },
    listed: {
      description: 'The learner keeps a run, or chooses one.',
      on: {
        'name.typed': { actions: { type: 'rename', params: ({ event }) => event.name } },
        'keep.requested': [
          { guard: 'isNamed', target: 'keeping', actions: 'forgetFault' },
          { actions: { type: 'fail', params: 'misnamed' } },
        ],
        'run.compared': { target: 'comparing', actions: { type: 'choose', params: ({ event }) => event.id } },
        'run.chosen': { target: 'loading', actions: { type: 'choose', params: ({ event }) => event.id } },
        'run.offered': {
          target: 'closed',
          actions: { type: 'report', params: ({ event }) => ({ type: 'keptRuns.offered', run: event.run }) },
        },
        'removal.requested': { target: 'confirming', actions: { type: 'choose', params: ({ event }) => event.id } },
      },
    },
    keeping: {
      description: 'What was seen of the robot is kept under the name.',
      invoke: {
        id: 'keepRun',
        src: 'keepRun',
        input: ({ context: { keptRuns, userId, name } }) => ({ keptRuns, userId, name: name.trim() }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'failWith', params: ({ event }) => event.output },
          },
          {
            target: 'listed',
            actions: [
              { type: 'list', params: ({ event }) => event.output },
              { type: 'rename', params: '' },
            ],
          },
        ],
        onError: { target: 'listed', actions: { type: 'fail', params: 'unavailable' } },
      },
    },
    loading: {
      description: 'The chosen run is read, to be looked at.',
      invoke: {
        id: 'loadRun',
        src: 'loadRun',
        input: ({ context: { keptRuns, userId, chosen } }) => ({ keptRuns, userId, id: chosen }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'failWith', params: ({ event }) => event.output },
          },
          {
            target: 'closed',
            actions: { type: 'report', params: ({ context }) => ({ type: 'keptRuns.loaded', id: context.chosen }) },
          },
        ],
        onError: { target: 'listed', actions: { type: 'fail', params: 'unavailable' } },
      },
    },
    comparing: {
      description: 'The chosen run is read, to be drawn beside another.',
      invoke: {
        id: 'loadRun',
        src: 'loadRun',
        input: ({ context: { keptRuns, userId, chosen } }) => ({ keptRuns, userId, id: chosen }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'failWith', params: ({ event }) => event.output },
          },
          {
            target: 'closed',
            actions: { type: 'report', params: ({ context }) => ({ type: 'keptRuns.compared', id: context.chosen }) },
          },
        ],
        onError: { target: 'listed', actions: { type: 'fail', params: 'unavailable' } },
      },
    },
    confirming: {
      description: 'Nobody can bring it back: the learner is asked before it is deleted.',
      on: { 'removal.confirmed': { target: 'dropping' }, 'removal.declined': { target: 'listed' } },
    },
    dropping: {
      description: 'The chosen run is deleted.',
      invoke: {
        id: 'dropRun',
        src: 'dropRun',
        input: ({ context: { keptRuns, userId, chosen } }) => ({ keptRuns, userId, id: chosen }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'failWith', params: ({ event }) => event.output },
          },
          { target: 'listed', actions: { type: 'list', params: ({ event }) => event.output } },
        ],
        onError: { target: 'listed', actions: { type: 'fail', params: 'unavailable' } },
      },
    },
  },
});
