import { useSelector } from '@xstate/react';
import type { WelcomeActor } from '#machines/workspace/welcomeMachine.ts';
import { type WorkspaceActor, selectIsLoading, selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useTexts } from '../useTexts.ts';
import { Introductions } from './welcome/Introductions.tsx';
import { ProblemView } from './ProblemView.tsx';

interface ProblemPanelProps {
  workspace: WorkspaceActor;
  welcome: WelcomeActor;
}

/** What is asked for, and below what a newcomer is shown. */
export function ProblemPanel({ workspace, welcome }: ProblemPanelProps) {
  const isLoading = useSelector(workspace, selectIsLoading);
  const problem = useSelector(workspace, selectProblem);
  if (isLoading) return <Loading />;
  return (
    <>
      {problem === null ? <NoProblem /> : <ProblemView problem={problem} />}
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
    <EmptyState icon="i-lucide-file-code-2" title={workspaceTexts.noProblem}>
      <p>{workspaceTexts.noProblemAdvice}</p>
    </EmptyState>
  );
}
