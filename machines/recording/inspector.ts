/** Describes what a tree of actors does, for a page that watches it, and lets that page hold it and speak to it. */
import type { ActorRefLike, AnyActorRef, EventObject, InspectionEvent } from 'xstate';
import type {
  InspectedActor,
  InspectedDelivery,
  InspectedEvent,
  InspectionControls,
  InspectionMessage,
  PendingEvent,
} from '../ports/inspectionPort.ts';
import { actorPath, isActor } from './actorPath.ts';
import { type PausableDelivery, pausableDelivery } from './pausableDelivery.ts';
import { activeStates, eventsOf, machineOf } from './machineOf.ts';

/** How many events are kept; then the oldest go. */
export const KEPT_EVENTS = 500;

export interface Inspector extends InspectionControls {
  /** Give it to the root actor. */
  inspect: (inspected: InspectionEvent) => void;
  /** Everything so far. */
  describe: () => InspectionMessage;
}

/** Reports what happens as it happens, and no more of it than `redact` leaves. */
export function inspector(
  redact: <Value>(value: Value) => Value,
  tell: (message: InspectionMessage) => void,
): Inspector {
  let root: AnyActorRef | undefined;
  let pausable: PausableDelivery | undefined;
  let events: readonly InspectedEvent[] = [];
  let last = 0;
  const tree = () => (root === undefined ? [] : actorsFrom(root));
  const actors = () => tree().map(describedActor);
  const described = (source: ActorRefLike | undefined, target: AnyActorRef, event: EventObject): PendingEvent => ({
    from: source !== undefined && isActor(source) ? actorPath(source) : null,
    to: actorPath(target),
    type: event.type,
    json: JSON.stringify(redact(event)),
  });
  const delivery = (): InspectedDelivery => ({
    isFrozen: pausable?.isPaused ?? false,
    pending: (pausable?.pending ?? []).map(({ source, target, event }) => described(source, target, event)),
  });

  return {
    inspect(inspected) {
      const actor = inspected.actorRef;
      if (!isActor(actor)) return;
      if (root === undefined) {
        root = actor;
        pausable = pausableDelivery(actor, () => tell({ type: 'delivery.changed', delivery: delivery() }));
      }
      if (inspected.type === '@xstate.snapshot') {
        // Only to learn what is a secret: it may be told in words by a later event.
        redact(contextOf(inspected.snapshot));
        tell({ type: 'actors.changed', actors: actors() });
      }
      if (inspected.type !== '@xstate.event') return;
      const event = { number: ++last, ...described(inspected.sourceRef, actor, inspected.event) };
      events = [...events, event].slice(-KEPT_EVENTS);
      tell({ type: 'event.inspected', event });
    },
    describe: () => ({ type: 'visit.described', actors: actors(), events, delivery: delivery() }),
    freeze: () => pausable?.pause(),
    step: () => pausable?.step(),
    resume: () => pausable?.resume(),
    send: (path, event) =>
      tree()
        .find((actor) => actorPath(actor) === path)
        ?.send(event),
  };
}

function actorsFrom(actor: AnyActorRef): AnyActorRef[] {
  const children: AnyActorRef[] = Object.values(actor.getSnapshot().children ?? {});
  return [actor, ...children.flatMap(actorsFrom)];
}

const describedActor = (actor: AnyActorRef): InspectedActor => ({
  path: actorPath(actor),
  machine: machineOf(actor),
  states: activeStates(actor),
  takes: eventsOf(actor),
});

const contextOf = (snapshot: object): unknown => ('context' in snapshot ? snapshot.context : null);
