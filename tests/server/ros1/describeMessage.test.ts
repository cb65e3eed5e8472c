import { expect, it } from 'vitest';
import { describeMessage } from '#server/ros1/describeMessage.ts';

it('shows the fields of the messages inside a message below it, indented', () => {
  expect(describeMessage('geometry_msgs/Twist').split('\n')).toEqual([
    'geometry_msgs/Vector3 linear',
    '  float64 x',
    '  float64 y',
    '  float64 z',
    'geometry_msgs/Vector3 angular',
    '  float64 x',
    '  float64 y',
    '  float64 z',
  ]);
});

it('shows arrays and constants as ROS writes them', () => {
  expect(describeMessage('geometry_msgs/PoseWithCovariance')).toContain('float64[36] covariance');
  expect(describeMessage('sensor_msgs/BatteryState')).toContain('uint8 POWER_SUPPLY_STATUS_CHARGING=1');
});

it('says that a message has no fields', () => {
  expect(describeMessage('std_msgs/Empty')).toBe('The message has no fields.');
});

it('does not take the names of an object for types', () => {
  expect(describeMessage('constructor')).toMatch(/not known/);
});
