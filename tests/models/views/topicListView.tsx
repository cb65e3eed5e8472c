import { panelsMachine } from '#machines/widgets/panelsMachine.ts';
import { consoleListMachine } from '#machines/workspace/consoleListMachine.ts';
import type { topicListMachine } from '#machines/workspace/topicListMachine.ts';
import { TopicList } from '#src/views/workspace/ros/TopicList.tsx';
import { presses } from '../engine/deeds.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';
import { stillScrubber, stillTopicPlot, stillTopicWatch } from './besideStrip.ts';

const beside = {
  topicPlot: stillTopicPlot,
  scrubber: stillScrubber,
  topicWatch: stillTopicWatch,
  consoleList: frozenActor(consoleListMachine, { value: 'single', context: { tabs: [], activeId: '1' } }),
  panels: frozenActor(panelsMachine, { value: { left: 'open', right: 'open', bottom: 'open' } }),
};

export const topicListView = viewOf<typeof topicListMachine>({
  show: (topicList) => <TopicList topicList={topicList} {...beside} />,
  deeds: { 'list.requested': presses('Refresh', ({ value }) => value !== 'loading') },
  sights: ({ value, context: { topics, error, rates } }) => ({
    'button: Refresh': value === 'loading' ? 'busy' : '',
    'status: Asking your robot for its topics…': value === 'loading',
    'text: /scan': topics.length > 0,
    'text: sensor_msgs/LaserScan': topics.length > 0,
    'text: Published by /robot': topics.length > 0,
    'text: What it sees.': topics.length > 0,
    'text: No topics': typeof value === 'object' && topics.length === 0,
    'status: Counting messages…': isListed(value, 'counting'),
    'status: How often messages come could not be counted.': isListed(value, 'uncounted'),
    'text: 10 Hz': topics.length > 0 && rates?.rates[0]?.rate === 10.04,
    'text: below 1 Hz': topics.length > 0 && rates?.rates[0]?.rate === null,
    'text: Failed to load topics': error !== null,
  }),
});

function isListed(value: unknown, state: string): boolean {
  return typeof value === 'object' && value !== null && 'listed' in value && value.listed === state;
}
