import CpuIcon from '~icons/lucide/cpu';
import RotateCwIcon from '~icons/lucide/rotate-cw';
import UnplugIcon from '~icons/lucide/unplug';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type ProcessGroup, areSameGroups } from '#machines/workspace/processGroups.ts';
import {
  type ProcessListActor,
  selectGroups,
  selectHasClearable,
  selectHasFailed,
  selectIsLoading,
} from '#machines/workspace/processListMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { useTexts } from '../../useTexts.ts';
import { ProcessItem } from './ProcessItem.tsx';

/** Everything that runs or ran in the workspace: what runs above what ended, builds apart, the newest first. */
export function ProcessList({ processList }: { processList: ProcessListActor }) {
  const groups = useSelector(processList, selectGroups, areSameGroups);
  const isLoading = useSelector(processList, selectIsLoading);
  const hasFailed = useSelector(processList, selectHasFailed);
  if (isLoading) return <Loading />;
  if (hasFailed) return <Failed processList={processList} />;
  if (groups.length === 0) return <NoProcesses />;
  return groups.map((group, index) => (
    <Group key={group.name} group={group}>
      {index === 0 ? <ClearEnded processList={processList} /> : null}
    </Group>
  ));
}

function Group({ group: { name, processes }, children }: { group: ProcessGroup; children: ReactNode }) {
  const { processGroupNames, processGroupTitles } = useTexts();
  return (
    <section>
      <div className="sticky top-0 z-1 flex h-8 items-center border-b border-line bg-surface px-3">
        <h3 className="eyebrow mr-auto">{processGroupTitles[name]}</h3>
        {children}
      </div>
      <ul aria-label={processGroupNames[name]}>
        {processes.map((process) => (
          <ProcessItem key={process.id} process={process} />
        ))}
      </ul>
    </section>
  );
}

/** Takes what has ended off the list; its output stays where it is. */
function ClearEnded({ processList }: { processList: ProcessListActor }) {
  const { processTexts } = useTexts();
  const hasClearable = useSelector(processList, selectHasClearable);
  if (!hasClearable) return null;
  return (
    <button
      ref={handFocusOn()}
      type="button"
      className="moves h-6 rounded px-2 text-xs font-medium text-muted hover:bg-hover hover:text-ink"
      onClick={() => processList.send({ type: 'ended.cleared' })}
    >
      {processTexts.clearEnded}
    </button>
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
      icon={UnplugIcon}
      title={processTexts.failed}
      action={
        <Button size="sm" icon={RotateCwIcon} onPress={() => processList.send({ type: 'retry.requested' })}>
          {processTexts.tryAgain}
        </Button>
      }
    />
  );
}

function NoProcesses() {
  const { processTexts } = useTexts();
  return (
    <EmptyState icon={CpuIcon} title={processTexts.none}>
      <p>{processTexts.noneAdvice}</p>
    </EmptyState>
  );
}
