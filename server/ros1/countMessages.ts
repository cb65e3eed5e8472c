/** A process of its own counts the messages of topics: whatever comes can end nothing but this process. */
import { setTimeout as wait } from 'node:timers/promises';
import type { TopicRates } from '#contract/topic.ts';
import type { TypedTopic } from '../middleware/Topic.ts';
import { leaveGraph, startNode } from './graphNode.ts';
import { messageRate } from './messageRate.ts';

const COUNTED_MS = 2000;

/** The addresses of publishers are asked for first, and then they are called. */
const JOIN_MS = 300;

/** Counts for two seconds what comes on these topics. Rejects when the master does not answer. */
export async function countMessages(masterUri: string, topics: readonly TypedTopic[]): Promise<TopicRates> {
  const node = await startNode(`/servolab_counter_${process.pid}`, masterUri);
  const arrivals = new Map(topics.map(({ name }) => [name, [] as number[]]));
  for (const { name, type } of topics) {
    const subscription = node.subscribe({ topic: name, dataType: type, tcpNoDelay: true });
    subscription.on('message', () => arrivals.get(name)?.push(performance.now()));
    // A publisher that is gone is told of by the master.
    subscription.on('error', () => undefined);
  }
  await wait(JOIN_MS);
  const start = performance.now();
  await wait(COUNTED_MS);
  const rates = [...arrivals].map(([topic, times]) => ({
    topic,
    rate: messageRate(times.filter((time) => time >= start)),
  }));
  await leaveGraph(node);
  return { seconds: COUNTED_MS / 1000, rates };
}
