import { expect, it } from 'vitest';
import { listTopics } from '#server/ros1/listTopics.ts';

/** What a master answers. */
const answers: Readonly<Record<string, unknown>> = {
  getTopicTypes: [
    ['/scan', 'sensor_msgs/LaserScan'],
    ['/gone', 'std_msgs/String'],
    ['/heard', '*'],
  ],
  getSystemState: [
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
};

it('lists each topic once that a node publishes or subscribes to, and none that nobody uses any more', async () => {
  expect(await listTopics(async (question) => answers[question])).toEqual([
    { name: '/heard', type: null, publishers: [], subscribers: ['/ear'] },
    { name: '/own', type: null, publishers: ['/b', '/a'], subscribers: [] },
    { name: '/scan', type: 'sensor_msgs/LaserScan', publishers: ['/robot'], subscribers: ['/sensor_subscriber'] },
  ]);
});

it('rejects when a master says something else', async () => {
  await expect(listTopics(async () => 'no list')).rejects.toThrow(/Expected Array/);
});
