/** Describes what a tree of actors does, for a page that watches it. */
import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { InspectedActor, InspectedEvent, InspectionMessage } from '../ports/inspectionPort.ts';
import { actorPath, isActor } from './actorPath.ts';
import { activeStates, machineOf } from './machineOf.ts';

/** How many events are kept; then the oldest go. */
export const KEPT_EVENTS = 500;

export interface Inspector {
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
  let events: readonly InspectedEvent[] = [];
  let last = 0;
  const actors = () => (root === undefined ? [] : actorsFrom(root));

  return {
    inspect(inspected) {
      const actor = inspected.actorRef;
      if (!isActor(actor)) return;
      root ??= actor;
      if (inspected.type === '@xstate.snapshot') {
        // Only to learn what is a secret: it may be told in words by a later event.
        redact(contextOf(inspected.snapshot));
        tell({ type: 'actors.changed', actors: actors() });
      }
      if (inspected.type !== '@xstate.event') return;
      const { event, sourceRef } = inspected;
      const from = sourceRef !== undefined && isActor(sourceRef) ? actorPath(sourceRef) : null;
      const json = JSON.stringify(redact(event));
      const described = { number: ++last, from, to: actorPath(actor), type: event.type, json };
      events = [...events, described].slice(-KEPT_EVENTS);
      tell({ type: 'event.inspected', event: described });
    },
    describe: () => ({ type: 'visit.described', actors: actors(), events }),
  };
}

function actorsFrom(actor: AnyActorRef): InspectedActor[] {
  const children: AnyActorRef[] = Object.values(actor.getSnapshot().children ?? {});
  const described = { path: actorPath(actor), machine: machineOf(actor), states: activeStates(actor) };
  return [described, ...children.flatMap(actorsFrom)];
}

const contextOf = (snapshot: object): unknown => ('context' in snapshot ? snapshot.context : null);
