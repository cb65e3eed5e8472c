import { setTimeout as wait } from 'node:timers/promises';
import type { RobotNode } from '../robot/RobotNode.ts';
import { masterAnswers, openRobotNode } from './openRobotNode.ts';

const MASTER_POLL_MS = 50;
const MASTER_WAIT_MS = 30_000;

/** Joins the graph of a master as soon as that answers; rejects when it does not come. */
export async function joinGraph(masterUri: string): Promise<RobotNode> {
  const deadline = performance.now() + MASTER_WAIT_MS;
  while (!(await masterAnswers(masterUri))) {
    if (performance.now() > deadline) throw new Error(`No ROS master answers at ${masterUri}.`);
    await wait(MASTER_POLL_MS);
  }
  return openRobotNode(masterUri);
}
