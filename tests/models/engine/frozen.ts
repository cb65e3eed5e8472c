import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  type ContextFrom,
  StateMachine,
  type StateValue,
  createActor,
} from 'xstate';
import { withKnownAskers } from './knownAskers.ts';

/** Where a machine stands, and as much of what it knows as anybody looks at. */
export interface Place<Machine extends AnyStateMachine> {
  value: StateValue;
  context?: Partial<ContextFrom<Machine>>;
}

type ResolvableState = Parameters<AnyStateMachine['resolveState']>[0];

/** A machine that stands where it is put, by default where it begins: it can be looked at, and it only hears. */
export function frozen<Machine extends AnyStateMachine>(
  machine: Machine,
  place?: Place<Machine>,
  receive: (event: AnyEventObject) => void = () => undefined,
): Machine {
  const stays = {
    value: (snapshot: unknown, event: AnyEventObject) => {
      receive(event);
      return snapshot;
    },
  };
  const begins = { value: () => machine.resolveState(place as ResolvableState) };
  return Object.create(machine, { transition: stays, ...(place && { getInitialSnapshot: begins }) }) as Machine;
}

/** An actor that stands where it is put, for a view that shows it beside the one that is walked. */
export function frozenActor<Machine extends AnyStateMachine>(
  machine: Machine,
  place: Place<Machine>,
  receive?: (event: AnyEventObject) => void,
) {
  return createActor(frozen(machine, place, receive) as AnyStateMachine).start() as ActorRefFrom<Machine>;
}

/** The machine with every machine that it starts standing, so that its view has something to show. */
export function withFrozenChildren(
  machine: AnyStateMachine,
  frozenActors: Readonly<Record<string, AnyActorLogic>> = {},
): AnyStateMachine {
  const children = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>).flatMap(
    ([name, logic]) => (logic instanceof StateMachine ? [[name, frozenActors[name] ?? frozen(logic)]] : []),
  );
  return withKnownAskers(machine.provide({ actors: Object.fromEntries(children) }));
}
