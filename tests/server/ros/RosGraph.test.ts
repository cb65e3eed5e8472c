import { expect, it } from 'vitest';
import { RosGraph } from '#server/ros/RosGraph.ts';
import { describeMessage } from '#server/ros/describeMessage.ts';

const graph = new RosGraph((question) =>
  Promise.resolve(
    question === 'getTopicTypes'
      ? [
          ['/scan', 'sensor_msgs/LaserScan'],
          ['/gone', 'std_msgs/String'],
          ['/own', 'my_pkg/Thing'],
        ]
      : [
          [
            ['/scan', ['/robot']],
            ['/own', ['/b', '/a']],
          ],
          [
            ['/scan', ['/sensor_subscriber']],
            ['/heard', ['/ear']],
          ],
          [],
        ],
  ),
);

it('lists each topic once that a node publishes or subscribes to', async () => {
  expect(await graph.topics()).toEqual(['/heard', '/own', '/scan']);
});

it('tells what a topic is for, who publishes and who subscribes', async () => {
  const details = await graph.topic('/scan');
  expect(details?.type).toBe('sensor_msgs/LaserScan');
  expect(details?.description).toMatch(/laser.* Published by \/robot; subscribed to by \/sensor_subscriber\.$/);
  expect(details?.message_description).toContain('float32[] ranges');
});

it('takes a name without its leading slash', async () => {
  expect(await graph.topic('scan')).toEqual(await graph.topic('/scan'));
});

it('knows no topic that nobody uses any more', async () => {
  expect(await graph.topic('/gone')).toBeUndefined();
});

it('says so when it does not know a type', async () => {
  expect(await graph.topic('/heard')).toMatchObject({ type: 'unknown' });
  const details = await graph.topic('/own');
  expect(details?.description).toBe('Published by /a, /b; subscribed to by no node.');
  expect(details?.message_description).toMatch(/fields of my_pkg\/Thing are not known/);
});

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
