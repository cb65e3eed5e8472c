import FileCode2Icon from '~icons/lucide/file-code-2';
import { useSelector } from '@xstate/react';
import { selectIsLoading, selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useTexts } from '../useTexts.ts';
import { Introductions } from './welcome/Introductions.tsx';
import type { WorkspaceActors } from './WorkspaceActors.ts';
import { ProblemView } from './ProblemView.tsx';

type ProblemPanelProps = Pick<WorkspaceActors, 'workspace' | 'welcome' | 'consoleList' | 'panels'>;

/** What is asked for, and below what a newcomer is shown. */
export function ProblemPanel({ workspace, welcome, ...console }: ProblemPanelProps) {
  const isLoading = useSelector(workspace, selectIsLoading);
  const problem = useSelector(workspace, selectProblem);
  if (isLoading) return <Loading />;
  return (
    <>
      {problem === null ? <NoProblem /> : <ProblemView problem={problem} {...console} />}
      <Introductions welcome={welcome} />
    </>
  );
}

function Loading() {
  const { workspaceTexts } = useTexts();
  return (
    <p role="status" className="flex items-center gap-3 p-4 text-muted">
      <Spinner className="text-accent-text" />
      {workspaceTexts.loading}
    </p>
  );
}

function NoProblem() {
  const { workspaceTexts } = useTexts();
  return (
    <EmptyState icon={FileCode2Icon} title={workspaceTexts.noProblem}>
      <p>{workspaceTexts.noProblemAdvice}</p>
    </EmptyState>
  );
}
