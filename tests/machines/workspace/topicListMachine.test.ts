import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectCounting,
  selectError,
  selectIsListed,
  selectIsLoading,
  selectRateOf,
  selectTopics,
  topicListMachine,
} from '#machines/workspace/topicListMachine.ts';
import { fakeRos } from '../../fakes/fakeRos.ts';

const laser = { type: 'sensor_msgs/LaserScan', description: 'What it sees.', message_description: 'float32[] ranges' };

function openTopicList() {
  const ros = fakeRos();
  const topicList = createActor(topicListMachine, { input: { ros } }).start();
  const list = async () => {
    topicList.send({ type: 'list.requested' });
    await waitFor(topicList, (snapshot) => !selectIsLoading(snapshot));
  };
  const topics = () => selectTopics(topicList.getSnapshot());
  const error = () => selectError(topicList.getSnapshot());
  return { ros, topicList, list, topics, error };
}

it('asks for nothing before somebody looks', () => {
  const { topicList, topics } = openTopicList();
  expect([topicList.getSnapshot().value, topics()]).toEqual(['unlisted', []]);
});

it('lists the topics with what each is about', async () => {
  const { topicList, list, topics } = openTopicList();
  await list();
  expect(selectIsListed(topicList.getSnapshot())).toBe(true);
  expect(topics()).toEqual([{ topic: '/scan', details: laser, publishers: ['/robot'] }]);
});

it('says why the topics did not come, keeps those it knows, and may be asked again', async () => {
  const { ros, list, topics, error } = openTopicList();
  await list();
  ros.break('no graph');
  await list();
  expect([error(), topics().length]).toEqual(['no graph', 1]);
  ros.heal();
  await list();
  expect(error()).toBeNull();
});

it('counts the messages of the topics it listed, and anew each time they are asked for', async () => {
  const { topicList, list } = openTopicList();
  const rate = () => selectRateOf(topicList.getSnapshot(), '/scan');
  await list();
  expect([selectCounting(topicList.getSnapshot()), rate()]).toEqual(['counting', undefined]);
  await waitFor(topicList, (snapshot) => selectCounting(snapshot) === 'counted');
  expect(rate()).toBe(10);
  expect(selectRateOf(topicList.getSnapshot(), '/odom')).toBeUndefined();
  await list();
  expect([selectCounting(topicList.getSnapshot()), rate()]).toEqual(['counting', 10]);
});

it('lists the topics all the same when nobody can count, and keeps no rate of the time before', async () => {
  const { ros, topicList, list, topics } = openTopicList();
  await list();
  await waitFor(topicList, (snapshot) => selectCounting(snapshot) === 'counted');
  ros.loseCount('no graph');
  await list();
  await waitFor(topicList, (snapshot) => selectCounting(snapshot) === 'uncounted');
  expect([selectRateOf(topicList.getSnapshot(), '/scan'), topics().length]).toEqual([undefined, 1]);
});
