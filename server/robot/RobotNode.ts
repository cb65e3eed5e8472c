import type { Parameters } from '#contract/world.ts';
import type { RobotService } from './RobotService.ts';
import type { ReadingPublisher } from './simulation.ts';
import type { Velocity } from './world.ts';

/** The robot as a node of the middleware's graph: what it publishes, what it subscribes to, and whether the graph still knows it. */
export interface RobotNode extends ReadingPublisher {
  /** The graph that it has joined, in words. */
  readonly graph: string;
  listen(orders: RobotOrders): void;
  /** From now on the robot offers these services and no others. Rejects when the graph refuses. */
  offer(services: readonly RobotService[]): Promise<void>;
  /** From now on these parameters are set, and those it has set before are gone. Rejects when the graph refuses. */
  configure(parameters: Parameters): Promise<void>;
  /** Joins the graph once more, as the node by which somebody drives the robot by hand. */
  joinHand(): Promise<HandNode>;
  /** Programs that are started from now on take their time from `/clock`. */
  leadTime(): Promise<void>;
  /** What other nodes do with topics, as in `subscribing /scan`; nothing when the graph does not answer. */
  uses(): Promise<string[]>;
  /** Whether the graph answers and knows this node, and not another of its name. */
  isKnown(): Promise<boolean>;
  /** Leaves the graph; one that does not answer is not waited for. */
  close(): Promise<void>;
  /** Ends without a word to the graph, as that ends, too. */
  abandon(): void;
}

/** What learners tell the robot. */
export interface RobotOrders {
  /** `isByHand` tells whether it came from the node of `joinHand`. */
  command(velocity: Velocity, isByHand: boolean): void;
  /** The gripper takes hold of the crate before it, or lets go. */
  grip(isWanted: boolean): void;
  reset(): void;
}

/** A node that commands the robot as a program of the learner would. */
export interface HandNode {
  command(velocity: Velocity): void;
  close(): Promise<void>;
}
