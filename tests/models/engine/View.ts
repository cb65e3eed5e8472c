import type { ReactElement } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { Deed } from './deeds.ts';
import type { Sights } from './sights.ts';

/** What a test must know about the view of a machine to walk through it. */
export interface View {
  /** The real view, on this actor. */
  show: (actor: AnyActorRef) => ReactElement;
  /** What a learner does in it, by the events that this causes. */
  deeds: Readonly<Record<string, Deed<AnyMachineSnapshot, AnyEventObject>>>;
  /** How the types of those events begin that no learner causes here: an owner, a child or the network says them. */
  elsewhere: readonly string[];
  /** What is there to be seen, and what is not, typed out by hand. */
  sights: (snapshot: AnyMachineSnapshot) => Sights;
  /** Whether this can come about while the view is shown; what cannot is left out of its walks. */
  isPossible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** Machines to stand in for those that the walked one starts. */
  standers?: Readonly<Record<string, AnyStateMachine>>;
}

type Deeds<Machine extends AnyStateMachine> = {
  readonly [Type in EventFrom<Machine>['type']]?: Deed<
    SnapshotFrom<Machine>,
    Extract<EventFrom<Machine>, { type: Type }>
  >;
};

interface TypedView<Machine extends AnyStateMachine> {
  show: (actor: ActorRefFrom<Machine>) => ReactElement;
  deeds: Deeds<Machine>;
  elsewhere?: readonly string[];
  sights: (snapshot: SnapshotFrom<Machine>) => Sights;
  isPossible?: (snapshot: SnapshotFrom<Machine>, event: EventFrom<Machine>) => boolean;
  standers?: Readonly<Record<string, AnyStateMachine>>;
}

/** A view whose actor, snapshots and events are those of its machine. */
export function viewOf<Machine extends AnyStateMachine>(view: TypedView<Machine>): View {
  // What is typed by its machine here is only ever called with what came from that machine.
  return { elsewhere: [], ...view } as unknown as View;
}
