import type { GraphSnapshot, GraphTopic } from '#contract/graph.ts';

const robot = ['/robot'];

/** A robot at rest in free space, a program that commands nothing, and nothing wrong with either. */
export const still = {
  topics: [
    { name: '/cmd_vel', type: 'geometry_msgs/Twist', publishers: [], subscribers: robot },
    { name: '/reset', type: 'std_msgs/Empty', publishers: [], subscribers: robot },
    { name: '/scan', type: 'sensor_msgs/LaserScan', publishers: robot, subscribers: [] },
    { name: '/odom', type: 'nav_msgs/Odometry', publishers: robot, subscribers: [] },
  ],
  robot: {
    seconds: 5,
    commands: 0,
    span: 0,
    silence: null,
    last: null,
    limit: { linear: 1, angular: 2 },
    driven: 0,
    turned: 0,
    simulated: 5,
    ahead: 3,
    touches: false,
    battery: null,
  },
  programs: [{ name: 'driver', command: 'rosrun gazebo_test_pkg driver.py', status: 'running', end: null }],
} satisfies GraphSnapshot;

/** The topics of that robot, with other facts of the one that commands it. */
export const withCommandTopic = (facts: Partial<GraphTopic>): GraphTopic[] => [
  { name: '/cmd_vel', type: 'geometry_msgs/Twist', publishers: ['/driver'], subscribers: robot, ...facts },
  ...still.topics.slice(1),
];

/** The same, with a program that commands the robot at a steady rate. */
export const commanded = (commands: number, linear: number, angular: number): GraphSnapshot => ({
  ...still,
  topics: withCommandTopic({}),
  robot: { ...still.robot, commands, ...(commands > 0 && steady(commands)), last: { linear, angular } },
});

const steady = (commands: number) => ({ span: (5 * (commands - 1)) / commands, silence: 0 });
