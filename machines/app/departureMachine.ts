/**
 * Guards what is not saved: whoever wants to leave is asked first, and so does the browser before it unloads the page.
 *
 *   resting ⇄ asking → confirmed
 *      │        ↓
 *      └───→ released
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromCallback, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { LocationPort } from '../ports/locationPort.ts';
import type { Departure } from './belongsAt.ts';

export interface DepartureInput {
  location: LocationPort;
  owner: Owner<DepartureReport>;
}

export type DepartureEvent =
  | ({ type: 'departure.requested' } & Departure)
  | { type: 'departure.confirmed' }
  | { type: 'departure.declined' }
  /** Leaving loses nothing any more. */
  | { type: 'workspace.synchronised' };

export type DepartureReport =
  /** The visitor leaves. */
  | ({ type: 'departure.decided' } & Departure)
  /** There is nothing left to guard. */
  | { type: 'departure.released' };

type DepartureContext = DepartureInput & Departure;

export const departureMachine = setup({
  types: { input: {} as DepartureInput, context: {} as DepartureContext, events: {} as DepartureEvent },
  actors: {
    guardUnload: fromCallback<DepartureEvent, { location: LocationPort }>(({ input }) => input.location.guardUnload()),
  },
  actions: {
    keep: assign((_, { path, how }: Departure) => ({ path, how })),
    decide: sendTo(
      ({ context }) => context.owner,
      ({ context: { path, how } }) => ({ type: 'departure.decided' as const, path, how }),
    ),
    release: sendTo(({ context }) => context.owner, { type: 'departure.released' as const }),
  },
}).createMachine({
  id: 'departure',
  description: 'Guards what is not saved: nobody leaves without having been asked.',
  context: ({ input }) => ({ ...input, path: '/', how: 'push' }),
  invoke: { id: 'guardUnload', src: 'guardUnload', input: ({ context }) => ({ location: context.location }) },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nobody wants to leave.',
      on: {
        'departure.requested': { target: 'asking', actions: { type: 'keep', params: ({ event }) => event } },
        'workspace.synchronised': { target: 'released' },
      },
    },
    asking: {
      description: 'The visitor decides whether to leave without what is not saved.',
      on: {
        'departure.requested': { actions: { type: 'keep', params: ({ event }) => event } },
        'departure.declined': { target: 'resting' },
        'departure.confirmed': { target: 'confirmed' },
        'workspace.synchronised': { target: 'released', actions: 'decide' },
      },
    },
    confirmed: { description: 'The visitor leaves without what is not saved.', entry: 'decide' },
    released: { description: 'Everything is saved: nothing is guarded any more.', entry: 'release' },
  },
});

export type DepartureActor = ActorRefFrom<typeof departureMachine>;

export const selectIsAsking = (departure: SnapshotFrom<typeof departureMachine>): boolean =>
  departure.matches('asking');
