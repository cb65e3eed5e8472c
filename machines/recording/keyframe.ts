/**
 * A moment of a tree of actors, to which the same tree can be put back. What actors are and know is never changed, only
 * replaced, so that a moment costs no more than a list of what stood there.
 */
import type { AnyActor, AnyActorRef, Snapshot } from 'xstate';

/** XState declares no way back: these are the places where an actor and its system keep what they are. */
const SNAPSHOT = '_snapshot';
const STATUS = '_processingStatus';
const TIMERS = '_scheduledEvents';

interface KeptActor {
  actor: AnyActorRef;
  snapshot: Snapshot<unknown>;
  /** Not begun, running or stopped. */
  status: unknown;
}

export interface Keyframe {
  /** Every actor that there had been, by its path. */
  readonly known: ReadonlyMap<string, AnyActorRef>;
  readonly actors: readonly KeptActor[];
  readonly timers: object;
}

/** Must be called between two events, as nothing else is under way then. */
export function keyframeOf(root: AnyActor, known: ReadonlyMap<string, AnyActorRef>): Keyframe {
  return {
    known: new Map(known),
    actors: [...known.values()].map((actor) => ({
      actor,
      snapshot: actor.getSnapshot(),
      status: Reflect.get(actor, STATUS),
    })),
    timers: { ...timersOf(root) },
  };
}

/** Puts every actor back to what it was. Whoever came later is in no snapshot any more, and nobody is told. */
export function putBack(root: AnyActor, { actors, timers }: Keyframe): void {
  for (const { actor, snapshot, status } of actors) {
    Reflect.set(actor, SNAPSHOT, snapshot);
    if (Reflect.get(actor, STATUS) === status) continue;
    Reflect.set(actor, STATUS, status);
    // Who was stopped has got a new mailbox, which nobody has opened; and work forgets on its end who listened.
    Reflect.get(actor, 'mailbox').start();
    const logic: unknown = Reflect.get(actor, 'logic');
    if (isWork(logic)) logic.start(snapshot, Reflect.get(actor, '_actorScope'));
  }
  Reflect.set(Reflect.get(root.system, SNAPSHOT), TIMERS, { ...timers });
}

interface Work {
  start: (snapshot: unknown, scope: unknown) => void;
}

/** What does something in the world, which never answers here; the children of a machine are put back by themselves. */
const isWork = (logic: unknown): logic is Work =>
  typeof logic === 'object' && logic !== null && 'start' in logic && !('getStateNodeById' in logic);

const timersOf = (root: AnyActor): object => root.system.getSnapshot()[TIMERS];
