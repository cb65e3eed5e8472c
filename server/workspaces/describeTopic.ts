import type { TopicDetails } from '#contract/entities.ts';
import type { Middleware } from '../middleware/Middleware.ts';
import type { Topic } from '../middleware/Topic.ts';

/** What the topics are for that every workspace has. */
const purposes: Readonly<Record<string, string>> = {
  '/scan': 'What the laser sees: 360 distances all round the robot, ten times a second.',
  '/odom': 'Where the robot is, and how fast it moves, twenty times a second.',
  '/tf': 'How the moving frames of the robot lie to each other.',
  '/tf_static': 'How the fixed frames of the robot lie to each other.',
  '/camera/image_raw':
    'What the camera sees straight ahead: 160 × 120 pixels of red, green and blue, ten times a second.',
  '/camera/image_raw/compressed': 'The same pictures, packed as PNG.',
  '/camera/camera_info': 'How the camera is made: the size of its pictures, and how wide it looks.',
  '/clock': "The simulator's time, fifty times a second.",
  '/cmd_vel': 'How fast the robot shall drive and turn. It stops half a second after the last command.',
  '/gripper/command': 'True: the gripper takes hold of the crate right before the front. False: it lets go.',
  '/gripper/holding': 'Whether the gripper holds a crate, ten times a second.',
  '/bumper': 'Whether the front of the robot touches something, ten times a second.',
  '/battery': 'How full the battery is, once a second. Empty, the robot no longer drives.',
  '/reset': 'Puts the robot and the crates back to where they started.',
  '/rosout': 'What nodes log.',
};

/** A topic in words; undefined when it is none of these. The name may lack its leading slash. */
export function describeTopic(
  topics: readonly Topic[],
  name: string,
  { describeMessage }: Pick<Middleware, 'describeMessage'>,
): TopicDetails | undefined {
  const fullName = name.startsWith('/') ? name : `/${name}`;
  const topic = topics.find((one) => one.name === fullName);
  if (topic === undefined) return undefined;
  const { type } = topic;
  return {
    type: type ?? 'unknown',
    description: describeUse(topic),
    message_description: type === null ? 'Nobody has said yet which messages it carries.' : describeMessage(type),
  };
}

/** What it is for, who publishes and who subscribes, in sentences. */
function describeUse({ name, publishers, subscribers }: Topic): string {
  const purpose = purposes[name];
  const nodes = `Published by ${namesOf(publishers)}; subscribed to by ${namesOf(subscribers)}.`;
  return purpose === undefined ? nodes : `${purpose} ${nodes}`;
}

function namesOf(nodes: readonly string[]): string {
  return nodes.length === 0 ? 'no node' : nodes.toSorted().join(', ');
}
