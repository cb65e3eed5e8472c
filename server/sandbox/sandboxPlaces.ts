/** Where things lie inside a sandbox. */
export const sandboxPlaces = {
  /** What only the agent sees: Node, the two bundles and the physics engine. Learners' programs are started without it. */
  servolab: '/opt/servolab',
  node: '/opt/servolab/node',
  agent: '/opt/servolab/agent.js',
  robot: '/opt/servolab/robot.js',
  /** Where the robot's bundle looks for it: beside itself. */
  physics: '/opt/servolab/physics.wasm',
  /** Debian's ROS packages that are not installed on the host. */
  overlay: '/opt/ros',
} as const;
