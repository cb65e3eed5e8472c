/** Describes what a tree of actors does, for a page that watches it. */
import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { InspectedActor, InspectedEvent, InspectionMessage } from '../ports/inspectionPort.ts';
import { actorPath, isActor } from './actorPath.ts';
import { isRecord } from './isRecord.ts';

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
  const snapshot = actor.getSnapshot();
  const logic: unknown = 'logic' in actor ? actor.logic : undefined;
  const machine = isRecord(logic) && 'getStateNodeById' in logic ? String(logic['id']) : null;
  const states = snapshot?.value === undefined ? [String(snapshot?.status)] : statesIn(snapshot.value);
  const children: AnyActorRef[] = Object.values(snapshot?.children ?? {});
  return [{ path: actorPath(actor), machine, states }, ...children.filter(Boolean).flatMap(actorsFrom)];
}

/** The active states of a state's value, outer ones first: `lifecycle`, `lifecycle.running`. */
function statesIn(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix + value];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [prefix + name].concat(statesIn(inner, `${prefix}${name}.`)));
}

const contextOf = (snapshot: object): unknown => ('context' in snapshot ? snapshot.context : null);
