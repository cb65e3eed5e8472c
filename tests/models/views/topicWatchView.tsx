import { topicListMachine } from '#machines/workspace/topicListMachine.ts';
import type { topicWatchMachine } from '#machines/workspace/topicWatchMachine.ts';
import { TopicList } from '#src/views/workspace/ros/TopicList.tsx';
import { consoleListMachine } from '#machines/workspace/consoleListMachine.ts';
import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import type { UserEvent } from '@testing-library/user-event';
import { presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { stillScrubber, stillTopicPlot } from './besideStrip.ts';

const beside = {
  topicPlot: stillTopicPlot,
  scrubber: stillScrubber,
  topicList: frozenActor(topicListMachine, {
    value: 'listed',
    context: { topics: ['/odom', '/scan'].map((topic) => ({ topic, details: null, publishers: null })), error: null },
  }),
  consoleList: frozenActor(consoleListMachine, { value: 'single', context: { tabs: [], activeId: '1' } }),
  panels: frozenActor(panelsMachine, { value: { left: 'open', right: 'open', bottom: 'open' } }),
};

/** The row of a topic opens and closes it. */
const clicksRow = (topicOf: (context: { topic: string }, event: object) => string) => ({
  control: ({ context }: { context: { topic: string } }, event: object) => ({
    role: 'text',
    name: topicOf(context, event),
  }),
  isPossible: () => true,
  perform: (control: HTMLElement, _: object, person: UserEvent) => person.click(control),
});

export const topicWatchView = viewOf<typeof topicWatchMachine>({
  show: (topicWatch) => <TopicList topicWatch={topicWatch} {...beside} />,
  deeds: {
    'topic.chosen': clicksRow((_, event) => ('topic' in event ? String(event.topic) : '')),
    'topic.closed': clicksRow(({ topic }) => topic),
    'retry.requested': presses(
      'Try again',
      (watch) => watch.matches({ open: { connected: 'quiet' } }) || watch.matches({ open: { connected: 'refused' } }),
    ),
  },
  elsewhere: ['view.', 'plot.', 'connection.', 'frame.', 'topic.seen'],
  sights: (watch) => {
    const isIn = (state: 'asking' | 'quiet' | 'live' | 'refused') => watch.matches({ open: { connected: state } });
    return {
      'text: Latest message': !watch.matches('closed'),
      'status: The workspace is not connected: no message can come.':
        watch.matches({ open: 'disconnected' }) || watch.matches({ unseen: 'disconnected' }),
      'status: Waiting for a message…': isIn('asking') || watch.matches({ unseen: 'connected' }),
      'status: No message now.': isIn('quiet'),
      'status: Live': isIn('live'),
      'status: It cannot be watched now: There is no such topic now: no node publishes it or subscribes to it.':
        isIn('refused') && Object(watch.context.whyUnwatched).code === 'TOPIC_NOT_FOUND',
      'status: It cannot be watched now: The ROS graph of this workspace does not answer. Try again in a moment.':
        isIn('refused') && Object(watch.context.whyUnwatched).code === 'GRAPH_UNANSWERED',
    };
  },
});
