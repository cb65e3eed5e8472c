import type { TopicSight } from '#contract/topic.ts';

/** What was seen last of a topic that is watched. */
export interface SeenTopic extends TopicSight {
  topic: string;
}

/** What a machine has to know of all that is seen. */
export type TopicFact =
  /** Messages of this topic arrive; told once a second at most. */
  { type: 'topic.seen'; topic: string };

/** The messages of the topics that are watched, kept outside every machine. */
export interface TopicPort {
  /** What was seen last of a topic; null before anything was. Another object whenever that changed. */
  read: (topic: string) => SeenTopic | null;
  /** Calls back after changes, at most once a painted frame, until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
  /** Tells facts until the returned function is called. What was seen before is forgotten. */
  watch(tell: (fact: TopicFact) => void): () => void;
  /** Of some of their fields, the values of the last while. */
  traces: TracePort;
}

/** A field of the messages of a topic, such as `ranges[0]`. */
export interface PlottedField {
  topic: string;
  field: string;
}

/** How some fields of topics went. */
export interface Traces {
  /** When the last message came, in milliseconds of the clock of what is kept of the robot. */
  end: number;
  /** When each message came, in seconds before the last one. */
  times: readonly number[];
  /**
   * What each field said in these messages, by its topic and name: null where it had no number, and where messages were not watched;
   * undefined where the message is one of another topic.
   */
  values: ReadonlyMap<string, readonly TracedValue[]>;
}

export type TracedValue = number | null | undefined;

export interface TracePort {
  /** Another object whenever something changed, unless it is held. */
  read: () => Traces;
  /** Calls back after changes, at most once a painted frame, until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
  /** From now on the values of these fields are kept. What is kept of others is forgotten. */
  trace(fields: readonly PlottedField[]): void;
  /** What is read stays as it is until it is released; what comes is kept all the same. */
  hold(): void;
  release(): void;
}
