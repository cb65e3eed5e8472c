import type { topicPlotMachine } from '#machines/workspace/topicPlotMachine.ts';
import { topicWatchMachine } from '#machines/workspace/topicWatchMachine.ts';
import { TopicMessage } from '#src/views/workspace/ros/TopicMessage.tsx';
import { fakeTopics } from '../../fakes/fakeTopics.ts';
import { presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { stillScrubber } from './besideStrip.ts';

/** A topic that is open, with the latest of its messages. */
function liveTopic(topic: string, fields: Record<string, number>) {
  const topics = fakeTopics();
  topics.show({ topic, value: { fields, hidden: 0 } });
  return frozenActor(topicWatchMachine, { value: { open: { connected: 'live' } }, context: { topics, topic } });
}

const scan = liveTopic('/scan', { a: 1, b: 2 });

export const topicPlotView = viewOf<typeof topicPlotMachine>({
  show: (topicPlot) => <TopicMessage topicWatch={scan} topicPlot={topicPlot} scrubber={stillScrubber} />,
  deeds: {
    'field.toggled': presses(
      (_, { field }) => `Plot ${field}`,
      // That of another topic is plotted while that one is open.
      (_, { topic }) => topic === '/scan',
    ),
    'plot.cleared': presses('Clear the plot', ({ context: { fields } }) => fields.length > 0),
    'pause.requested': presses('Pause the plot', (plot) => plot.matches({ plotting: 'drawing' })),
    'resume.requested': presses('Resume the plot', (plot) => plot.matches({ plotting: 'paused' })),
  },
  sights: (plot) => {
    const fields = plot.context.fields.map(({ field }) => field);
    const faceOf = (field: string) => (fields.includes(field) ? 'pressed' : '');
    return {
      'button: Plot a': faceOf('a'),
      'button: Plot b': faceOf('b'),
      'button: Remove /odom o from the plot': fields.includes('o'),
      'button: Pause the plot': plot.matches({ plotting: 'drawing' }),
      'button: Resume the plot': plot.matches({ plotting: 'paused' }),
      'table: Values of the latest minute': fields.length > 0,
    };
  },
});
