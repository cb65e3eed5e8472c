import { expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { type TopicWatchReport, topicWatchMachine } from '#machines/workspace/topicWatchMachine.ts';
import { selectOpenTopic, selectTopicWatchState, selectWhyUnwatched } from '#machines/workspace/topicWatchSelectors.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeTopics } from '../../fakes/fakeTopics.ts';

function openWatch() {
  const clock = new SimulatedClock();
  const owner = fakeOwner<TopicWatchReport>();
  const topics = fakeTopics();
  const watch = createActor(topicWatchMachine, { input: { topics, owner: owner.actor }, clock }).start();
  return {
    watch,
    topics,
    clock,
    asked: () => owner.reports.map(({ frame }) => ('topic' in frame ? `${frame.type} ${frame.topic}` : frame.type)),
    beside: () => owner.reports.flatMap(({ frame }) => ('beside' in frame ? [frame.beside] : [])),
    state: () => selectTopicWatchState(watch.getSnapshot()),
    answer: (
      requestId: string,
      error: string | null = null,
      request: 'watch_topic' | 'unwatch_topic' = 'watch_topic',
    ) =>
      watch.send({
        type: 'frame.received',
        frame: {
          type: 'topic_answered',
          request,
          success: error === null,
          request_id: requestId,
          error,
        },
      }),
  };
}

/** Somebody looks at `/scan`, over a connection. */
function openScan() {
  const opened = openWatch();
  opened.watch.send({ type: 'connection.opened' });
  opened.watch.send({ type: 'topic.chosen', topic: '/scan' });
  return opened;
}

it('asks for a topic only while somebody looks at it and there is a connection', () => {
  const { watch, asked, state } = openWatch();
  watch.send({ type: 'topic.chosen', topic: '/scan' });
  expect(asked()).toEqual([]);
  expect(state()).toBe('disconnected');
  watch.send({ type: 'connection.opened' });
  expect(asked()).toEqual(['watch_topic /scan']);
  watch.send({ type: 'topic.closed' });
  expect(asked().at(-1)).toBe('unwatch_topic');
  expect(selectOpenTopic(watch.getSnapshot())).toBeNull();
  watch.send({ type: 'connection.closed' });
  watch.send({ type: 'connection.opened' });
  expect(asked()).toHaveLength(2);
});

it('asks again for the open topic when the connection is back', () => {
  const { watch, asked } = openScan();
  watch.send({ type: 'connection.closed' });
  watch.send({ type: 'connection.opened' });
  expect(asked().filter((frame) => frame === 'watch_topic /scan')).toHaveLength(2);
});

it('watches one topic at a time', () => {
  const { watch, topics, asked, state } = openScan();
  topics.show({ topic: '/scan' });
  expect(state()).toBe('live');
  watch.send({ type: 'topic.chosen', topic: '/odom' });
  expect(asked()).toEqual(['watch_topic /scan', 'watch_topic /odom']);
  expect(selectOpenTopic(watch.getSnapshot())).toBe('/odom');
  topics.show({ topic: '/scan' }, 1000);
  expect(state()).toBe('asking');
});

it('asks for the plotted topics beside the open one, and anew when there are others', () => {
  const { watch, topics, state, beside } = openScan();
  topics.show({ topic: '/scan' });
  watch.send({ type: 'plot.changed', topics: ['/scan', '/odom'] });
  expect([beside(), state()]).toEqual([[[], ['/odom']], 'live']);
  watch.send({ type: 'plot.changed', topics: ['/odom', '/scan'] });
  expect(beside()).toHaveLength(2);
  watch.send({ type: 'topic.chosen', topic: '/odom' });
  expect(beside().at(-1)).toEqual(['/scan']);
});

it('asks for what was plotted while nobody looked', () => {
  const { watch, beside } = openWatch();
  watch.send({ type: 'plot.changed', topics: ['/odom'] });
  watch.send({ type: 'connection.opened' });
  watch.send({ type: 'topic.chosen', topic: '/scan' });
  expect(beside()).toEqual([['/odom']]);
});

it('is live as long as messages come, and quiet after three seconds without', () => {
  const { topics, clock, state, answer } = openScan();
  expect(state()).toBe('asking');
  answer('1');
  expect(state()).toBe('quiet');
  topics.show({}, 0);
  expect(state()).toBe('live');
  clock.increment(2900);
  topics.show({}, 2900);
  clock.increment(2999);
  expect(state()).toBe('live');
  clock.increment(1);
  expect(state()).toBe('quiet');
});

it('says when a topic cannot be watched, and asks again when told to', () => {
  const { watch, state, asked, answer } = openScan();
  answer('1', 'There is no topic /scan.');
  expect(state()).toBe('refused');
  watch.send({ type: 'retry.requested' });
  expect(state()).toBe('asking');
  expect(asked().at(-1)).toBe('watch_topic /scan');
});

it('gives up when nobody has answered for half a minute, and shows a message that comes later', () => {
  const { watch, topics, clock, state } = openScan();
  clock.increment(29_999);
  expect(state()).toBe('asking');
  clock.increment(1);
  expect(state()).toBe('refused');
  expect(selectWhyUnwatched(watch.getSnapshot())).toEqual({ code: 'GRAPH_UNANSWERED', facts: {} });
  topics.show({ topic: '/odom' });
  expect(state()).toBe('refused');
  topics.show({ topic: '/scan' });
  expect(state()).toBe('live');
});

it('knows why a topic cannot be watched: by a fact, by the words of the server, or not at all', () => {
  const { watch } = openScan();
  const refuse = (why: object) => {
    watch.send({ type: 'topic.chosen', topic: '/scan' });
    const request_id = String(watch.getSnapshot().context.requests);
    const frame = { type: 'topic_answered', request: 'watch_topic', success: false, request_id, error: null } as const;
    watch.send({ type: 'frame.received', frame: { ...frame, ...why } });
    return selectWhyUnwatched(watch.getSnapshot());
  };
  const missing = { code: 'TOPIC_NOT_FOUND', facts: {} };
  expect(refuse({ ...missing, error: 'There is no topic /scan.' })).toEqual(missing);
  expect(refuse({ error: 'There is no topic /scan.' })).toBe('There is no topic /scan.');
  expect(refuse({})).toBeNull();
});

it('takes no answer to a request that was made before', () => {
  const { watch, state, answer } = openScan();
  watch.send({ type: 'topic.chosen', topic: '/odom' });
  answer('1', 'There is no topic /scan.');
  expect(state()).toBe('asking');
  answer('2');
  expect(state()).toBe('quiet');
});

it('takes no answer to the end of a watch for one to its beginning', () => {
  const { state, answer } = openScan();
  answer('1', null, 'unwatch_topic');
  expect(state()).toBe('asking');
});

it('asks anew for two plotted topics where one has the name of both', () => {
  const { watch, beside } = openScan();
  watch.send({ type: 'plot.changed', topics: ['/arm', '/joints'] });
  watch.send({ type: 'plot.changed', topics: ['/arm/joints'] });
  expect(beside()).toEqual([[], ['/arm', '/joints'], ['/arm/joints']]);
});

it('knows without a connection which topic somebody looks at, and that they look no longer', () => {
  const { watch, asked, state } = openWatch();
  watch.send({ type: 'topic.chosen', topic: '/scan' });
  watch.send({ type: 'topic.chosen', topic: '/odom' });
  expect([selectOpenTopic(watch.getSnapshot()), state()]).toEqual(['/odom', 'disconnected']);
  watch.send({ type: 'topic.closed' });
  watch.send({ type: 'connection.opened' });
  expect([selectOpenTopic(watch.getSnapshot()), asked()]).toEqual([null, []]);
});

it('asks again for a topic of which nothing comes when told to', () => {
  const { watch, asked, answer, state } = openScan();
  answer('1');
  expect(state()).toBe('quiet');
  watch.send({ type: 'retry.requested' });
  expect(state()).toBe('asking');
  expect(asked()).toEqual(['watch_topic /scan', 'watch_topic /scan']);
});

it('asks for no topic over a connection that was lost while nobody looked', () => {
  const { watch, asked, state } = openWatch();
  watch.send({ type: 'connection.opened' });
  watch.send({ type: 'connection.closed' });
  watch.send({ type: 'topic.chosen', topic: '/scan' });
  expect([state(), asked()]).toEqual(['disconnected', []]);
});

it('asks for no messages while its panel is hidden or the page is in the background, and for the same topic again afterwards', () => {
  const { watch, topics, asked, state } = openScan();
  topics.show({ topic: '/scan' });
  watch.send({ type: 'view.hidden' });
  expect([asked(), selectOpenTopic(watch.getSnapshot())]).toEqual([['watch_topic /scan', 'unwatch_topic'], '/scan']);
  watch.send({ type: 'view.shown' });
  expect(asked().slice(2)).toEqual(['watch_topic /scan']);
  expect(state()).toBe('asking');
});

it('asks for nothing over a connection that comes while nobody can see the open topic, and for it as soon as they look', () => {
  const { watch, asked, state } = openScan();
  watch.send({ type: 'view.hidden' });
  expect(state()).toBe('asking');
  watch.send({ type: 'connection.closed' });
  expect(state()).toBe('disconnected');
  watch.send({ type: 'connection.opened' });
  expect(asked()).toEqual(['watch_topic /scan', 'unwatch_topic']);
  watch.send({ type: 'view.shown' });
  expect(asked().at(-1)).toBe('watch_topic /scan');
});

it('knows without a connection that nobody can see the open topic', () => {
  const { watch, asked } = openWatch();
  watch.send({ type: 'topic.chosen', topic: '/scan' });
  watch.send({ type: 'view.hidden' });
  watch.send({ type: 'view.shown' });
  watch.send({ type: 'view.hidden' });
  watch.send({ type: 'connection.opened' });
  expect(asked()).toEqual([]);
  watch.send({ type: 'connection.closed' });
  watch.send({ type: 'view.shown' });
  watch.send({ type: 'connection.opened' });
  expect(asked()).toEqual(['watch_topic /scan']);
});

it.each(['connection.opened', 'connection.closed'] as const)(
  'forgets a topic that is closed while nobody can see it, after %s',
  (type) => {
    const { watch, asked } = openScan();
    watch.send({ type: 'view.hidden' });
    watch.send({ type });
    watch.send({ type: 'topic.closed' });
    watch.send({ type: 'view.shown' });
    watch.send({ type: 'connection.opened' });
    expect([selectOpenTopic(watch.getSnapshot()), asked()]).toEqual([null, ['watch_topic /scan', 'unwatch_topic']]);
  },
);
