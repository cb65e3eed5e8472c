/** Nodes of ours in a ROS 1 graph: how they join it, ask its master, and leave it. */
import { RosNode, type TcpSocketCreate } from '@foxglove/ros1';
import { withinTime } from '../limits/withinTime.ts';
import { LOOPBACK, LoopbackHttpServer } from './LoopbackHttpServer.ts';
import { describedSocket } from './describedSocket.ts';
import { droppingTcpServer } from './droppingTcpServer.ts';

/** How long the master may take over one call before it counts as gone. */
const CALL_MS = 2000;

/** Rejects when the master does not answer. `connect` makes its connections to those that publish what it subscribes to. */
export async function startNode(
  name: string,
  rosMasterUri: string,
  connect: TcpSocketCreate = describedSocket,
): Promise<RosNode> {
  const node = new RosNode({
    name,
    rosMasterUri,
    hostname: LOOPBACK,
    pid: process.pid,
    httpServer: new LoopbackHttpServer(),
    tcpSocketCreate: connect,
    tcpServer: await droppingTcpServer(),
  });
  await node.start();
  return node;
}

/** A master that does not answer is not waited for. */
export async function leaveGraph(node: RosNode): Promise<void> {
  await answerOrNothing(unregister(node));
  node.shutdown();
}

/** For a graph that ends as well: its master is not told. */
export function dropNode(node: RosNode): void {
  for (const subscription of node.subscriptions.values()) subscription.close();
  node.subscriptions.clear();
  node.publications.clear();
  node.shutdown();
}

/** The answer, or undefined when it failed or took too long. */
export function answerOrNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return withinTime(answer, CALL_MS, () => new Error('The ROS master does not answer.')).catch(() => undefined);
}

async function unregister({ name, rosFollower, rosMasterClient, publications, subscriptions }: RosNode): Promise<void> {
  const url = rosFollower.url() ?? '';
  await Promise.all([
    ...[...publications.keys()].map((topic) => rosMasterClient.unregisterPublisher(name, topic, url)),
    ...[...subscriptions.keys()].map((topic) => rosMasterClient.unregisterSubscriber(name, topic, url)),
  ]);
}
