import { expect, it } from 'vitest';
import { commandIn } from '#machines/widgets/commandIn.ts';

it.each([
  ['rostopic pub -1 /reset std_msgs/Empty', { command: 'rostopic', args: 'pub -1 /reset std_msgs/Empty' }],
  [' rosnode  list ', { command: 'rosnode', args: 'list' }],
])('finds the command in %j', (text, written) => expect(commandIn(text)).toEqual(written));

it.each([
  'rostopic',
  'rospy.Rate(10)',
  'rostopics list',
  'rosrun <package> <file>',
  'rostopic echo …',
  'bash -c x',
  '',
])('finds none in %j', (text) => expect(commandIn(text)).toBeNull());
