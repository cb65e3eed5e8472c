/** What a learner's page sees of the topics of their workspace over the socket. */
import { expect, it } from 'vitest';
import { TopicFeed } from '#server/socket/topicFeed.ts';
import { FakeWorkspace } from '../../fakes/fakeWorkspace.ts';
import { openTestSocket } from './openTestSocket.ts';
import { openWithProcess } from './openWithProcess.ts';

const sight = {
  rate: 10,
  value: { fields: { range_max: 3.5, ranges: { items: ['inf', 1.25], length: 360 } }, hidden: 0 },
};

/** A feed without a socket; `waiting` bytes were sent and not yet taken. */
function openFeed(workspace = new FakeWorkspace('/nowhere', null)) {
  const sent: unknown[] = [];
  const reader = { waiting: 0 };
  const pipe = { waiting: () => reader.waiting, send: (frame: unknown) => sent.push(frame), giveUp: () => undefined };
  return { feed: new TopicFeed(workspace, pipe), workspace, reader, sent };
}

it('shows the messages of a topic to whom it asks, until they ask no longer', async () => {
  const { socket, workspace } = await openWithProcess();
  socket.say({ type: 'watch_topic', topic: '/scan', request_id: 't1' });
  await socket.until(() => socket.all('topic_answered').length === 1);
  workspace.watchedTopics.tell('/scan', sight);
  expect(await socket.first('topic_seen')).toEqual({ type: 'topic_seen', topic: '/scan', ...sight });
  socket.say({ type: 'unwatch_topic', request_id: 't2' });
  await socket.until(() => socket.all('topic_answered').length === 2);
  expect(workspace.watchedTopics.names).toEqual([]);
  expect(socket.all('topic_answered')).toMatchObject([
    { request: 'watch_topic', request_id: 't1', success: true, error: null },
    { request: 'unwatch_topic', request_id: 't2', success: true, error: null },
  ]);
});

it('watches no longer for a page that has gone', async () => {
  const { server, token, workspace } = await openWithProcess();
  const socket = await openTestSocket(server, token);
  socket.say({ type: 'watch_topic', topic: '/scan', request_id: 't1' });
  await socket.first('topic_answered');
  socket.socket.close();
  await expect.poll(() => workspace.watchedTopics.names).toEqual([]);
});

const odom = { type: 'nav_msgs/Odometry', description: '', message_description: '' };

it('shows a socket the topics that were asked for last, and no others', async () => {
  const { feed, workspace, sent } = openFeed();
  workspace.topicTable['/odom'] = odom;
  feed.obey({ type: 'watch_topic', topic: '/scan', request_id: 't1' });
  feed.obey({ type: 'watch_topic', topic: '/odom', request_id: 't2' });
  await expect.poll(() => sent).toHaveLength(2);
  expect(workspace.watchedTopics.names).toEqual(['/odom']);
});

it('shows the topics that were asked for beside another, once each', async () => {
  const { feed, workspace, sent } = openFeed();
  workspace.topicTable['/odom'] = odom;
  feed.obey({ type: 'watch_topic', topic: '/scan', beside: ['/odom', '/odom', '/scan', '/nowhere'], request_id: 't1' });
  await expect.poll(() => sent).toMatchObject([{ type: 'topic_answered', success: true }]);
  feed.obey({ type: 'watch_topic', topic: '/odom', beside: ['/scan'], request_id: 't2' });
  await expect.poll(() => sent).toHaveLength(2);
  expect(workspace.watchedTopics.names.toSorted()).toEqual(['/odom', '/scan']);
  for (const topic of ['/scan', '/odom']) workspace.watchedTopics.tell(topic, sight);
  expect(sent.slice(2)).toMatchObject([{ topic: '/scan' }, { topic: '/odom' }]);
  feed.close();
  expect(workspace.watchedTopics.names).toEqual([]);
});

it('refuses more topics beside one than can be plotted, and says what is allowed', async () => {
  const { socket, workspace } = await openWithProcess();
  const beside = ['/a', '/b', '/c', '/d', '/e'];
  for (const wrong of [beside, '/a', [''], [7], ['/a'.padEnd(300, 'a')]])
    socket.say({ type: 'watch_topic', topic: '/scan', beside: wrong, request_id: 't1' });
  await socket.until(() => socket.all('error').length === 5);
  expect(socket.all('error')[0]?.error).toContain('beside, if there are any, as a list of at most 4 topics');
  expect(workspace.watchedTopics.names).toEqual([]);
});

it('says by a fact and in words why a topic cannot be watched', async () => {
  const missing = openFeed();
  missing.feed.obey({ type: 'watch_topic', topic: '/nowhere', request_id: 't1' });
  await expect.poll(() => missing.sent).toHaveLength(1);
  expect(missing.sent).toMatchObject([
    { success: false, code: 'TOPIC_NOT_FOUND', facts: {}, error: 'There is no topic /nowhere.' },
  ]);
  const unavailable = openFeed(new FakeWorkspace('/nowhere', 'bubblewrap is missing.'));
  unavailable.feed.obey({ type: 'watch_topic', topic: '/scan', request_id: 't1' });
  await expect.poll(() => unavailable.sent).toHaveLength(1);
  expect(unavailable.sent).toMatchObject([
    { success: false, code: 'SANDBOX_UNAVAILABLE', facts: { fault: 'not_installed' }, error: 'bubblewrap is missing.' },
  ]);
});

it('tells a page why its topic cannot be watched', async () => {
  const { socket } = await openWithProcess();
  socket.say({ type: 'watch_topic', topic: '/nowhere', request_id: 't1' });
  expect(await socket.first('topic_answered')).toEqual({
    type: 'topic_answered',
    request: 'watch_topic',
    request_id: 't1',
    success: false,
    code: 'TOPIC_NOT_FOUND',
    facts: {},
    error: 'There is no topic /nowhere.',
  });
});

it('leaves out what a reader is too slow for, and goes on with the newest', async () => {
  const { feed, workspace, reader, sent } = openFeed();
  feed.obey({ type: 'watch_topic', topic: '/scan', request_id: 't1' });
  await expect.poll(() => sent).toHaveLength(1);
  reader.waiting = 1;
  workspace.watchedTopics.tell('/scan', { ...sight, rate: 1 });
  reader.waiting = 0;
  workspace.watchedTopics.tell('/scan', { ...sight, rate: 2 });
  expect(sent.slice(1)).toMatchObject([{ type: 'topic_seen', rate: 2 }]);
});
