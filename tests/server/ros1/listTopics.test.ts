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

const named = (number: number) => `/topic_${String(number).padStart(5, '0')}_${'x'.repeat(200)}`;

it('tells the first of very many, so that the answer fits into a message to the server', async () => {
  const many = Array.from({ length: 24_000 }, (_, number) => [named(number), ['/node']]);
  const listed = await listTopics(async (question) => (question === 'getTopicTypes' ? [] : [many, [], []]));
  expect(JSON.stringify(listed).length).toBeLessThanOrEqual(1_048_576);
  expect(listed.length).toBeGreaterThan(3000);
  expect(listed.at(0)).toMatchObject({ name: named(0) });
});

it('rejects when a master says something else', async () => {
  await expect(listTopics(async () => 'no list')).rejects.toThrow(/Expected Array/);
});
