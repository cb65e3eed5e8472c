import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type ExecutableActionObject,
  initialTransition,
  transition,
} from 'xstate';
import type { Walk } from './edgeWalks.ts';
import { keyOf } from './explore.ts';
import type { Model } from './Model.ts';
import { newWorld } from './World.ts';
import { withSilentChildren } from './withSilentChildren.ts';

/** Where a walk is to lead, step by step, and what is to be reported to the owner on the way. */
export interface Step {
  event: AnyEventObject;
  state: AnyMachineSnapshot;
  reports: readonly AnyEventObject[];
}

/** Computes a walk from the machine's definition alone, its start first. Nothing is started for it. */
export function stepsOf(model: Model, walk: Walk): Step[] {
  const machine = withSilentChildren(model.machine);
  const world = newWorld();
  const [first, actions] = initialTransition(machine, model.input(world));
  const steps: Step[] = [{ event: { type: 'xstate.init' }, state: first, reports: reportsTo(world.owner, actions) }];
  for (const event of walk) {
    const before = steps.at(-1)!.state;
    if (machine.getTransitionData(before, event).length === 0)
      throw new Error(
        `The model of ${machine.id} is too coarse: ${event.type} is sometimes ignored in ${keyOf(model, before)}`,
      );
    const [state, done] = transition(machine, before, event);
    steps.push({ event, state, reports: reportsTo(world.owner, done) });
  }
  return steps;
}

/** The events among what is to be done that go to this actor. */
export function reportsTo(actor: AnyActorRef, actions: readonly ExecutableActionObject[]): AnyEventObject[] {
  return actions.filter(isSend).flatMap(({ params }) => (params.to === actor ? [params.event] : []));
}

function isSend(
  action: ExecutableActionObject,
): action is ExecutableActionObject & { params: { to?: unknown; event: AnyEventObject } } {
  return action.type === 'xstate.sendTo';
}
