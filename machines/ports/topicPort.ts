import type { TopicSight } from '#contract/topic.ts';

/** What was seen last of the topic that is watched. */
export interface SeenTopic extends TopicSight {
  topic: string;
}

/** What a machine has to know of all that is seen. */
export type TopicFact =
  /** Messages of this topic arrive; told once a second at most. */
  { type: 'topic.seen'; topic: string };

/** The messages of the topic that is watched, kept outside every machine. */
export interface TopicPort {
  /** Another object whenever something changed; null before anything was seen. */
  read: () => SeenTopic | null;
  /** Calls back after changes, at most once a painted frame, until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
  /** Tells facts until the returned function is called. What was seen before is forgotten. */
  watch(tell: (fact: TopicFact) => void): () => void;
}
