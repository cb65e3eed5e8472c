/**
 * A visit that is watched from another window: its actors, and what they are told.
 *
 *   waiting → watching
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, setup } from 'xstate';
import type { InspectedActor, InspectedEvent, InspectionMessage, InspectionPort } from '../ports/inspectionPort.ts';
import { KEPT_EVENTS } from './inspector.ts';

export interface InspectionInput {
  inspection: InspectionPort;
}

export type InspectionMachineEvent =
  | InspectionMessage
  | { type: 'actor.chosen'; path: string }
  | { type: 'query.typed'; query: string }
  | { type: 'download.requested' };

interface InspectionContext extends InspectionInput {
  actors: readonly InspectedActor[];
  events: readonly InspectedEvent[];
  /** The path of the actor whose machine is drawn. */
  chosen: string;
  query: string;
}

export const inspectionMachine = setup({
  types: { input: {} as InspectionInput, context: {} as InspectionContext, events: {} as InspectionMachineEvent },
  actors: {
    watchVisit: fromCallback<InspectionMachineEvent, InspectionInput>(({ input, sendBack }) =>
      input.inspection.watch(sendBack),
    ),
  },
  actions: {
    learn: assign((_, actors: readonly InspectedActor[]) => ({ actors })),
    keep: assign((_, events: readonly InspectedEvent[]) => ({ events: events.slice(-KEPT_EVENTS) })),
    choose: assign((_, chosen: string) => ({ chosen })),
    search: assign((_, query: string) => ({ query })),
    requestLog: ({ context }) => context.inspection.requestLog(),
  },
}).createMachine({
  id: 'inspection',
  description: 'A visit that is watched from another window, while the product is developed.',
  context: ({ input }) => ({ ...input, actors: [], events: [], chosen: 'app', query: '' }),
  invoke: { id: 'watchVisit', src: 'watchVisit', input: ({ context }) => context },
  initial: 'waiting',
  on: {
    'visit.described': {
      target: '.watching',
      actions: [
        { type: 'learn', params: ({ event }) => event.actors },
        { type: 'keep', params: ({ event }) => event.events },
      ],
    },
  },
  states: {
    waiting: { description: 'No visit has described itself yet.' },
    watching: {
      description: 'What a visit does is shown as it happens.',
      on: {
        'actors.changed': { actions: { type: 'learn', params: ({ event }) => event.actors } },
        'event.inspected': {
          actions: { type: 'keep', params: ({ context, event }) => [...context.events, event.event] },
        },
        'actor.chosen': { actions: { type: 'choose', params: ({ event }) => event.path } },
        'query.typed': { actions: { type: 'search', params: ({ event }) => event.query } },
        'download.requested': { actions: 'requestLog' },
      },
    },
  },
});

export type InspectionActor = ActorRefFrom<typeof inspectionMachine>;
type InspectionSnapshot = SnapshotFrom<typeof inspectionMachine>;

export const selectIsWatching = (inspection: InspectionSnapshot): boolean => inspection.matches('watching');
export const selectActors = (inspection: InspectionSnapshot): readonly InspectedActor[] => inspection.context.actors;
export const selectQuery = (inspection: InspectionSnapshot): string => inspection.context.query;
/** The actor whose machine is drawn; undefined when it has ended. */
export const selectChosen = ({ context }: InspectionSnapshot): InspectedActor | undefined =>
  context.actors.find(({ path }) => path === context.chosen);
/** The events that have the words of the search in them, the newest first. */
export function selectEvents({ context }: InspectionSnapshot): readonly InspectedEvent[] {
  const words = context.query.trim().toLowerCase();
  return context.events.filter((event) => `${event.to} ${event.json}`.toLowerCase().includes(words)).toReversed();
}
