import { type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { Walk } from './edgeWalks.ts';
import { keyOf } from './explore.ts';
import type { Model } from './Model.ts';
import { type Deed, reportsTo } from './reportsTo.ts';
import { newWorld } from './World.ts';
import { withSilentChildren } from './withSilentChildren.ts';
import { withSpawned } from './withSpawned.ts';
import { deedsText } from './wording.ts';

/** Where a walk is to lead, step by step, and what is to be done and to be reported to the owner on the way. */
export interface Step {
  event: AnyEventObject;
  state: AnyMachineSnapshot;
  reports: readonly AnyEventObject[];
  /** In the words of the tables, but for waits: for how long it waits shows when the clock is moved. */
  deeds: string;
}

/** Computes a walk from the machine's definition alone, its start first. Nothing is started for it. */
export function stepsOf(model: Model, walk: Walk): Step[] {
  const machine = withSilentChildren(model.machine);
  const world = newWorld();
  const [first, actions] = initialTransition(machine, model.input(world));
  const toDo = (deeds: readonly Deed[]) => ({
    reports: reportsTo(world.owner, deeds),
    deeds: deedsAtOnce(deeds, world.owner),
  });
  const steps: Step[] = [{ event: { type: 'xstate.init' }, state: first, ...toDo(withSpawned(actions, first)) }];
  for (const event of walk) {
    const before = steps.at(-1)!.state;
    if (machine.getTransitionData(before, event).length === 0)
      throw new Error(
        `The model of ${machine.id} is too coarse: ${event.type} is sometimes ignored in ${keyOf(model, before)}`,
      );
    const [state, done] = transition(machine, before, event);
    steps.push({ event, state, ...toDo(withSpawned(done, state, before)) });
  }
  return steps;
}

/** What is done without waiting, in the words of the tables. */
export const deedsAtOnce = (deeds: readonly Deed[], owner: AnyActorRef): string =>
  deedsText(
    deeds.filter(({ type }) => type !== 'xstate.raise'),
    owner,
  );
