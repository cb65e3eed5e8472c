/**
 * Gives learners everything that belongs to them, as one file.
 *
 *   resting → collecting → given | failed
 *                ↑            │
 *                └────────────┘
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { ExportPort } from '../ports/exportPort.ts';
import type { Reason } from '../ports/reason.ts';
import { reasonOf } from '../reasonOf.ts';

export interface DataExportInput {
  exports: ExportPort;
}

export type DataExportEvent = { type: 'export.requested' };

interface DataExportContext extends DataExportInput {
  /** Why there was none the last time. */
  fault: Reason | null;
}

export const dataExportMachine = setup({
  types: { input: {} as DataExportInput, context: {} as DataExportContext, events: {} as DataExportEvent },
  actors: {
    giveExport: fromPromise<void, DataExportInput>(async ({ input }) => input.exports.give()),
  },
  actions: { note: assign((_, fault: Reason | null) => ({ fault })) },
}).createMachine({
  id: 'dataExport',
  description: 'Gives learners everything that belongs to them, as one file.',
  context: ({ input }) => ({ ...input, fault: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'Nobody has asked for it yet.',
      on: { 'export.requested': { target: 'collecting' } },
    },
    collecting: {
      description: 'The server puts it together.',
      entry: { type: 'note', params: null },
      invoke: {
        id: 'giveExport',
        src: 'giveExport',
        input: ({ context }) => ({ exports: context.exports }),
        onDone: { target: 'given' },
        onError: { target: 'failed', actions: { type: 'note', params: ({ event }) => reasonOf(event.error) } },
      },
    },
    given: {
      description: 'The browser has taken the file.',
      on: { 'export.requested': { target: 'collecting' } },
    },
    failed: {
      description: 'There was none; the learner may try again.',
      on: { 'export.requested': { target: 'collecting' } },
    },
  },
});

export type DataExportActor = ActorRefFrom<typeof dataExportMachine>;
type DataExportSnapshot = SnapshotFrom<typeof dataExportMachine>;

export const selectIsCollecting = (state: DataExportSnapshot): boolean => state.matches('collecting');
export const selectIsGiven = (state: DataExportSnapshot): boolean => state.matches('given');
/** Why there was none; null otherwise. */
export const selectFault = (state: DataExportSnapshot): Reason | null => state.context.fault;
