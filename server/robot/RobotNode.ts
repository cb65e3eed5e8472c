import type { Outlet } from './simulation.ts';
import type { Velocity } from './world.ts';

/** The robot as a node of the middleware's graph: what it publishes, what it subscribes to, and whether the graph still knows it. */
export interface RobotNode extends Outlet {
  /** The graph that it has joined, in words. */
  readonly graph: string;
  listen(orders: RobotOrders): void;
  /** Programs that are started from now on take their time from `/clock`. */
  leadTime(): Promise<void>;
  /** Whether the graph answers and knows this node, and not another of its name. */
  isKnown(): Promise<boolean>;
  /** Leaves the graph; one that does not answer is not waited for. */
  close(): Promise<void>;
}

/** What learners tell the robot. */
export interface RobotOrders {
  command(velocity: Velocity): void;
  reset(): void;
}
