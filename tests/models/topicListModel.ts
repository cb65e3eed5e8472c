import { topicListMachine } from '#machines/workspace/topicListMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

const details = {
  type: 'sensor_msgs/LaserScan',
  description: 'What it sees.',
  message_description: 'float32[] ranges',
};

export const topicListModel = modelOf({
  machine: topicListMachine,
  input: (world) => ({ ros: askingPorts(world).ros }),
  events: [
    { type: 'list.requested' },
    answers('listTopics', [{ topic: '/scan', details, publishers: ['/robot'] }]),
    answers('listTopics', []),
    breaks('listTopics'),
    answers('countRates', { seconds: 2, rates: [{ topic: '/scan', rate: 10.04 }] }),
    answers('countRates', { seconds: 2, rates: [{ topic: '/scan', rate: null }] }),
    breaks('countRates'),
  ],
  known: ({ topics, error, rates }) => ({
    topics: topics.length,
    error,
    rates: rates?.rates.map(({ rate }) => rate) ?? null,
  }),
});
