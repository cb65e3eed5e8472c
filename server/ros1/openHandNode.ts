import type { HandNode } from '../robot/RobotNode.ts';
import type { Velocity } from '../robot/world.ts';
import { definitionsOf } from './definitionsOf.ts';
import { leaveGraph, startNode } from './graphNode.ts';

/** As `rosnode list` and `rostopic info /cmd_vel` tell it. */
export const HAND_NODE = '/drive_by_hand';

const TOPIC = '/cmd_vel';
const TYPE = 'geometry_msgs/Twist';

/** Joins the graph as a node that publishes what somebody drives by hand. Rejects when the master refuses or does not answer. */
export async function openHandNode(masterUri: string): Promise<HandNode> {
  const node = await startNode(HAND_NODE, masterUri);
  await node.advertise({ topic: TOPIC, dataType: TYPE, messageDefinition: definitionsOf(TYPE) });
  return {
    command(velocity) {
      // Rejects when somebody has shut the node down; then the robot's watchdog stops it.
      node.publish(TOPIC, twistOf(velocity)).catch(() => undefined);
    },
    close: () => leaveGraph(node),
  };
}

function twistOf({ linear, angular }: Velocity) {
  return { linear: { x: linear, y: 0, z: 0 }, angular: { x: 0, y: 0, z: angular } };
}
