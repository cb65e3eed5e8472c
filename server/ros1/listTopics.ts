import * as v from 'valibot';
import type { Topic } from '../middleware/Topic.ts';
import { type AskMaster, askMaster } from './askMaster.ts';
import { nodesByTopic } from './nodesByTopic.ts';

const topicTypes = v.array(v.tuple([v.string(), v.string()]));

/** How the master names the type of a topic that nobody has published yet. */
const UNKNOWN_TYPE = '*';

/** So much is told of them, in characters of JSON: a message to the server has a bounded length, and one that is longer ends the sandbox. */
const MOST_LENGTH = 1_048_576;

/** The topics that a node publishes or subscribes to, in alphabetical order; of very many the first. */
export async function listTopics(ask: AskMaster = askMaster): Promise<Topic[]> {
  const [{ publishers, subscribers }, types] = await Promise.all([nodesByTopic(ask), ask('getTopicTypes')]);
  const typeOf = new Map(v.parse(topicTypes, types).filter(([, type]) => type !== UNKNOWN_TYPE));
  const names = [...new Set([...publishers.keys(), ...subscribers.keys()])].toSorted();
  let room = MOST_LENGTH;
  const topics: Topic[] = [];
  for (const name of names) {
    const topic = {
      name,
      type: typeOf.get(name) ?? null,
      publishers: [...(publishers.get(name) ?? [])],
      subscribers: [...(subscribers.get(name) ?? [])],
    };
    room -= JSON.stringify(topic).length + 1;
    if (room < 0) break;
    topics.push(topic);
  }
  return topics;
}
