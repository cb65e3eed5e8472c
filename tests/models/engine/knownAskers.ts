import { AsyncLocalStorage } from 'node:async_hooks';
import { type AnyActorLogic, type AnyActorScope, type AnyStateMachine, StateMachine } from 'xstate';

const askers = new AsyncLocalStorage<string>();

/** By which id the actor was started that asks now; undefined outside the actors of a machine of `withKnownAskers`. */
export const askerNow = (): string | undefined => askers.getStore();

/** The machine, each of whose actors is known by its id to the ports that it asks: at its start, and whenever it asks on. */
export function withKnownAskers(machine: AnyStateMachine): AnyStateMachine {
  const asking = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
    .filter(([, logic]) => !(logic instanceof StateMachine))
    .map(([name, logic]) => [name, withKnownAsker(logic)]);
  return machine.provide({ actors: Object.fromEntries(asking) });
}

function withKnownAsker(logic: AnyActorLogic): AnyActorLogic {
  const start = (state: unknown, scope: AnyActorScope) =>
    askers.run(scope.self.id, () => logic.start?.(state as never, scope));
  return { ...logic, start };
}
