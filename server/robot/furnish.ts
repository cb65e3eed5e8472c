import type { World } from '#contract/world.ts';
import type { RobotNode } from './RobotNode.ts';
import type { SimulatedWorld } from './world.ts';

/** Tells the graph what there is in a world beside what one sees: its parameters, and the services of the robot in it. */
export async function furnish(node: RobotNode, { parameters }: World, simulated: SimulatedWorld): Promise<void> {
  await node.configure(parameters);
  await node.offer(simulated.services());
}
