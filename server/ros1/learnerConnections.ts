import type { RosNode } from '@foxglove/ros1';
import type { TOPIC_USES } from '#contract/goal.ts';
import { HAND_NODE } from './openHandNode.ts';

type Nodes = ReadonlyMap<string, ReadonlySet<string>>;

/** What nodes that are not ours do with topics, as in `subscribing /scan`. Rejects when the master does not answer. */
export async function learnerConnections(node: RosNode): Promise<string[]> {
  // Every node tells /rosout what it logs, and the node of that name reads it: neither says anything of a program.
  const ours = new Set([node.name, HAND_NODE, '/rosout']);
  const describe = (by: (typeof TOPIC_USES)[number], topics: Nodes): string[] =>
    [...topics].filter(([, names]) => [...names].some((name) => !ours.has(name))).map(([topic]) => `${by} ${topic}`);
  const { publishers, subscribers } = await node.getSystemState();
  return [...describe('publishing', publishers), ...describe('subscribing', subscribers)];
}
