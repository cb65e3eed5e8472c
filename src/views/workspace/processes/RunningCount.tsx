import { useSelector } from '@xstate/react';
import { type ProcessListActor, selectRunningCount } from '#machines/workspace/processListMachine.ts';
import { Badge } from '../../ui/Badge.tsx';

/** How many processes run. */
export function RunningCount({ processList }: { processList: ProcessListActor }) {
  const count = useSelector(processList, selectRunningCount);
  return <Badge tone={count > 0 ? 'good' : 'neutral'}>{count}</Badge>;
}
