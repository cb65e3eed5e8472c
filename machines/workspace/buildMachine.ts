/**
 * The build of the text in the editor. Typing makes its outcome unknown again, and a lost answer is asked for.
 *
 *   resting (unknown | success | failure) → active (stage: confirming ⇄ building → interrupted ⇄ asking → answered; text: current → outdated → withdrawn)
 */
import { assign, enqueueActions, not, sendTo, setup, stateIn } from 'xstate';
import type { BuildProblem } from '#contract/entities.ts';
import { erases, shrinks } from '#contract/contentSafety.ts';
import type { BuildAnswer, BuildProgress } from '../ports/buildPort.ts';
import { required } from '../required.ts';
import { timings } from '../timings.ts';
import { askOutcome, build } from './buildCalls.ts';
import { conflictMachine } from './conflictMachine.ts';
import { brokenReport, currentReport, interruptedReport, outcomeReport, problemsOf } from './buildAnswers.ts';
import { refusedReport, safetyConfirmationOf, submittedReport, unansweredOf } from './buildAnswers.ts';
import type { BuildContext, FinishedBuild } from './buildContext.ts';
import { buildCall, conflictInput, foundAs, noBuild, ownerOf, takenAs } from './buildContext.ts';
import type { BuildChildren, BuildEvent, BuildInput, BuildReport } from './buildEvents.ts';
import type { Draft } from './draft.ts';
import type { PendingConfirmation } from './pendingConfirmation.ts';

export const buildMachine = setup({
  types: {
    input: {} as BuildInput,
    context: {} as BuildContext,
    events: {} as BuildEvent,
    children: {} as BuildChildren,
  },
  actors: { build, askOutcome, conflict: conflictMachine },
  guards: {
    erases: (_, draft: Draft) => erases(draft.code, draft.saved),
    shrinks: (_, draft: Draft) => shrinks(draft.code, draft.saved),
    isRefused: (_, { outcome }: BuildAnswer) => outcome === 'refused',
    isUnanswered: (_, { outcome }: BuildAnswer | BuildProgress) => outcome === 'unanswered',
    isRunning: (_, { outcome }: BuildProgress) => outcome === 'running',
    isAbsent: (_, { outcome }: BuildProgress) => outcome === 'absent',
    hadSucceeded: ({ event }) => event.type === 'outcome.found' && event.answer.outcome === 'succeeded',
    hasSucceeded: ({ context }) => context.answer?.outcome === 'succeeded',
    isOutdated: not(stateIn({ active: { text: 'current' } })),
    isWithdrawn: stateIn({ active: { text: 'withdrawn' } }),
  },
  actions: {
    report: sendTo(ownerOf, (_, report: BuildReport) => report),
    take: assign((_, given: Parameters<typeof takenAs>[0]) => takenAs(given)),
    recall: assign((_, found: FinishedBuild) => foundAs(found)),
    keepFound: assign((_, { draft, answer }: FinishedBuild) => ({ found: { draft, answer } })),
    forgetFound: assign({ found: null }),
    tellFound: enqueueActions(({ context: { found }, enqueue }) => {
      if (found !== null) enqueue.raise({ type: 'outcome.found', ...found });
      enqueue.assign({ found: null });
    }),
    askFirst: assign((_, pendingConfirmation: PendingConfirmation) => ({ pendingConfirmation })),
    keepProblems: assign((_, problems: readonly BuildProblem[]) => ({ problems })),
    forgetProblems: assign({ problems: [] }),
    keepAnswer: assign((_, answer: BuildAnswer | BuildProgress) => ({ answer })),
    keepUnanswered: assign((_, unanswered: BuildContext['unanswered']) => ({ unanswered })),
  },
  delays: { recheckDelay: timings.recheckDelay },
}).createMachine({
  id: 'build',
  description:
    'The build of the text in the editor. Typing makes its outcome unknown again, and a lost answer is asked for.',
  context: ({ input }) => ({ ...input, ...noBuild }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No build is under way.',
      on: {
        'draft.given': [
          {
            guard: { type: 'erases', params: ({ event }) => event.draft },
            target: '.unknown',
            actions: ['forgetProblems', { type: 'report', params: { type: 'build.emptyRefused' } }],
          },
          {
            guard: { type: 'shrinks', params: ({ event }) => event.draft },
            target: 'active.stage.confirming',
            actions: [
              { type: 'take', params: ({ event }) => event },
              { type: 'askFirst', params: { kind: 'shrinks' } },
            ],
          },
          { target: 'active', actions: { type: 'take', params: ({ event }) => event } },
        ],
        'code.changed': { target: '.unknown', actions: 'forgetProblems' },
        'draft.withdrawn': { target: '.unknown', actions: 'forgetProblems' },
        'start.requested': { actions: { type: 'report', params: { type: 'build.outdated' } } },
        'outcome.found': [
          { guard: 'hadSucceeded', target: '.success', actions: { type: 'recall', params: ({ event }) => event } },
          { target: '.failure', actions: { type: 'recall', params: ({ event }) => event } },
        ],
      },
      initial: 'unknown',
      states: {
        unknown: { description: 'What is in the editor has not been built.' },
        success: {
          description: 'What is in the editor was built: it may be run and submitted.',
          tags: 'runnable',
          on: {
            'run.requested': { actions: { type: 'report', params: { type: 'build.released' } } },
            'start.requested': { actions: { type: 'report', params: ({ context }) => currentReport(context.answer) } },
            'submit.requested': {
              actions: { type: 'report', params: ({ context }) => submittedReport(context.draft) },
            },
          },
        },
        failure: { description: 'What is in the editor could not be built.' },
      },
    },
    active: {
      description: 'A text was given to be built.',
      exit: 'tellFound',
      type: 'parallel',
      states: {
        text: {
          description: 'Whether the editor still shows what is built.',
          initial: 'current',
          on: { 'draft.withdrawn': { target: '.withdrawn' } },
          states: {
            current: {
              description: 'The editor shows what is built.',
              on: { 'code.changed': { target: 'outdated' } },
            },
            outdated: { description: 'Something was typed since: the outcome is not about what the editor shows.' },
            withdrawn: {
              description:
                'The file is not open any more: nothing is asked about it. Of another one it may be known how its build ended.',
              on: {
                'outcome.found': { actions: { type: 'keepFound', params: ({ event }) => event } },
                'code.changed': { actions: 'forgetFound' },
              },
            },
          },
        },
        stage: {
          description: 'How far the build has got.',
          initial: 'building',
          states: {
            confirming: {
              description: 'Much would be lost: the learner decides.',
              tags: 'confirming',
              invoke: { id: 'conflict', src: 'conflict', input: ({ context }) => conflictInput(context) },
              always: {
                guard: 'isWithdrawn',
                target: '#build.resting',
                actions: { type: 'report', params: { type: 'build.withdrawn' } },
              },
              on: {
                'overwrite.confirmed': { target: 'building' },
                'overwrite.declined': {
                  target: '#build.resting',
                  actions: { type: 'report', params: { type: 'build.cancelled' } },
                },
                'reload.requested': {
                  target: '#build.resting',
                  actions: { type: 'report', params: { type: 'build.discarded' } },
                },
              },
            },
            building: {
              description: 'The server stores the draft and builds its packages.',
              tags: 'busy',
              invoke: {
                id: 'build',
                src: 'build',
                input: ({ context }) => buildCall(context),
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event.output },
                    target: 'confirming',
                    actions: [
                      { type: 'askFirst', params: ({ event }) => safetyConfirmationOf(event.output) },
                      { type: 'report', params: ({ event }) => refusedReport(event.output) },
                    ],
                  },
                  {
                    guard: { type: 'isUnanswered', params: ({ event }) => event.output },
                    target: 'interrupted',
                    actions: [
                      { type: 'keepUnanswered', params: ({ event }) => unansweredOf(event.output) },
                      { type: 'report', params: ({ event }) => interruptedReport(event.output) },
                    ],
                  },
                  { target: 'answered', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
                ],
                onError: [
                  {
                    guard: 'isOutdated',
                    target: '#build.resting.unknown',
                    actions: { type: 'report', params: ({ event }) => brokenReport(event.error) },
                  },
                  {
                    target: '#build.resting.failure',
                    actions: { type: 'report', params: ({ event }) => brokenReport(event.error) },
                  },
                ],
              },
            },
            interrupted: {
              description: 'The connection was lost, and the outcome is not known. It is asked for after a while.',
              tags: ['busy', 'interrupted'],
              after: { recheckDelay: { target: 'asking' } },
            },
            asking: {
              description: 'The server is asked for the outcome.',
              tags: ['busy', 'interrupted'],
              invoke: {
                id: 'askOutcome',
                src: 'askOutcome',
                input: ({ context }) => ({ builds: context.builds, processId: required(context.unanswered).processId }),
                onDone: [
                  { guard: { type: 'isUnanswered', params: ({ event }) => event.output }, target: 'interrupted' },
                  { guard: { type: 'isRunning', params: ({ event }) => event.output }, target: 'interrupted' },
                  {
                    description: 'The request never reached the server, or was lost with it.',
                    guard: { type: 'isAbsent', params: ({ event }) => event.output },
                    target: '#build.resting.unknown',
                    actions: {
                      type: 'report',
                      params: ({ context }) => ({ type: 'build.broken', detail: required(context.unanswered).message }),
                    },
                  },
                  { target: 'answered', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
                ],
                onError: { target: 'interrupted' },
              },
            },
            answered: {
              description: 'The build has ended, one way or the other.',
              exit: { type: 'report', params: ({ context }) => outcomeReport(context.answer, context.draft) },
              always: [
                { guard: 'isOutdated', target: '#build.resting.unknown' },
                { guard: 'hasSucceeded', target: '#build.resting.success' },
                {
                  target: '#build.resting.failure',
                  actions: { type: 'keepProblems', params: ({ context }) => problemsOf(context.answer) },
                },
              ],
            },
          },
        },
      },
    },
  },
});
