/**
 * What was typed into a file before and not saved: offered when the file is opened again, and never applied unasked.
 *
 *   closed ⇄ open   looking → offered (asking ⇄ comparing) → none
 *                      └───→ discarding ←─┘
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { DraftPort, FoundDraft, WantedDraft } from '../ports/draftPort.ts';
import type { Draft } from './draft.ts';
import { draftToFind, foundIn, restoredFrom } from './draftAnswers.ts';
import type { RecoveryContext, RecoveryEvent, RecoveryInput, RecoveryReport } from './recoveryEvents.ts';

const nothing: Draft = { path: '', code: '', saved: '', base: undefined };

export const recoveryMachine = setup({
  types: { input: {} as RecoveryInput, context: {} as RecoveryContext, events: {} as RecoveryEvent },
  actors: {
    findDraft: fromPromise<FoundDraft, { drafts: DraftPort; wanted: WantedDraft }>(async ({ input }) =>
      input.drafts.find(input.wanted),
    ),
    discardDraft: fromPromise<void, { drafts: DraftPort; id: string }>(async ({ input }) =>
      input.drafts.drop(input.id),
    ),
  },
  guards: {
    isFound: (_, answer: FoundDraft) => answer.outcome === 'found',
    isStored: ({ context }, answer: FoundDraft) => foundIn(answer)?.code === context.opened.saved,
    hasFailed: (_, answer: FoundDraft) => answer.outcome === 'failed',
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: RecoveryReport) => report,
    ),
    open: assign((_, opened: Draft) => ({ opened, found: null })),
    forget: assign({ opened: nothing, found: null }),
    offer: assign((_, answer: FoundDraft) => ({ found: foundIn(answer) })),
  },
}).createMachine({
  id: 'recovery',
  description: 'What was typed into a file before and not saved: offered when the file is opened again.',
  context: ({ input }) => ({ ...input, opened: nothing, found: null }),
  initial: 'closed',
  on: {
    'text.opened': { target: '.looking', actions: { type: 'open', params: ({ event }) => event.draft } },
    'text.closed': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: { description: 'No file is open.' },
    looking: {
      description: 'The newest draft of this file is looked for.',
      invoke: {
        id: 'findDraft',
        src: 'findDraft',
        input: ({ context }) => ({ drafts: context.drafts, wanted: draftToFind(context) }),
        onDone: [
          {
            description: 'It says what is stored: it was saved after all.',
            guard: { type: 'isStored', params: ({ event }) => event.output },
            target: 'discarding',
            actions: { type: 'offer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'offered',
            actions: { type: 'offer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'none',
            actions: { type: 'report', params: { type: 'recovery.failed' } },
          },
          { target: 'none' },
        ],
        onError: { target: 'none', actions: { type: 'report', params: { type: 'recovery.failed' } } },
      },
    },
    offered: {
      description: 'The learner decides whether what was typed comes back into the editor.',
      on: {
        'restore.requested': {
          description: 'The file says when the editor shows it.',
          actions: {
            type: 'report',
            params: ({ context }) => ({ type: 'recovery.wanted', ...restoredFrom(context) }),
          },
        },
        'text.restored': {
          target: 'none',
          actions: {
            type: 'report',
            params: ({ context }) => ({ type: 'recovery.completed', id: context.found?.id ?? '' }),
          },
        },
        'discard.requested': { target: 'discarding' },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'That there is something is said above the editor.',
          on: { 'comparison.opened': { target: 'comparing' } },
        },
        comparing: {
          description: 'It is shown beside what is in the editor.',
          on: { 'comparison.closed': { target: 'asking' } },
        },
      },
    },
    discarding: {
      description: 'It is removed from the browser.',
      invoke: {
        id: 'discardDraft',
        src: 'discardDraft',
        input: ({ context }) => ({ drafts: context.drafts, id: context.found?.id ?? '' }),
        onDone: { target: 'none' },
        onError: { description: 'It is offered once more the next time.', target: 'none' },
      },
    },
    none: { description: 'Nothing is offered.' },
  },
});
