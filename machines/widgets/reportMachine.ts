/**
 * The report of a problem: what a log holds is said first, then it is given to the learner as a file.
 *
 *   closed ⇄ open
 */
import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate';
import type { LogPort } from '../ports/logPort.ts';

export interface ReportInput {
  log: LogPort;
}

export type ReportEvent =
  | { type: 'report.opened' }
  | { type: 'report.closed' }
  /** What was printed and seen goes along, or stays here. */
  | { type: 'seen.toggled' }
  | { type: 'download.requested' };

interface ReportContext extends ReportInput {
  /** What was printed and seen goes along. */
  isWhole: boolean;
}

export const reportMachine = setup({
  types: { input: {} as ReportInput, context: {} as ReportContext, events: {} as ReportEvent },
  actions: {
    download: ({ context }) => context.log.download(context.isWhole),
    choose: assign(({ context }) => ({ isWhole: !context.isWhole })),
  },
}).createMachine({
  id: 'report',
  description: 'The report of a problem, which the learner downloads and sends to whom they like.',
  context: ({ input }) => ({ ...input, isWhole: true }),
  initial: 'closed',
  states: {
    closed: { description: 'Nothing is to be reported.', on: { 'report.opened': { target: 'open' } } },
    open: {
      description: 'What the log holds, and what not, is being read.',
      on: {
        'report.closed': { target: 'closed' },
        'seen.toggled': { actions: 'choose' },
        'download.requested': { target: 'closed', actions: 'download' },
      },
    },
  },
});

export type ReportActor = ActorRefFrom<typeof reportMachine>;

export const selectIsOpen = (report: SnapshotFrom<typeof reportMachine>): boolean => report.matches('open');
/** Whether what was printed and seen goes along. */
export const selectIsWhole = (report: SnapshotFrom<typeof reportMachine>): boolean => report.context.isWhole;
