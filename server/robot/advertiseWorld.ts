import type { World } from '#contract/world.ts';
import type { RobotNode } from './RobotNode.ts';
import type { RobotService } from './RobotService.ts';

/** Tells the graph what there is in a world beside what one sees: its parameters, and the services of the robot in it. */
export async function advertiseWorld(
  node: RobotNode,
  { parameters }: World,
  services: readonly RobotService[],
): Promise<void> {
  await node.configure(parameters);
  await node.offer(services);
}
