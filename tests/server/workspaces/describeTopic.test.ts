import { expect, it } from 'vitest';
import { describeTopic } from '#server/workspaces/describeTopic.ts';

const topics = [
  { name: '/heard', type: null, publishers: [], subscribers: ['/ear'] },
  { name: '/own', type: 'my_pkg/Thing', publishers: ['/b', '/a'], subscribers: [] },
  { name: '/scan', type: 'sensor_msgs/LaserScan', publishers: ['/robot'], subscribers: ['/sensor_subscriber'] },
];

const describe = (name: string) => describeTopic(topics, name, { describeMessage: (type) => `The fields of ${type}` });

it('tells what a topic is for, who publishes and who subscribes', () => {
  const details = describe('/scan');
  expect(details?.type).toBe('sensor_msgs/LaserScan');
  expect(details?.description).toMatch(/laser.* Published by \/robot; subscribed to by \/sensor_subscriber\.$/);
  expect(details?.message_description).toBe('The fields of sensor_msgs/LaserScan');
});

it('takes a name without its leading slash', () => {
  expect(describe('scan')).toEqual(describe('/scan'));
});

it('knows no topic that is not listed', () => {
  expect(describe('/gone')).toBeUndefined();
});

it('names the nodes of a topic that it knows no purpose of, in alphabetical order', () => {
  expect(describe('/own')?.description).toBe('Published by /a, /b; subscribed to by no node.');
});

it('says so while nobody has said of which type a topic is', () => {
  expect(describe('/heard')).toMatchObject({
    type: 'unknown',
    message_description: 'Nobody has said yet which messages it carries.',
  });
});
