import { expect, it } from 'vitest';
import { readingOf, readingProgram } from '#server/ros1/readingPrograms.ts';

const scan = { name: '/scan', type: 'sensor_msgs/LaserScan' };
const odom = { name: '/odom', type: 'nav_msgs/Odometry' };

it.each([
  ['read', [scan]],
  ['count', [scan, odom]],
  ['count', []],
] as const)('understands what it was started for: %s of %o', (work, topics) => {
  expect(readingOf(readingProgram(work, topics))).toEqual({ work, topics });
});

it('takes the robot for no reader', () => {
  expect(readingOf(['node', 'robot.js'])).toBeUndefined();
});
