import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  SimulatedClock,
  createActor,
} from 'xstate';
import { expect } from 'vitest';
import { keyOf } from './explore.ts';
import type { Model } from './Model.ts';
import type { Deed } from './reportsTo.ts';
import { deedsAtOnce } from './stepsOf.ts';
import type { Walker } from './testWalk.ts';
import { type World, newWorld } from './World.ts';
import { withSilentChildren } from './withSilentChildren.ts';
import { withSpawned } from './withSpawned.ts';

/** Walks with the machine itself, running: events are sent, ports answer, the clock is moved. */
export function actorWalker(model: Model, machine = withSilentChildren(model.machine), inspect?: Inspect): Walker {
  const world = newWorld();
  const clock = new SimulatedClock();
  const done: Deed[] = [];
  let before: AnyMachineSnapshot | undefined;
  const actor = createActor(machine, {
    input: model.input(world),
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.action' && event.actorRef.sessionId === event.rootId) done.push(event.action);
      inspect?.(event);
    },
  }).start();
  return {
    async perform({ event }) {
      happen(event, actor, world, clock);
      await settled();
    },
    check({ state, reports, deeds }) {
      const snapshot = actor.getSnapshot();
      expect(snapshot.value).toEqual(state.value);
      expect(keyOf(model, snapshot)).toBe(keyOf(model, state));
      expect(world.reports.splice(0)).toEqual(reports);
      expect(deedsAtOnce(withSpawned(done.splice(0), snapshot, before), world.owner)).toBe(deeds);
      before = snapshot;
    },
  };
}

export type Inspect = (event: InspectionEvent) => void;

/** Lets an event of a model happen in the way in which it really does. */
export function happen(event: AnyEventObject, actor: AnyActor, world: World, clock: SimulatedClock): void {
  if (event.type.startsWith('xstate.done.actor.')) world.answer(String(event['actorId']), event['output']);
  else if (event.type.startsWith('xstate.error.actor.')) world.fail(String(event['actorId']), event['error']);
  else if (event.type.startsWith('xstate.after.')) clock.increment(delayOf(actor, event));
  else actor.send(event);
}

/** Milliseconds of a named delay, from an event such as `xstate.after.reconnectDelay.socket.waiting`. */
function delayOf(actor: AnyActor, { type }: AnyEventObject): number {
  const machine = actor.logic as AnyStateMachine;
  const delay: unknown = machine.implementations.delays[type.split('.')[2] ?? ''];
  if (typeof delay === 'function') return Number(delay(actor.getSnapshot()));
  if (typeof delay !== 'number') throw new Error(`${machine.id} has no delay for ${type}`);
  return delay;
}

/** Everything that was answered has arrived: no promise is left that could go on by itself. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
