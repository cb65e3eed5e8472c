import { type AnyActorRef, StateMachine, type StateValue } from 'xstate';
import { required } from '../required.ts';

/** The name of the machine that an actor runs; null for a piece of work. */
export function machineOf(actor: AnyActorRef): string | null {
  const logic: unknown = Reflect.get(actor, 'logic');
  return logic instanceof StateMachine ? logic.id : null;
}

/** The types of the events that its machine takes, those of the library left out; null for a piece of work. */
export function eventsOf(actor: AnyActorRef): readonly string[] | null {
  const logic: unknown = Reflect.get(actor, 'logic');
  return logic instanceof StateMachine ? logic.events.filter((type) => !type.startsWith('xstate.')) : null;
}

/** The states that an actor is in, outer ones first: `lifecycle`, `lifecycle.running`; of a piece of work whether it is under way. */
export function activeStates(actor: AnyActorRef): readonly string[] {
  const snapshot = actor.getSnapshot();
  return snapshot.value === undefined ? [String(snapshot.status)] : statesIn(snapshot.value);
}

function statesIn(value: StateValue, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix + value];
  return Object.entries(value).flatMap(([name, inner]) =>
    [prefix + name].concat(statesIn(required(inner), `${prefix}${name}.`)),
  );
}
