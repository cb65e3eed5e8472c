import { expect, it } from 'vitest';
import { restRos } from '#src/adapters/restRos.ts';
import type { WorkspaceCalls } from '#src/adapters/workspaceCalls.ts';

const about = (topic: string) => ({
  type: 'sensor_msgs/LaserScan',
  description: `About ${topic}`,
  message_description: 'float32[] ranges',
});

/** A server that is not there. */
const silent: WorkspaceCalls = async () => ({ outcome: 'unreachable', message: 'Network Error' });

it('asks about every topic without its leading slash, who publishes it, and does without what fails', async () => {
  const asked: string[] = [];
  const graph = [
    { name: '/scan', type: null, publishers: ['/robot'], subscribers: [] },
    { name: '/left/odom', type: null, publishers: [], subscribers: ['/a'] },
  ];
  const call: WorkspaceCalls = async (name, { pathPart = '' } = {}) => {
    if (name === 'listTopics') return { outcome: 'answered', body: { topics: ['/scan', '/left/odom', '/gone'] } };
    if (name === 'getGraph') return { outcome: 'answered', body: { topics: graph, robot: null, programs: [] } };
    asked.push(pathPart);
    if (pathPart === 'gone') return { outcome: 'unreachable', message: 'Network Error' };
    return { outcome: 'answered', body: { topic: `/${pathPart}`, ...about(pathPart) } };
  };
  expect(await restRos(call).topics()).toEqual([
    { topic: '/scan', details: about('scan'), publishers: ['/robot'] },
    { topic: '/left/odom', details: about('left/odom'), publishers: [] },
    { topic: '/gone', details: null, publishers: null },
  ]);
  expect(asked).toEqual(['scan', 'left/odom', 'gone']);
});

/** One that lists a topic, and says nothing of it. */
const listing: WorkspaceCalls = async (name) =>
  name === 'listTopics'
    ? { outcome: 'answered', body: { topics: ['/scan'] } }
    : { outcome: 'unreachable', message: 'Network Error' };

it('does without the publishers where nobody can say them', async () => {
  expect(await restRos(listing).topics()).toEqual([{ topic: '/scan', details: null, publishers: null }]);
});

it('says why no topics came', async () => {
  await expect(restRos(silent).topics()).rejects.toThrow('Network Error');
});
