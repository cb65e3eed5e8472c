/** What the topics are for that every workspace has. */
const purposes: Readonly<Record<string, string>> = {
  '/scan': 'What the laser sees: 360 distances all round the robot, ten times a second.',
  '/odom': 'Where the robot is, and how fast it moves, twenty times a second.',
  '/tf': 'How the moving frames of the robot lie to each other.',
  '/tf_static': 'How the fixed frames of the robot lie to each other.',
  '/clock': "The simulator's time, fifty times a second.",
  '/cmd_vel': 'How fast the robot shall drive and turn. It stops half a second after the last command.',
  '/reset': 'Puts the robot and the crates back to where they started.',
  '/rosout': 'What nodes log.',
};

/** What a topic is for, who publishes and who subscribes, in sentences. */
export function describeTopic(topic: string, publishers: readonly string[], subscribers: readonly string[]): string {
  const purpose = purposes[topic];
  const nodes = `Published by ${namesOf(publishers)}; subscribed to by ${namesOf(subscribers)}.`;
  return purpose === undefined ? nodes : `${purpose} ${nodes}`;
}

function namesOf(nodes: readonly string[]): string {
  return nodes.length === 0 ? 'no node' : nodes.toSorted().join(', ');
}
