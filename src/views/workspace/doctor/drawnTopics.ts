import type { GraphSnapshot, GraphTopic } from '#contract/graph.ts';
import { roleOf } from '#machines/doctor/graphFacts.ts';

/** Every program writes its log there, and nobody need read it: it would hide what the programs speak about. */
const LOG = '/rosout';

/** What there is to see of a look: the topics that programs use first, each in the order of the look. */
export function drawnTopics({ topics }: GraphSnapshot): readonly GraphTopic[] {
  const seen = topics.filter(({ name }) => name !== LOG);
  return [...seen.filter(isOfProgram), ...seen.filter((topic) => !isOfProgram(topic))];
}

/** The node that a topic lacks; null where both sides are there. */
export function lackOf({ publishers, subscribers }: GraphTopic): 'noPublisher' | 'noSubscriber' | null {
  if (publishers.length === 0) return 'noPublisher';
  return subscribers.length === 0 ? 'noSubscriber' : null;
}

/** A program speaks where nobody listens, or listens where nobody speaks: its name may be wrong. */
export const isSuspect = (topic: GraphTopic): boolean => lackOf(topic) !== null && isOfProgram(topic);

/** Each node once. */
export function nodesOf(topics: readonly GraphTopic[]): readonly string[] {
  return [...new Set(topics.flatMap(({ publishers, subscribers }) => [...publishers, ...subscribers]))];
}

const isOfProgram = ({ publishers, subscribers }: GraphTopic): boolean =>
  [...publishers, ...subscribers].some((node) => roleOf(node) === 'program');
