/**
 * One console: a command to start, and what came of it.
 *
 *   form:          incomplete (unmarked → marked) ⇄ complete → executing
 *   name:          suggested ⇄ given
 *   command:       none → running → over
 *   answers:       none ⇄ awaited
 *   subscription:  idle ⇄ scheduled
 */
import { assign, enqueueActions, fromPromise, raise, sendTo, setup } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { ExecuteRequest, ProcessAnswer, ProcessPort } from '../ports/processPort.ts';
import { timings } from '../timings.ts';
import { appendLines } from './appendLines.ts';
import type { CommandForm, RosResponse } from './consoleAnswers.ts';
import { errorLine, requestFrom, startedEntry, unreachableLine } from './consoleAnswers.ts';
import type { ConsoleContext, ConsoleInput } from './consoleContext.ts';
import { awaitedReport, initialContext, isComplete, isNameless, ownerOf } from './consoleContext.ts';
import type { ConsoleEvent } from './consoleEvents.ts';
import type { ConsoleLine } from './consoleLine.ts';
import { isOfLast, isOver, isUnresolved, withEarly, withEnded, withProcess, withResponse } from './consoleProcesses.ts';
import { type RecallDirection, asTyped, recalledForm, withRecent } from './consoleRecall.ts';
import { filledForm, nodeSwitches, startsNodes, suggestedName } from './consoleSuggestions.ts';

export const consoleMachine = setup({
  types: { input: {} as ConsoleInput, context: {} as ConsoleContext, events: {} as ConsoleEvent },
  actors: {
    execute: fromPromise<ProcessAnswer, { processes: ProcessPort; request: ExecuteRequest }>(async ({ input }) =>
      input.processes.execute(input.request),
    ),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isIncomplete: ({ context }) => !isComplete(context),
    isNameless: ({ context }) => isNameless(context),
    startsNodes: (_, command: string) => startsNodes(command),
    isDone: (_, answer: ProcessAnswer) => answer.outcome === 'done',
    isRunning: (_, entry: ProcessEntry) => entry.status === 'running',
    isFollowed: ({ context }) => context.autoSubscribe,
    isOfLast: ({ context }, response: RosResponse) => isOfLast(context, response),
    isMine: ({ context }, response: RosResponse) => context.own.includes(response.process_id),
    isForeign: ({ context }, response: RosResponse) => !context.own.includes(response.process_id),
    isOver: ({ context }, entries: readonly ProcessEntry[]) => isOver(context, entries),
    isUntold: ({ context }, entries: readonly ProcessEntry[]) => isUnresolved(context, entries),
  },
  actions: {
    tellExecuted: sendTo(ownerOf, (_, entry: ProcessEntry) => ({ type: 'console.executed' as const, entry })),
    tellAwaited: sendTo(ownerOf, ({ context }) => awaitedReport(context)),
    tellMissed: enqueueActions(({ context, enqueue }) => {
      for (const processId of context.ended) enqueue.sendTo(context.owner, { type: 'console.awaited', processId });
      enqueue.assign({ ended: [] });
    }),
    clearHistory: assign({ history: [] }),
    type: assign((_, typed: Partial<CommandForm>) => typed),
    note: assign(({ context }, lines: readonly ConsoleLine[]) => ({ history: appendLines(context.history, lines) })),
    prepare: assign(({ context }) => ({ request: requestFrom(context), ...withRecent(context) })),
    expectNode: assign(nodeSwitches),
    fill: assign((_, { command, args }: { command: string; args: string }) => asTyped(filledForm(command, args))),
    recall: assign(({ context }, direction: RecallDirection) => recalledForm(context, direction)),
    suggestName: assign(({ context }) => ({ processName: suggestedName(context) })),
    start: raise((_, entry: ProcessEntry) => ({ type: 'command.started' as const, entry })),
    take: assign(({ context }, { process_id }: ProcessEntry) => withProcess(context, process_id)),
    noteEnded: assign(({ context }, entries: readonly ProcessEntry[]) => withEnded(context, entries)),
    noteResponse: assign(({ context }, response: RosResponse) => withResponse(context, response)),
    keepEarly: assign(({ context }, response: RosResponse) => withEarly(context, response)),
    catchUp: enqueueActions(({ context, enqueue }) => {
      for (const response of context.early) enqueue.raise({ type: 'response.received', response });
      enqueue.assign({ early: [] });
    }),
    forgetEarly: assign({ early: [] }),
  },
  delays: { autoSubscribeDelay: timings.autoSubscribeDelay, responseDelay: timings.responseDelay },
}).createMachine({
  id: 'console',
  description: 'One console: a command to start, and what came of it.',
  context: ({ input }) => initialContext(input),
  type: 'parallel',
  on: { 'history.cleared': { actions: 'clearHistory' } },
  states: {
    form: {
      description: 'What is to be started next, also while an earlier command still runs.',
      initial: 'incomplete',
      on: {
        'command.chosen': [
          {
            guard: { type: 'startsNodes', params: ({ event }) => event.command },
            actions: [{ type: 'type', params: ({ event: { command } }) => ({ command }) }, 'expectNode'],
          },
          { actions: { type: 'type', params: ({ event: { command } }) => ({ command }) } },
        ],
        'command.filled': { actions: { type: 'fill', params: ({ event }) => event } },
        'command.recalled': { actions: { type: 'recall', params: ({ event }) => event.direction } },
        'args.typed': { actions: { type: 'type', params: ({ event: { args } }) => ({ args }) } },
        'processName.typed': { actions: { type: 'type', params: ({ event: { processName } }) => ({ processName }) } },
        'longRunning.switched': {
          actions: { type: 'type', params: ({ event: { isLongRunning } }) => ({ isLongRunning }) },
        },
        'autoSubscribe.switched': {
          actions: { type: 'type', params: ({ event: { autoSubscribe } }) => ({ autoSubscribe }) },
        },
      },
      states: {
        incomplete: {
          description: 'A command or the name of its process is missing.',
          always: { guard: 'isComplete', target: 'complete' },
          on: {
            'execute.requested': {
              target: '.marked',
              actions: { type: 'note', params: [{ kind: 'executeIncomplete' }] },
            },
          },
          initial: 'unmarked',
          states: {
            unmarked: {
              description: 'Nobody has tried to start it yet, or left it without a name: nothing is wrong.',
              on: { 'processName.left': { guard: 'isNameless', target: 'marked' } },
            },
            marked: { description: 'What is missing is marked.' },
          },
        },
        complete: {
          description: 'The command may be started.',
          always: { guard: 'isIncomplete', target: 'incomplete' },
          on: { 'execute.requested': { target: 'executing' } },
        },
        executing: {
          description: 'The command is being started; the next one may be typed meanwhile.',
          tags: 'busy',
          entry: 'prepare',
          on: {
            'response.received': {
              description: 'A command may have ended before it is known under which id it was started.',
              guard: { type: 'isForeign', params: ({ event }) => event.response },
              actions: { type: 'keepEarly', params: ({ event }) => event.response },
            },
          },
          invoke: {
            id: 'execute',
            src: 'execute',
            input: ({ context }) => ({ processes: context.processes, request: context.request }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'complete',
                actions: [
                  { type: 'start', params: ({ event }) => startedEntry(event.output) },
                  { type: 'tellExecuted', params: ({ event }) => startedEntry(event.output) },
                  'catchUp',
                ],
              },
              {
                target: 'complete',
                actions: ['forgetEarly', { type: 'note', params: ({ event }) => [errorLine(event.output)] }],
              },
            ],
            onError: {
              target: 'complete',
              actions: ['forgetEarly', { type: 'note', params: ({ event }) => [unreachableLine(event.error)] }],
            },
          },
        },
      },
    },
    name: {
      description: 'Who names the process.',
      initial: 'suggested',
      states: {
        suggested: {
          description: 'It takes its name from the command.',
          on: {
            'command.chosen': { actions: 'suggestName' },
            'args.typed': { actions: 'suggestName' },
            'processName.typed': { target: 'given' },
          },
        },
        given: { description: 'The learner has named it.', on: { 'command.filled': { target: 'suggested' } } },
      },
    },
    command: {
      description: 'The command that was started last.',
      initial: 'none',
      on: {
        'command.started': [
          { guard: { type: 'isRunning', params: ({ event }) => event.entry }, target: '.running' },
          { target: '.over' },
        ],
        'response.received': { guard: { type: 'isOfLast', params: ({ event }) => event.response }, target: '.over' },
      },
      states: {
        none: { description: 'Nothing was started yet.' },
        running: {
          description: 'It runs.',
          on: {
            'processes.changed': { guard: { type: 'isOver', params: ({ event }) => event.entries }, target: 'over' },
          },
        },
        over: { description: 'It has ended.' },
      },
    },
    answers: {
      description: 'Whether it was told what came of each command that has ended.',
      initial: 'none',
      on: {
        'command.started': { actions: { type: 'take', params: ({ event }) => event.entry } },
        'response.received': {
          guard: { type: 'isMine', params: ({ event }) => event.response },
          actions: { type: 'noteResponse', params: ({ event }) => event.response },
        },
        'processes.changed': {
          guard: { type: 'isUntold', params: ({ event }) => event.entries },
          target: '.awaited',
          actions: { type: 'noteEnded', params: ({ event }) => event.entries },
        },
      },
      states: {
        none: { description: 'Of none that is known to have ended anything is on its way.' },
        awaited: {
          description:
            'That of some is on its way, or was told while nobody was there: then their output is asked for.',
          after: { responseDelay: { target: 'none', actions: 'tellMissed' } },
        },
      },
    },
    subscription: {
      description: 'Whether the output of the command will be asked for.',
      initial: 'idle',
      states: {
        idle: {
          description: 'There is nothing to ask for.',
          on: { 'command.started': { guard: 'isFollowed', target: 'scheduled' } },
        },
        scheduled: {
          description: 'The output of what was started will be asked for, in a moment.',
          after: { autoSubscribeDelay: { target: 'idle', actions: 'tellAwaited' } },
          on: {
            'execute.requested': {
              description: 'Another command must not make the first one be forgotten.',
              guard: 'isComplete',
              target: 'idle',
              actions: 'tellAwaited',
            },
          },
        },
      },
    },
  },
});
