import { useEffect } from 'react';
import { useLooking } from '../../useLooking.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';
import { TopicList } from './TopicList.tsx';

type TopicsPanelProps = Pick<
  WorkspaceActors,
  'topicList' | 'topicWatch' | 'topicPlot' | 'scrubber' | 'consoleList' | 'panels'
>;

/** The topics of the robot, asked for whenever somebody comes to look at them; messages come while it can be seen, and who leaves looks at none. */
export function TopicsPanel({ topicList, topicWatch, ...beside }: TopicsPanelProps) {
  const panel = useLooking(topicWatch);
  useEffect(() => {
    topicList.send({ type: 'list.requested' });
    return () => topicWatch.send({ type: 'topic.closed' });
  }, [topicList, topicWatch]);
  return (
    <div ref={panel}>
      <TopicList topicList={topicList} topicWatch={topicWatch} {...beside} />
    </div>
  );
}
