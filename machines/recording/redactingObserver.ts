/** Prepares what actors do for somebody else's inspector. */
import type { AnyActorRef, InspectionEvent, Observer } from 'xstate';
import { isActor } from './actorPath.ts';
import { createRedaction } from './redaction.ts';

/**
 * What may be shown of a value: its JSON without ports and without secrets. It learns secrets as a log does, but apart
 * from it, so that watching a visit changes nothing in its log.
 */
export function redactor(): <Value>(value: Value) => Value {
  const { redact } = createRedaction();
  return (value) => JSON.parse(redact(value).json);
}

/** Hands on to an observer what it may see: pictures of actors, whose snapshots hold neither ports nor secrets. */
export function redactingObserver(
  observer: Observer<InspectionEvent>,
  redact: <Value>(value: Value) => Value,
): (inspected: InspectionEvent) => void {
  const shown = (snapshot: object | undefined): object => redact({ ...snapshot, ...withoutParts });
  return (inspected) => {
    const actor = inspected.actorRef;
    if (!isActor(actor)) return;
    const picture = {
      ...inspected,
      actorRef: pictureOf(actor, shown),
      ...('snapshot' in inspected && { snapshot: shown(inspected.snapshot) }),
      ...('event' in inspected && { event: redact(inspected.event) }),
    };
    // A picture has all that an inspector asks an actor for.
    // oxlint-disable-next-line no-unsafe-type-assertion
    observer.next?.(picture as unknown as InspectionEvent);
  };
}

/** What makes a snapshot more than a record, and what an effect was given. */
const withoutParts = {
  input: undefined,
  children: undefined,
  machine: undefined,
  _nodes: undefined,
  can: undefined,
  getMeta: undefined,
  hasTag: undefined,
  matches: undefined,
  toJSON: undefined,
};

function pictureOf(actor: AnyActorRef, shown: (snapshot: object | undefined) => object) {
  return {
    id: actor.id,
    sessionId: actor.sessionId,
    logic: 'logic' in actor ? actor.logic : undefined,
    // oxlint-disable-next-line no-underscore-dangle
    _parent: actor._parent && { sessionId: actor._parent.sessionId },
    // It has none yet when it is announced.
    getSnapshot: () => shown(actor.getSnapshot()),
  };
}
