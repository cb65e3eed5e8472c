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

it('asks about every topic without its leading slash, and does without the details that fail', async () => {
  const asked: string[] = [];
  const call: WorkspaceCalls = async (name, { pathPart = '' } = {}) => {
    if (name === 'listTopics') return { outcome: 'answered', body: { topics: ['/scan', '/left/odom', '/gone'] } };
    asked.push(pathPart);
    if (pathPart === 'gone') return { outcome: 'unreachable', message: 'Network Error' };
    return { outcome: 'answered', body: { topic: `/${pathPart}`, ...about(pathPart) } };
  };
  expect(await restRos(call).topics()).toEqual([
    { topic: '/scan', details: about('scan') },
    { topic: '/left/odom', details: about('left/odom') },
    { topic: '/gone', details: null },
  ]);
  expect(asked).toEqual(['scan', 'left/odom', 'gone']);
});

it('says why no topics came', async () => {
  await expect(restRos(silent).topics()).rejects.toThrow('Network Error');
});
