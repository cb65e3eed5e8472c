import * as v from 'valibot';
import type { Topic } from '../middleware/Topic.ts';
import { type AskMaster, askMaster } from './askMaster.ts';
import { nodesByTopic } from './nodesByTopic.ts';

const topicTypes = v.array(v.tuple([v.string(), v.string()]));

/** How the master names the type of a topic that nobody has published yet. */
const UNKNOWN_TYPE = '*';

/** The topics that a node publishes or subscribes to, in alphabetical order. */
export async function listTopics(ask: AskMaster = askMaster): Promise<Topic[]> {
  const [{ publishers, subscribers }, types] = await Promise.all([nodesByTopic(ask), ask('getTopicTypes')]);
  const typeOf = new Map(v.parse(topicTypes, types).filter(([, type]) => type !== UNKNOWN_TYPE));
  return [...new Set([...publishers.keys(), ...subscribers.keys()])].toSorted().map((name) => ({
    name,
    type: typeOf.get(name) ?? null,
    publishers: [...(publishers.get(name) ?? [])],
    subscribers: [...(subscribers.get(name) ?? [])],
  }));
}
