/** A process of its own reads a topic: messages of any size and number may come, and whatever they say can end nothing but this process. */
import { RosNode } from '@foxglove/ros1';
import { limits } from '#contract/limits.ts';
import type { TopicSight } from '#contract/topic.ts';
import type { TypedTopic } from '../middleware/Topic.ts';
import { LOOPBACK, LoopbackHttpServer } from './LoopbackHttpServer.ts';
import { describedSocket } from './describedSocket.ts';
import { pictureOf } from './pictureOf.ts';
import { treeOf } from './treeOf.ts';

const TELL_EVERY_MS = 200;
/** The rate is that of the last two seconds. */
const TICKS_COUNTED = 10;
const LEAVE_WITHIN_MS = 500;

/** Tells the latest message five times a second at most, until the process is asked to end. */
export async function readTopic(
  masterUri: string,
  topic: TypedTopic,
  tell: (sight: TopicSight) => void,
): Promise<void> {
  const name = `/servolab_reader_${process.pid}`;
  const node = new RosNode({
    name,
    rosMasterUri: masterUri,
    hostname: LOOPBACK,
    pid: process.pid,
    httpServer: new LoopbackHttpServer(),
    tcpSocketCreate: describedSocket,
  });
  await node.start();
  const latest: { message?: unknown } = {};
  let arrived = 0;
  const subscription = node.subscribe({ topic: topic.name, dataType: topic.type, tcpNoDelay: true });
  subscription.on('message', (message) => {
    latest.message = message;
    arrived += 1;
  });
  // A publisher that is gone is told of by the master.
  subscription.on('error', () => undefined);
  const rate = rateOf(TICKS_COUNTED, TELL_EVERY_MS);
  setInterval(() => {
    const perSecond = rate(arrived);
    arrived = 0;
    if (!('message' in latest)) return;
    const picture = pictureOf(topic.type, latest.message);
    const value = treeOf(latest.message, limits.topicValueBytes);
    tell({ rate: perSecond, value, ...(picture && { picture }) });
    delete latest.message;
  }, TELL_EVERY_MS);
  process.once('SIGTERM', () => {
    setTimeout(() => process.exit(0), LEAVE_WITHIN_MS);
    const leaving = node.rosMasterClient.unregisterSubscriber(name, topic.name, node.rosFollower.url() ?? '');
    void leaving.catch(() => undefined).finally(() => process.exit(0));
  });
}

/** Takes how many came in each tick, and answers how many come in a second. */
export function rateOf(ticksCounted: number, tickMs: number): (arrived: number) => number {
  const ticks: number[] = [];
  return (arrived) => {
    ticks.push(arrived);
    if (ticks.length > ticksCounted) ticks.shift();
    const sum = ticks.reduce((total, count) => total + count, 0);
    return (sum * 1000) / (ticks.length * tickMs);
  };
}
