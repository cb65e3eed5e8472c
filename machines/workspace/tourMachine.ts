/**
 * The way through the workspace in three steps, each beside what it is about.
 *
 *   closed → writing → starting → watching
 *      ↑        │          │          │
 *      └────────┴──────────┴──────────┘
 */
import { type ActorRefFrom, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { PanelName } from '../widgets/panels.ts';

export interface TourInput {
  owner: Owner<TourReport>;
}

export type TourEvent =
  | { type: 'tour.offered' }
  /** Something else is to be shown first. */
  | { type: 'tour.withdrawn' }
  | { type: 'step.passed' }
  | { type: 'tour.skipped' };

/** What a tour tells its owner. */
export type TourReport =
  /** The step is about something in this panel. */
  | { type: 'tour.pointed'; panel: PanelName }
  /** The learner has seen the last step, or wants to see no more. */
  | { type: 'tour.closed' };

export type TourStep = 'writing' | 'starting' | 'watching';

export const tourMachine = setup({
  types: { input: {} as TourInput, context: {} as TourInput, events: {} as TourEvent },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: TourReport) => report,
    ),
  },
}).createMachine({
  id: 'tour',
  description: 'The way through the workspace in three steps.',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: { description: 'Nothing is pointed at.', on: { 'tour.offered': { target: 'shown' } } },
    shown: {
      description: 'One thing is pointed at, while the workspace can be worked in.',
      on: {
        'tour.withdrawn': { target: 'closed' },
        'tour.skipped': { target: 'closed', actions: { type: 'tell', params: { type: 'tour.closed' } } },
      },
      initial: 'writing',
      states: {
        writing: {
          description: 'Where a program is written.',
          entry: { type: 'tell', params: { type: 'tour.pointed', panel: 'code' } },
          on: { 'step.passed': { target: 'starting' } },
        },
        starting: {
          description: 'How it is started, and stopped.',
          on: { 'step.passed': { target: 'watching' } },
        },
        watching: {
          description: 'Where it is seen what it does.',
          entry: { type: 'tell', params: { type: 'tour.pointed', panel: 'output' } },
          on: {
            'step.passed': { target: '#tour.closed', actions: { type: 'tell', params: { type: 'tour.closed' } } },
          },
        },
      },
    },
  },
});

export type TourActor = ActorRefFrom<typeof tourMachine>;

/** Null while nothing is pointed at. */
export function selectStep(tour: SnapshotFrom<typeof tourMachine>): TourStep | null {
  return typeof tour.value === 'object' ? tour.value.shown : null;
}
