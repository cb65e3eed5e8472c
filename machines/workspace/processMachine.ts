/**
 * One process in the learner's workspace: whether it runs, whether its output is subscribed to.
 *
 *   lifecycle:     running (resting ⇄ stopping) → over
 *   subscription:  unsubscribed ⇄ subscribing → subscribed (⇄ interrupted) → ending → complete
 *   size:          expanded ⇄ minimised
 */
import { assign, fromPromise, raise, sendTo, setup } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { ProcessAnswer, ProcessPort } from '../ports/processPort.ts';
import type { PrintedRange } from '../ports/socketPort.ts';
import { reasonOf } from '../reasonOf.ts';
import { timings } from '../timings.ts';
import type { ConsoleLine } from './consoleLine.ts';
import type { ProcessContext, ProcessInput } from './processContext.ts';
import type { ProcessEvent } from './processEvents.ts';
import { entryOf, isOver, latestOf, stopLine, subscribeFrame, unsubscribeFrame } from './processAnswers.ts';

export const processMachine = setup({
  types: { input: {} as ProcessInput, context: {} as ProcessContext, events: {} as ProcessEvent },
  actors: {
    stopProcess: fromPromise<ProcessAnswer, { processes: ProcessPort; processId: string }>(async ({ input }) =>
      input.processes.stop(input.processId),
    ),
  },
  guards: {
    isOver: (_, entry: ProcessEntry) => isOver(entry),
    isStopped: (_, entry: ProcessEntry) => entry.status === 'stopped',
    isDone: (_, answer: ProcessAnswer) => answer.outcome === 'done',
    hasSucceeded: (_, success: boolean) => success,
  },
  actions: {
    tellSubscribed: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'process.subscribed' as const, processId: context.entry.process_id }),
    ),
    tellUnsubscribed: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'process.unsubscribed' as const, processId: context.entry.process_id }),
    ),
    note: sendTo(
      ({ context }) => context.owner,
      (_, line: ConsoleLine) => ({ type: 'process.noted' as const, line }),
    ),
    askToSubscribe: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'process.framed' as const, frame: subscribeFrame(context) }),
    ),
    askToUnsubscribe: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'process.framed' as const, frame: unsubscribeFrame(context) }),
    ),
    count: assign(({ context }) => ({ requests: context.requests + 1 })),
    announce: raise((_, entry: ProcessEntry) => ({ type: 'entry.changed' as const, entry })),
    markStopped: assign(({ context }) => ({ entry: { ...context.entry, status: 'stopped' as const } })),
    update: assign(({ context }, entry: ProcessEntry) => ({ entry: latestOf(context.entry, entry) })),
    see: assign((_, { to }: PrintedRange) => ({ seen: to })),
    beginOutput: ({ context }) => context.output.begin(context.entry.process_id),
    endOutput: ({ context }) => context.output.end(context.entry.process_id),
  },
  delays: { subscribeDelay: timings.subscribeDelay, outputEndDelay: timings.outputEndDelay },
}).createMachine({
  id: 'process',
  description:
    'One process in the learner’s workspace; its lines are kept outside, only the number of the last is known here.',
  context: ({ input }) => ({ ...input, seen: 0, requests: 0 }),
  type: 'parallel',
  on: {
    'entry.changed': { actions: { type: 'update', params: ({ event }) => event.entry } },
    'output.printed': { actions: { type: 'see', params: ({ event }) => event.output } },
  },
  states: {
    lifecycle: {
      description: 'Whether it runs.',
      initial: 'beginning',
      states: {
        beginning: {
          description: 'It may be over before it was ever listed.',
          always: [
            { guard: { type: 'isOver', params: ({ context }) => context.entry }, target: 'over' },
            { target: 'running' },
          ],
        },
        running: {
          description: 'It runs and may be stopped.',
          tags: 'running',
          on: {
            'entry.changed': {
              guard: { type: 'isOver', params: ({ event }) => event.entry },
              target: 'over',
              actions: { type: 'update', params: ({ event }) => event.entry },
            },
            'stop.answered': [
              {
                guard: { type: 'hasSucceeded', params: ({ event }) => event.success },
                target: 'over',
                actions: 'markStopped',
              },
              {
                target: '.resting',
                actions: { type: 'note', params: ({ event }) => ({ kind: 'stopFailed', error: event.error }) },
              },
            ],
          },
          initial: 'resting',
          states: {
            resting: { description: 'Nobody asked it to stop.', on: { 'stop.requested': { target: 'stopping' } } },
            stopping: {
              description: 'The server is asked to stop it; only its word that it has ended counts.',
              tags: 'stopping',
              invoke: {
                id: 'stopProcess',
                src: 'stopProcess',
                input: ({ context }) => ({ processes: context.processes, processId: context.entry.process_id }),
                onDone: [
                  {
                    guard: { type: 'isDone', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: { type: 'announce', params: ({ context, event }) => entryOf(event.output, context.entry) },
                  },
                  { target: 'resting', actions: { type: 'note', params: ({ event }) => stopLine(event.output) } },
                ],
                onError: {
                  target: 'resting',
                  actions: {
                    type: 'note',
                    params: ({ event }) => ({ kind: 'stopUnreachable', message: reasonOf(event.error) }),
                  },
                },
              },
            },
          },
        },
        over: { description: 'It was stopped, or it came to its end.' },
      },
    },
    subscription: {
      description: 'Whether its output is subscribed to.',
      initial: 'unsubscribed',
      states: {
        unsubscribed: {
          description: 'Its output is not asked for.',
          tags: 'unsubscribed',
          on: { 'subscribe.requested': { target: 'subscribing' } },
        },
        subscribing: {
          description: 'The server is asked for the output from behind the last line seen.',
          tags: ['unsubscribed', 'subscribing'],
          entry: ['count', 'askToSubscribe'],
          on: {
            'subscribe.answered': [
              {
                guard: { type: 'hasSucceeded', params: ({ event }) => event.success },
                target: 'subscribed',
                actions: 'beginOutput',
              },
              {
                target: 'unsubscribed',
                actions: [{ type: 'note', params: { kind: 'processNotFound' } }, 'tellUnsubscribed'],
              },
            ],
            'subscribe.refused': { target: 'unsubscribed', actions: 'tellUnsubscribed' },
            'unsubscribe.requested': { target: 'unsubscribed', actions: ['count', 'askToUnsubscribe'] },
            'connection.closed': { target: 'interrupted' },
          },
          after: {
            subscribeDelay: {
              description: 'An answer that comes later must not find somebody subscribed who was told otherwise.',
              target: 'unsubscribed',
              actions: [
                'count',
                'askToUnsubscribe',
                { type: 'note', params: { kind: 'subscribeUnanswered' } },
                'tellUnsubscribed',
              ],
            },
          },
        },
        subscribed: {
          description: 'Its output arrives.',
          tags: 'subscribed',
          entry: 'tellSubscribed',
          on: {
            'unsubscribe.requested': {
              target: 'unsubscribed',
              actions: ['count', 'askToUnsubscribe', 'tellUnsubscribed'],
            },
            'unsubscribe.answered': { target: 'unsubscribed', actions: 'tellUnsubscribed' },
            'entry.changed': {
              guard: { type: 'isStopped', params: ({ event }) => event.entry },
              target: 'ending',
              actions: [{ type: 'update', params: ({ event }) => event.entry }, 'tellUnsubscribed'],
            },
            'stop.answered': {
              description: 'Its end is told behind its last line.',
              guard: { type: 'hasSucceeded', params: ({ event }) => event.success },
              target: 'complete',
              actions: ['tellUnsubscribed', 'endOutput'],
            },
            'connection.closed': { target: 'interrupted' },
          },
        },
        interrupted: {
          description: 'The connection is lost; the output is asked for again once it is back.',
          tags: 'subscribed',
          on: {
            'connection.resumed': { target: 'subscribing' },
            'connection.reset': { target: 'unsubscribed', actions: 'tellUnsubscribed' },
            'unsubscribe.requested': { target: 'unsubscribed', actions: 'tellUnsubscribed' },
          },
        },
        ending: {
          description: 'It was stopped: its last lines are on the way, and behind them its end.',
          on: {
            'stop.answered': {
              guard: { type: 'hasSucceeded', params: ({ event }) => event.success },
              target: 'complete',
              actions: 'endOutput',
            },
            'output.printed': {
              description: 'Lines still come: its end is waited for anew.',
              target: 'ending',
              reenter: true,
              actions: { type: 'see', params: ({ event }) => event.output },
            },
            'connection.closed': { target: 'interrupted' },
          },
          after: { outputEndDelay: { target: 'complete', actions: 'endOutput' } },
        },
        complete: { description: 'It has ended, and everything that it printed has arrived.' },
      },
    },
    size: {
      description: 'How much of it is shown in the list.',
      initial: 'minimised',
      states: {
        minimised: { description: 'Its name and status.', on: { 'size.toggled': { target: 'expanded' } } },
        expanded: { description: 'Everything about it.', on: { 'size.toggled': { target: 'minimised' } } },
      },
    },
  },
});
