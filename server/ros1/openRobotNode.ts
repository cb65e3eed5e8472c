/** The robot as a node of a ROS 1 graph: what it publishes, what it listens to, and whether the master still knows it. */
import { RosMasterClient, TcpConnection } from '@foxglove/ros1';
import type { RosNode, Subscription } from '@foxglove/ros1';
import { definitionsOf } from './definitionsOf.ts';
import type { MessageType } from './definitionsOf.ts';
import { answerOrNothing, dropNode, leaveGraph, startNode } from './graphNode.ts';
import { guardedSocket } from './guardedSocket.ts';
import { heardTypes, readBool, velocityIn } from './heardTypes.ts';
import { HAND_NODE, openHandNode } from './openHandNode.ts';
import type { RobotNode } from '../robot/RobotNode.ts';
import type { LiveTopic } from '../robot/simulation.ts';
import { messageOf } from './messageOf.ts';
import { openParameters } from './openParameters.ts';
import { openServices } from './openServices.ts';
import { learnerConnections } from './learnerConnections.ts';
import { mountTransforms, stampOf } from './messages.ts';

const NAME = '/robot';

const published: Readonly<Record<LiveTopic | '/tf_static', MessageType>> = {
  '/scan': 'sensor_msgs/LaserScan',
  '/odom': 'nav_msgs/Odometry',
  '/tf': 'tf2_msgs/TFMessage',
  '/tf_static': 'tf2_msgs/TFMessage',
  '/clock': 'rosgraph_msgs/Clock',
  '/gripper/holding': 'std_msgs/Bool',
  '/camera/image_raw': 'sensor_msgs/Image',
  '/camera/image_raw/compressed': 'sensor_msgs/CompressedImage',
  '/camera/camera_info': 'sensor_msgs/CameraInfo',
  '/bumper': 'std_msgs/Bool',
  '/battery': 'sensor_msgs/BatteryState',
};

/** Whether a master answers at this address. */
export async function masterAnswers(masterUri: string): Promise<boolean> {
  const answer = await answerOrNothing(new RosMasterClient(masterUri).getUri(NAME));
  return answer?.[0] === 1;
}

/** Joins the graph of a master. Rejects when the master refuses or does not answer. */
export async function openRobotNode(masterUri: string): Promise<RobotNode> {
  const node = await startNode(NAME, masterUri, guardedSocket(heardTypes));
  await advertise(node);
  const services = await openServices(node);

  return {
    graph: `the ROS master at ${masterUri}`,
    hasSubscribers: (topic) => (node.publications.get(topic)?.subscribers().size ?? 0) > 0,
    publish(reading) {
      // The library rejects for a topic that is no longer advertised; `isKnown` finds that out.
      node.publish(reading.topic, messageOf(reading)).catch(() => undefined);
    },
    listen(orders) {
      const velocities = subscribeTo(node, '/cmd_vel');
      velocities.on('message', (_message, bytes, { connection }) =>
        orders.command(velocityIn(bytes), connection.header().get('callerid') === HAND_NODE),
      );
      const resets = subscribeTo(node, '/reset');
      resets.on('message', () => orders.reset());
      const grips = subscribeTo(node, '/gripper/command');
      grips.on('message', (_message, bytes) => orders.grip(readBool(bytes)));
      for (const subscription of [velocities, resets, grips]) forgetLostPublishers(subscription);
    },
    configure: openParameters(node),
    offer: (offered) => services.offer(offered),
    joinHand: () => openHandNode(masterUri),
    leadTime: () => node.setParameter('/use_sim_time', true),
    uses: () => answerOrNothing(learnerConnections(node)).then((uses) => uses ?? []),
    async isKnown() {
      // Who shuts it down takes its topics away; its services let the master still know it.
      if (!node.isAdvertising('/scan')) return false;
      const answer = await answerOrNothing(node.rosMasterClient.lookupNode(NAME, NAME));
      return answer?.[0] === 1 && answer[2] === node.rosFollower.url();
    },
    async close() {
      await answerOrNothing(services.close());
      await leaveGraph(node);
    },
    abandon() {
      services.stop();
      dropNode(node);
    },
  };
}

function subscribeTo(node: RosNode, topic: keyof typeof heardTypes): Subscription {
  return node.subscribe({ topic, dataType: heardTypes[topic].type, tcpNoDelay: true });
}

async function advertise(node: RosNode): Promise<void> {
  for (const [topic, dataType] of Object.entries(published)) {
    const latching = topic === '/tf_static';
    await node.advertise({ topic, dataType, latching, messageDefinition: definitionsOf(dataType) });
  }
  await node.publish('/tf_static', mountTransforms(stampOf(Date.now())));
}

/**
 * The library dials a publisher that went away for ever, with one more listener each time, and takes the greeting of one that
 * came back for a message. A program that runs again announces itself through the master anyway.
 */
function forgetLostPublishers(subscription: Subscription): void {
  subscription.on('error', () =>
    // Only after this event does the connection count the retry that it plans.
    queueMicrotask(() => {
      for (const [id, { connection }] of subscription.publishers()) {
        if (connection instanceof TcpConnection && connection.retries > 0) subscription.removePublisher(id);
      }
    }),
  );
}
