import type { Outlet } from './simulation.ts';
import type { Velocity } from './world.ts';

/** The robot as a node of the middleware's graph: what it publishes, what it subscribes to, and whether the graph still knows it. */
export interface RobotNode extends Outlet {
  /** The graph that it has joined, in words. */
  readonly graph: string;
  listen(orders: RobotOrders): void;
  /** From now on the robot offers these services and no others. Rejects when the graph refuses. */
  offer(services: readonly RobotService[]): Promise<void>;
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
}

/** What learners tell the robot. */
export interface RobotOrders {
  /** `isByHand` tells whether it came from the node of `joinHand`. */
  command(velocity: Velocity, isByHand: boolean): void;
  /** The gripper takes hold of the crate before it, or lets go. */
  grip(isWanted: boolean): void;
  reset(): void;
}

/** What programs can ask the robot to do, and are answered at once. */
export interface RobotService {
  /** Such as `/door`. */
  name: string;
  /** A switch is told on or off; a trigger only that it is to act. */
  kind: 'switch' | 'trigger';
  /** `isOn` is true for a trigger. Called in the order in which the calls come; it must not throw. */
  answer: (isOn: boolean) => ServiceAnswer;
}

export interface ServiceAnswer {
  success: boolean;
  /** For whoever reads what their program prints: what was done, or why it was not. */
  message: string;
}

/** A node that commands the robot as a program of the learner would. */
export interface HandNode {
  command(velocity: Velocity): void;
  close(): Promise<void>;
}
