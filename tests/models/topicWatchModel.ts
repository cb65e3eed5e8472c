import { topicWatchMachine } from '#machines/workspace/topicWatchMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { passes } from './engine/systemEvents.ts';

/** The answer to the first request. */
const answer = (success: boolean, why: object = {}) =>
  ({
    type: 'topic_answered',
    request: 'watch_topic',
    success,
    request_id: '1',
    error: success ? null : 'There is no topic /scan.',
    ...why,
  }) as const;

export const topicWatchModel = modelOf({
  machine: topicWatchMachine,
  input: (world) => ({ topics: askingPorts(world).topics, owner: world.owner }),
  events: [
    { type: 'topic.chosen', topic: '/scan' },
    { type: 'topic.chosen', topic: '/odom' },
    { type: 'topic.closed' },
    { type: 'view.shown' },
    { type: 'view.hidden' },
    { type: 'plot.changed', topics: [] },
    { type: 'plot.changed', topics: ['/clock'] },
    { type: 'connection.opened' },
    { type: 'connection.closed' },
    { type: 'frame.received', frame: answer(true) },
    { type: 'frame.received', frame: answer(false, { code: 'TOPIC_NOT_FOUND', facts: {} }) },
    { type: 'topic.seen', topic: '/scan' },
    { type: 'topic.seen', topic: '/odom' },
    { type: 'retry.requested' },
    passes('robotAnswerDelay', 'topicWatch.open.connected.asking'),
    passes('topicQuietDelay', 'topicWatch.open.connected.live'),
  ],
  known: ({ topic, plotted, requests, whyUnwatched }) => ({
    topic,
    plotted,
    why: whyUnwatched && JSON.stringify(whyUnwatched),
    isFirst: requests <= 1,
    isAsked: requests > 0,
  }),
  // The row of the open topic closes it.
  isPossible: ({ value, context }, { type, ...event }) =>
    type !== 'topic.chosen' || 'closed' in Object(value) || context.topic !== event['topic'],
});
