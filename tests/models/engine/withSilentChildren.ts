import { type AnyActorLogic, type AnyStateMachine, StateMachine, fromTransition } from 'xstate';
import { withKnownAskers } from './knownAskers.ts';

const silent = fromTransition((state: null) => state, null);

/** The machine alone: machines that it starts only listen, so that what they would say is said by the walk. */
export function withSilentChildren(machine: AnyStateMachine): AnyStateMachine {
  const children = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
    .filter(([, logic]) => logic instanceof StateMachine)
    .map(([name]) => [name, silent]);
  return withKnownAskers(machine.provide({ actors: Object.fromEntries(children) }));
}
