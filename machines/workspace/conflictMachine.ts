/**
 * The file was changed elsewhere: what the server has, for a learner who wants to see it before deciding.
 *
 *   asked → loading → compared
 *     ↑        │         │
 *     └────────┴─────────┘
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { FilePort, LoadAnswer } from '../ports/filePort.ts';
import type { Reason } from '../ports/reason.ts';
import { reasonOf } from '../reasonOf.ts';
import { withOutcome } from '../withOutcome.ts';

export interface ConflictInput {
  files: FilePort;
  path: string;
}

export type ConflictEvent =
  /** The learner wants to see both texts. */
  { type: 'comparison.opened' } | { type: 'comparison.closed' };

interface ConflictContext extends ConflictInput {
  /** The text that the server has. */
  theirs: string;
  /** Why it cannot be shown; null when it can, or nobody has asked. */
  fault: ConflictFault | null;
}

export type ConflictFault =
  /** It did not come. */
  | { kind: 'unloaded'; detail: Reason }
  /** It is not text any more. */
  | { kind: 'binary' };

export const conflictMachine = setup({
  types: { input: {} as ConflictInput, context: {} as ConflictContext, events: {} as ConflictEvent },
  actors: {
    loadTheirs: fromPromise<LoadAnswer, ConflictInput>(async ({ input }) => input.files.load(input.path)),
  },
  guards: {
    isText: (_, answer: LoadAnswer) => answer.outcome === 'loaded' || answer.outcome === 'absent',
  },
  actions: {
    show: assign((_, answer: LoadAnswer) => ({ theirs: textOf(answer) })),
    fail: assign((_, fault: ConflictFault) => ({ fault })),
    forgetFault: assign({ fault: null }),
  },
}).createMachine({
  id: 'conflict',
  description:
    'The file was changed elsewhere: what the server has, for a learner who wants to see it before deciding.',
  context: ({ input }) => ({ ...input, theirs: '', fault: null }),
  initial: 'asked',
  states: {
    asked: {
      description: 'The learner is asked whose text it shall be.',
      on: { 'comparison.opened': { target: 'loading' } },
    },
    loading: {
      description: 'What the server has is on its way.',
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'loadTheirs',
        src: 'loadTheirs',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isText', params: ({ event }) => event.output },
            target: 'compared',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { target: 'asked', actions: { type: 'fail', params: ({ event }) => faultOf(event.output) } },
        ],
        onError: {
          target: 'asked',
          actions: { type: 'fail', params: ({ event }) => ({ kind: 'unloaded', detail: reasonOf(event.error) }) },
        },
      },
    },
    compared: {
      description: 'Both texts are shown beside each other.',
      on: { 'comparison.closed': { target: 'asked' } },
    },
  },
});

export type ConflictActor = ActorRefFrom<typeof conflictMachine>;
type ConflictSnapshot = SnapshotFrom<typeof conflictMachine>;

export const selectIsLoading = (conflict: ConflictSnapshot): boolean => conflict.hasTag('busy');
/** What the server has; null while it is not compared. */
export const selectTheirs = (conflict: ConflictSnapshot): string | null =>
  conflict.matches('compared') ? conflict.context.theirs : null;
/** Why the text of the server cannot be shown; null when it can, or nobody has asked. */
export const selectFault = (conflict: ConflictSnapshot): ConflictFault | null => conflict.context.fault;

/** Of a file that was deleted nothing is left. */
const textOf = (answer: LoadAnswer): string => (answer.outcome === 'loaded' ? answer.code : '');

function faultOf(answer: LoadAnswer): ConflictFault {
  if (answer.outcome === 'binary') return { kind: 'binary' };
  return { kind: 'unloaded', detail: withOutcome(answer, 'failed').detail };
}
