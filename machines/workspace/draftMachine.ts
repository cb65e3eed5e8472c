/**
 * What is typed and not saved: kept in this browser within a second, for as long as the server does not have it.
 *
 *                                 ┌──────────────┐
 *   closed ⇄ open   resting → settling → reading → writing → concluding → resting
 *                                           └───→ dropping ──────┘
 */
import { assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { DraftFault, DraftPort, KeepAnswer, NewDraft } from '../ports/draftPort.ts';
import { timings } from '../timings.ts';
import type { Draft } from './draft.ts';
import { draftToKeep, faultOf, idOf } from './draftAnswers.ts';
import { type DraftContext, type DraftEvent, type DraftInput, type DraftReport, noDraft } from './draftEvents.ts';

export const draftMachine = setup({
  types: { input: {} as DraftInput, context: {} as DraftContext, events: {} as DraftEvent },
  actors: {
    keepDraft: fromPromise<KeepAnswer, { drafts: DraftPort; draft: NewDraft }>(async ({ input }) =>
      input.drafts.keep(input.draft),
    ),
    dropDraft: fromPromise<void, { drafts: DraftPort; id: string }>(async ({ input }) => input.drafts.drop(input.id)),
  },
  guards: {
    differs: (_, { code, saved }: Draft) => code !== saved,
    isKept: ({ context }) => context.id !== null,
    hasWorked: (_, answer: KeepAnswer) => answer.outcome === 'kept',
    isOutdated: ({ context }) => context.isOutdated,
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: DraftReport) => report,
    ),
    tellOnce: enqueueActions(({ context, enqueue }, fault: DraftFault) => {
      if (context.isTold) return;
      enqueue.sendTo(context.owner, { type: 'draft.failed', fault });
      enqueue.assign({ isTold: true });
    }),
    forget: assign({ ...noDraft }),
    take: assign((_, text: Draft) => ({ text, isOutdated: false })),
    outdate: assign({ isOutdated: true }),
    resume: assign((_, id: string) => ({ id })),
    /** A draft that was resumed meanwhile is the one that is typed. */
    own: assign(({ context }, answer: KeepAnswer) => ({ id: context.id ?? idOf(answer) })),
    release: assign(({ context }) => ({ superfluous: context.id, id: null, isOutdated: false })),
  },
  delays: { draftDelay: timings.draftDelay },
}).createMachine({
  id: 'draft',
  description: 'What is typed and not saved: kept in this browser for as long as the server does not have it.',
  context: ({ input }) => ({ ...input, ...noDraft, isTold: false }),
  initial: 'closed',
  on: {
    'text.opened': { target: '.open', actions: 'forget' },
    'text.closed': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No file is open.' },
    open: {
      description: 'A file is open, and what is typed into it is kept.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Everything typed is stored or kept.',
          on: {
            'text.changed': { target: 'settling' },
            'draft.resumed': { target: 'settling', actions: { type: 'resume', params: ({ event }) => event.id } },
          },
        },
        settling: {
          description: 'Something was typed; what follows at once is kept with it.',
          on: {
            'draft.resumed': { actions: { type: 'resume', params: ({ event }) => event.id } },
            'text.given': {
              description: 'Something else may take it from the editor: it is kept without a delay.',
              guard: { type: 'differs', params: ({ event }) => event.draft },
              target: 'writing',
              actions: { type: 'take', params: ({ event }) => event.draft },
            },
          },
          after: { draftDelay: { target: 'reading' } },
        },
        reading: {
          description: 'The file is asked for its text.',
          entry: { type: 'report', params: { type: 'draft.due' } },
          on: {
            'text.given': [
              {
                guard: { type: 'differs', params: ({ event }) => event.draft },
                target: 'writing',
                actions: { type: 'take', params: ({ event }) => event.draft },
              },
              { guard: 'isKept', target: 'dropping', actions: 'release' },
              { target: 'resting' },
            ],
          },
        },
        writing: {
          description: 'The text is on its way into the storage of the browser.',
          on: {
            'text.changed': { actions: 'outdate' },
            'draft.resumed': { actions: [{ type: 'resume', params: ({ event }) => event.id }, 'outdate'] },
          },
          invoke: {
            id: 'keepDraft',
            src: 'keepDraft',
            input: ({ context }) => ({ drafts: context.drafts, draft: draftToKeep(context) }),
            onDone: [
              {
                guard: { type: 'hasWorked', params: ({ event }) => event.output },
                target: 'concluding',
                actions: { type: 'own', params: ({ event }) => event.output },
              },
              { target: 'concluding', actions: { type: 'tellOnce', params: ({ event }) => faultOf(event.output) } },
            ],
            onError: { target: 'concluding', actions: { type: 'tellOnce', params: 'unavailable' } },
          },
        },
        dropping: {
          description: 'The server has everything: what was kept is removed.',
          on: {
            'text.changed': { actions: 'outdate' },
            'draft.resumed': { actions: [{ type: 'resume', params: ({ event }) => event.id }, 'outdate'] },
          },
          invoke: {
            id: 'dropDraft',
            src: 'dropDraft',
            input: ({ context }) => ({ drafts: context.drafts, id: context.superfluous ?? '' }),
            onDone: { target: 'concluding' },
            onError: {
              description: 'It says what is stored; a recovery removes it without a word.',
              target: 'concluding',
            },
          },
        },
        concluding: {
          description: 'Was something typed meanwhile?',
          always: [{ guard: 'isOutdated', target: 'settling' }, { target: 'resting' }],
        },
      },
    },
  },
});
