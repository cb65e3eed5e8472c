import type { AnyActorRef, EventObject } from 'xstate';

/** What an actor is told, and by whom; without a source it comes from outside the tree. */
export interface Delivery {
  source: AnyActorRef | undefined;
  target: AnyActorRef;
  event: EventObject;
}

export interface PausableDelivery {
  readonly isPaused: boolean;
  /** The next one first. */
  readonly pending: readonly Delivery[];
  /** From now on whatever any actor of the tree is told waits: what its parts and its timers say, and what comes from outside. */
  pause(): void;
  /** Tells the next one; what that makes others say waits behind the rest. */
  step(): void;
  /** Tells everything that waits in its order, and holds nothing any more. */
  resume(): void;
}

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: EventObject) => void;

/** Holds back what the actors of a tree are told, so that it can be looked at one by one; `changed` is called when more or less of it waits. */
export function pausableDelivery({ system }: AnyActorRef, changed: () => void): PausableDelivery {
  const relay = relayOf(system);
  let isPaused = false;
  let pending: readonly Delivery[] = [];

  const wait: Relay = (source, target, event) => {
    pending = [...pending, { source, target, event }];
    changed();
  };
  const step = () => {
    const [next, ...others] = pending;
    if (next === undefined) return;
    pending = others;
    relay(next.source, next.target, next.event);
    changed();
  };

  return {
    get isPaused() {
      return isPaused;
    },
    get pending() {
      return pending;
    },
    pause() {
      isPaused = true;
      Reflect.set(system, '_relay', wait);
      changed();
    },
    step,
    resume() {
      while (pending.length > 0) step();
      isPaused = false;
      Reflect.set(system, '_relay', relay);
      changed();
    },
  };
}

/** The one way by which events reach actors. XState declares none to stand in, and its `inspect` only looks on. */
function relayOf(system: AnyActorRef['system']): Relay {
  const relay: unknown = Reflect.get(system, '_relay');
  if (typeof relay !== 'function') throw new Error('This version of XState tells its actors in another way.');
  return (source, target, event) => void Reflect.apply(relay, system, [source, target, event]);
}
