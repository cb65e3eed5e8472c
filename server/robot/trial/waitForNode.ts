import { setTimeout as wait } from 'node:timers/promises';
import type { RobotNode } from '../RobotNode.ts';
import type { ProgramThreads } from './programThreads.ts';

/** A program that has not joined the graph for so long is not waited for any longer; what it waits for a processor does not count. */
const JOIN_MS = 20_000;

/** And one that has joined and never rests is not waited for any longer than this. */
const RESTLESS_MS = 2000;

/** At rest for so long, it has subscribed to all that it wants to hear before time begins. */
const SETTLE_MS = 300;
const POLL_MS = 20;

/** A node that takes its time from the simulation listens to `/clock` from the first. */
export async function waitForNode(
  node: Pick<RobotNode, 'hasSubscribers'>,
  threads: ProgramThreads,
  ended: AbortSignal,
): Promise<void> {
  threads.note();
  const workedBefore = threads.workedMs();
  let restedMs = 0;
  let calmMs = 0;
  let mostMs = JOIN_MS;
  for (let workedMs = 0; calmMs < SETTLE_MS && restedMs + workedMs < mostMs;) {
    await wait(POLL_MS, undefined, { signal: ended }).catch(() => undefined);
    if (ended.aborted) return;
    threads.note();
    const isCalm = threads.haveRested();
    workedMs = threads.workedMs() - workedBefore;
    if (isCalm) restedMs += POLL_MS;
    if (!node.hasSubscribers('/clock')) continue;
    if (mostMs === JOIN_MS) mostMs = restedMs + workedMs + RESTLESS_MS;
    calmMs = isCalm ? calmMs + POLL_MS : 0;
  }
}
