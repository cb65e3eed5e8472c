/** A visit that is watched from another window of the same browser. */

/** One actor as it is now: where it stands, which machine it is, and which of its states are active (`lifecycle.running`). */
export interface InspectedActor {
  path: string;
  /** The name of its machine; null for an effect. */
  machine: string | null;
  states: readonly string[];
}

/** One event, without what is personal. */
export interface InspectedEvent {
  /** Counts from 1. */
  number: number;
  /** The path of who told it; null when it came from outside. */
  from: string | null;
  to: string;
  type: string;
  /** The whole event as JSON. */
  json: string;
}

export type InspectionMessage =
  | { type: 'visit.described'; actors: readonly InspectedActor[]; events: readonly InspectedEvent[] }
  | { type: 'actors.changed'; actors: readonly InspectedActor[] }
  | { type: 'event.inspected'; event: InspectedEvent };

export interface InspectionPort {
  /** Asks the visit to describe itself, and tells whatever it says from then on, always in a later task. */
  watch(report: (message: InspectionMessage) => void): () => void;
  /** Has the visit give its log to the visitor as a file. */
  requestLog(): void;
}
