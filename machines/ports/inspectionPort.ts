/** A visit that is watched from another window of the same browser, and may be made to stand still. */

/** One actor as it is now: where it stands, which machine it is, and which of its states are active (`lifecycle.running`). */
export interface InspectedActor {
  path: string;
  /** The name of its machine; null for an effect. */
  machine: string | null;
  states: readonly string[];
  /** The types of the events that its machine takes in one state or another; null where that is not known. */
  takes: readonly string[] | null;
}

/** An event that an actor is to be told, without what is personal. */
export interface PendingEvent {
  /** The path of who told it; null when it came from outside. */
  from: string | null;
  to: string;
  type: string;
  /** The whole event as JSON. */
  json: string;
}

/** One event that an actor was told. */
export interface InspectedEvent extends PendingEvent {
  /** Counts from 1. */
  number: number;
}

/** Whether the events of the visit wait to be told one by one, and which do, the next one first. */
export interface InspectedDelivery {
  isFrozen: boolean;
  pending: readonly PendingEvent[];
}

export type InspectionMessage =
  | {
      type: 'visit.described';
      actors: readonly InspectedActor[];
      events: readonly InspectedEvent[];
      delivery: InspectedDelivery;
    }
  | { type: 'actors.changed'; actors: readonly InspectedActor[] }
  | { type: 'event.inspected'; event: InspectedEvent }
  | { type: 'delivery.changed'; delivery: InspectedDelivery };

/** What a visit is asked to do by who watches it. */
export interface InspectionControls {
  /** Nothing is told any actor until it is resumed or asked for a step. */
  freeze: () => void;
  /** Tells the next event that waits. */
  step: () => void;
  resume: () => void;
  /** Tells an actor an event from outside; no actor of that path, nothing is told. */
  send: (path: string, event: { type: string }) => void;
}

export interface InspectionPort extends InspectionControls {
  /** Asks the visit to describe itself, and tells whatever it says from then on, always in a later task. */
  watch(report: (message: InspectionMessage) => void): () => void;
  /** Has the visit give its log to the visitor as a file. */
  requestLog(): void;
}
