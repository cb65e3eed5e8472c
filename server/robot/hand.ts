import type { HandOrder } from '../sandbox/robotMessages.ts';
import type { HandNode } from './RobotNode.ts';
import type { Velocity } from './world.ts';

/** A program counts as commanding the robot, too, for so long after its last command. */
const CONTEST_MS = 1000;

const REST: Velocity = { linear: 0, angular: 0 };

/** Whoever drives the robot by hand: in the graph while they do. */
export interface Hand {
  obey(order: HandOrder): void;
  /** A command has come that is not theirs; the time is milliseconds, as in `isContested`. */
  heardOther(now: number): void;
  /** Whether a program commands the robot while somebody drives it by hand. */
  isContested(now: number): boolean;
}

/** What is ordered while the node joins is published in its order as soon as it has; one that could not join is tried again with the next order. */
export function createHand(join: () => Promise<HandNode>): Hand {
  let node: Promise<HandNode> | undefined;
  let otherAt = -Infinity;

  function joined(): Promise<HandNode> {
    node ??= join().catch((error: unknown) => {
      node = undefined;
      throw error;
    });
    return node;
  }

  return {
    obey(order) {
      if (order.type !== 'release') {
        const velocity = order.type === 'drive' ? order : undefined;
        return forget(joined().then((hand) => velocity && hand.command(velocity)));
      }
      if (node === undefined) return;
      forget(leave(node));
      node = undefined;
    },
    heardOther(now) {
      otherAt = now;
    },
    isContested: (now) => node !== undefined && now - otherAt < CONTEST_MS,
  };
}

/** The robot does not wait for its watchdog. */
async function leave(node: Promise<HandNode>): Promise<void> {
  const hand = await node;
  hand.command(REST);
  await hand.close();
}

/** A graph that is gone ends the robot's process, which says so. */
function forget(done: Promise<unknown>): void {
  done.catch(() => undefined);
}
