/** Where things lie inside a sandbox. */
export const sandboxPlaces = {
  /** What only the agent sees: Node and the two bundles. Learners' programs are started without it. */
  servolab: '/opt/servolab',
  node: '/opt/servolab/node',
  agent: '/opt/servolab/agent.js',
  robot: '/opt/servolab/robot.js',
  /** Debian's ROS packages that are not installed on the host. */
  overlay: '/opt/ros',
} as const;
