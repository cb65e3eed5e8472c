import { useEffect } from 'react';
import type { WorkspaceActors } from '../WorkspaceActors.ts';
import { TopicList } from './TopicList.tsx';

/** The topics of the robot, asked for whenever somebody comes to look at them. */
export function TopicsPanel({ topicList, ...console }: Pick<WorkspaceActors, 'topicList' | 'consoleList' | 'panels'>) {
  useEffect(() => topicList.send({ type: 'list.requested' }), [topicList]);
  return <TopicList topicList={topicList} {...console} />;
}
