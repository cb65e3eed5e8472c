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
  ],
  known: ({ topics, error }) => ({ topics: topics.length, error }),
});
