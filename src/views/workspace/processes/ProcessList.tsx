import { useSelector } from '@xstate/react';
import {
  type ProcessListActor,
  selectHasFailed,
  selectIsLoading,
  selectProcesses,
} from '#machines/workspace/processListMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTexts } from '../../useTexts.ts';
import { ProcessItem } from './ProcessItem.tsx';

/** Everything that runs or ran in the workspace, newest first. */
export function ProcessList({ processList }: { processList: ProcessListActor }) {
  const { processTexts } = useTexts();
  const processes = useSelector(processList, selectProcesses);
  const isLoading = useSelector(processList, selectIsLoading);
  const hasFailed = useSelector(processList, selectHasFailed);
  if (isLoading) return <Loading />;
  if (hasFailed) return <Failed processList={processList} />;
  if (processes.length === 0) return <NoProcesses />;
  return (
    <ul aria-label={processTexts.title}>
      {processes.map((process) => (
        <ProcessItem key={process.id} process={process} />
      ))}
    </ul>
  );
}

function Loading() {
  const { processTexts } = useTexts();
  return (
    <div role="status" aria-label={processTexts.loading} className="grid gap-3 p-4">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}

function Failed({ processList }: { processList: ProcessListActor }) {
  const { processTexts } = useTexts();
  return (
    <EmptyState
      icon="i-lucide-unplug"
      title={processTexts.failed}
      action={
        <Button size="sm" icon="i-lucide-rotate-cw" onPress={() => processList.send({ type: 'retry.requested' })}>
          {processTexts.tryAgain}
        </Button>
      }
    />
  );
}

function NoProcesses() {
  const { processTexts } = useTexts();
  return (
    <EmptyState icon="i-lucide-cpu" title={processTexts.none}>
      <p>{processTexts.noneAdvice}</p>
    </EmptyState>
  );
}
