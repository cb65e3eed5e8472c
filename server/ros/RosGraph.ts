/** The ROS topics of a workspace, as its master knows them. */
import * as v from 'valibot';
import type { TopicDetails } from '#contract/entities.ts';
import type { MasterQuestion } from '../sandbox/agentMessages.ts';
import { describeMessage } from './describeMessage.ts';
import { describeTopic } from './describeTopic.ts';

const topicTypes = v.array(v.tuple([v.string(), v.string()]));
const registrations = v.array(v.tuple([v.string(), v.array(v.string())]));
const systemState = v.tuple([registrations, registrations, v.unknown()]);

/**
 * Both answers come from what nodes have told the master. A node that was killed could not sign off and stays in them
 * until another of its name comes.
 */
export class RosGraph {
  readonly #ask: (question: MasterQuestion) => Promise<unknown>;

  constructor(ask: (question: MasterQuestion) => Promise<unknown>) {
    this.#ask = ask;
  }

  /** The names of the topics that a node publishes or subscribes to, in alphabetical order. */
  async topics(): Promise<string[]> {
    const { publishers, subscribers } = await this.#nodes();
    return [...new Set([...publishers.keys(), ...subscribers.keys()])].toSorted();
  }

  /** Undefined when no node publishes or subscribes to it. The name may lack its leading slash. */
  async topic(name: string): Promise<TopicDetails | undefined> {
    const topic = name.startsWith('/') ? name : `/${name}`;
    const [{ publishers, subscribers }, types] = await Promise.all([this.#nodes(), this.#ask('getTopicTypes')]);
    if (!publishers.has(topic) && !subscribers.has(topic)) return undefined;
    const type = new Map(v.parse(topicTypes, types)).get(topic) ?? '*';
    return {
      type: type === '*' ? 'unknown' : type,
      description: describeTopic(topic, publishers.get(topic) ?? [], subscribers.get(topic) ?? []),
      message_description: describeMessage(type),
    };
  }

  async #nodes(): Promise<Record<'publishers' | 'subscribers', ReadonlyMap<string, readonly string[]>>> {
    const [publishers, subscribers] = v.parse(systemState, await this.#ask('getSystemState'));
    return { publishers: new Map(publishers), subscribers: new Map(subscribers) };
  }
}
