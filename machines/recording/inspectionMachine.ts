/**
 * A visit that is watched from another window: its actors, what they are told, and what waits to be told while it stands still.
 *
 *   waiting → watching (running ⇄ frozen)
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, setup } from 'xstate';
import type {
  InspectedActor,
  InspectedDelivery,
  InspectedEvent,
  InspectionMessage,
  InspectionPort,
  PendingEvent,
} from '../ports/inspectionPort.ts';
import { required } from '../required.ts';
import { KEPT_EVENTS } from './inspector.ts';
import { type SentEvent, type SentEventFault, sentEvent } from './sentEvent.ts';
import { wordsIn } from './wordsIn.ts';

export interface InspectionInput {
  inspection: InspectionPort;
}

export type InspectionMachineEvent =
  | InspectionMessage
  | { type: 'actor.chosen'; path: string }
  | { type: 'query.typed'; query: string }
  | { type: 'download.requested' }
  | { type: 'freeze.requested' }
  | { type: 'step.requested' }
  | { type: 'resume.requested' }
  /** What the chosen actor is to be told, as JSON. */
  | { type: 'draft.typed'; draft: string }
  | { type: 'draft.sent' };

interface InspectionContext extends InspectionInput {
  actors: readonly InspectedActor[];
  events: readonly InspectedEvent[];
  /** What waits to be told, the next one first. */
  pending: readonly PendingEvent[];
  /** The path of the actor whose machine is drawn, and that is told what is typed. */
  chosen: string;
  query: string;
  draft: string;
  /** Why what was typed could not be sent. */
  fault: SentEventFault | null;
}

export const inspectionMachine = setup({
  types: { input: {} as InspectionInput, context: {} as InspectionContext, events: {} as InspectionMachineEvent },
  actors: {
    watchVisit: fromCallback<InspectionMachineEvent, InspectionInput>(({ input, sendBack }) =>
      input.inspection.watch(sendBack),
    ),
  },
  guards: {
    isFrozen: (_, { isFrozen }: InspectedDelivery) => isFrozen,
    isEvent: (_, { fault }: SentEvent) => fault === null,
  },
  actions: {
    learn: assign((_, actors: readonly InspectedActor[]) => ({ actors })),
    keep: assign((_, events: readonly InspectedEvent[]) => ({ events: events.slice(-KEPT_EVENTS) })),
    line: assign((_, { pending }: InspectedDelivery) => ({ pending })),
    choose: assign((_, chosen: string) => ({ chosen, fault: null })),
    search: assign((_, query: string) => ({ query })),
    type: assign((_, draft: string) => ({ draft, fault: null })),
    explain: assign((_, { fault }: SentEvent) => ({ fault })),
    requestLog: ({ context }) => context.inspection.requestLog(),
    freeze: ({ context }) => context.inspection.freeze(),
    step: ({ context }) => context.inspection.step(),
    resume: ({ context }) => context.inspection.resume(),
    send: ({ context }, event: { type: string }) => context.inspection.send(context.chosen, event),
  },
}).createMachine({
  id: 'inspection',
  description: 'A visit that is watched from another window, where the product is developed or an operator allows it.',
  context: ({ input }) => ({
    ...input,
    actors: [],
    events: [],
    pending: [],
    chosen: 'app',
    query: '',
    draft: '',
    fault: null,
  }),
  invoke: { id: 'watchVisit', src: 'watchVisit', input: ({ context }) => context },
  initial: 'waiting',
  on: {
    'visit.described': [
      {
        guard: { type: 'isFrozen', params: ({ event }) => event.delivery },
        target: '.watching.frozen',
        actions: [
          { type: 'learn', params: ({ event }) => event.actors },
          { type: 'keep', params: ({ event }) => event.events },
          { type: 'line', params: ({ event }) => event.delivery },
        ],
      },
      {
        target: '.watching.running',
        actions: [
          { type: 'learn', params: ({ event }) => event.actors },
          { type: 'keep', params: ({ event }) => event.events },
          { type: 'line', params: ({ event }) => event.delivery },
        ],
      },
    ],
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
        'delivery.changed': [
          {
            guard: { type: 'isFrozen', params: ({ event }) => event.delivery },
            target: '.frozen',
            actions: { type: 'line', params: ({ event }) => event.delivery },
          },
          { target: '.running', actions: { type: 'line', params: ({ event }) => event.delivery } },
        ],
        'actor.chosen': { actions: { type: 'choose', params: ({ event }) => event.path } },
        'query.typed': { actions: { type: 'search', params: ({ event }) => event.query } },
        'download.requested': { actions: 'requestLog' },
        'draft.typed': { actions: { type: 'type', params: ({ event }) => event.draft } },
        'draft.sent': [
          {
            guard: { type: 'isEvent', params: ({ context }) => sentFrom(context) },
            actions: { type: 'send', params: ({ context }) => required(sentFrom(context).event) },
          },
          { actions: { type: 'explain', params: ({ context }) => sentFrom(context) } },
        ],
      },
      initial: 'running',
      states: {
        running: {
          description: 'Everybody is told what there is to be told at once.',
          on: { 'freeze.requested': { actions: 'freeze' } },
        },
        frozen: {
          description: 'The visit stands still: what there is to be told waits, and is told one by one.',
          on: { 'step.requested': { actions: 'step' }, 'resume.requested': { actions: 'resume' } },
        },
      },
    },
  },
});

const actorChosen = ({ actors, chosen }: InspectionContext): InspectedActor | undefined =>
  actors.find(({ path }) => path === chosen);

const sentFrom = (context: InspectionContext): SentEvent => sentEvent(context.draft, actorChosen(context));

export type InspectionActor = ActorRefFrom<typeof inspectionMachine>;
type InspectionSnapshot = SnapshotFrom<typeof inspectionMachine>;

export const selectIsWatching = (inspection: InspectionSnapshot): boolean => inspection.matches('watching');
/** The visit stands still. */
export const selectIsFrozen = (inspection: InspectionSnapshot): boolean => inspection.matches({ watching: 'frozen' });
export const selectActors = (inspection: InspectionSnapshot): readonly InspectedActor[] => inspection.context.actors;
export const selectPending = (inspection: InspectionSnapshot): readonly PendingEvent[] => inspection.context.pending;
export const selectQuery = (inspection: InspectionSnapshot): string => inspection.context.query;
export const selectDraft = (inspection: InspectionSnapshot): string => inspection.context.draft;
export const selectFault = (inspection: InspectionSnapshot): SentEventFault | null => inspection.context.fault;
/** The actor whose machine is drawn; undefined when it has ended. */
export const selectChosen = ({ context }: InspectionSnapshot): InspectedActor | undefined => actorChosen(context);
/** The events that have the words of the search in them, the newest first. */
export function selectEvents({ context }: InspectionSnapshot): readonly InspectedEvent[] {
  const isFound = wordsIn(context.query);
  return context.events.filter((event) => isFound(`${event.to} ${event.json}`.toLowerCase())).toReversed();
}
