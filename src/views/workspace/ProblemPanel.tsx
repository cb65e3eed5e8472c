import { useSelector } from '@xstate/react';
import { type PanelsActor, selectIsLeftOpen, selectLeftTab, selectSection } from '#machines/widgets/panelsMachine.ts';
import { type WorkspaceActor, selectIsLoading, selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TabPanel, Tabs } from '../ui/Tabs.tsx';
import { useTexts } from '../useTexts.ts';
import { PanelRail } from './PanelRail.tsx';
import { ProblemView } from './ProblemView.tsx';
import { sectionClass } from './sectionClass.ts';

interface ChallengePanelProps {
  workspace: WorkspaceActor;
  panels: PanelsActor;
}

/** Left of the editor: what is asked for. */
export function ChallengePanel({ workspace, panels }: ChallengePanelProps) {
  const { leftTabNames, workspaceTexts } = useTexts();
  const isOpen = useSelector(panels, selectIsLeftOpen);
  const tab = useSelector(panels, selectLeftTab);
  const section = useSelector(panels, selectSection);
  const toggle = () => panels.send({ type: 'left.toggled' });
  return (
    <>
      {isOpen ? null : (
        <PanelRail
          name={leftTabNames.problem}
          icon="i-lucide-panel-left-open"
          className="border-r border-line"
          onOpen={toggle}
        />
      )}
      <aside
        aria-label={workspaceTexts.leftPanel}
        className={`border-line bg-surface md:w-problem md:max-w-[26vw] md:flex-none md:border-r ${sectionClass(section === 'problem', isOpen)}`}
      >
        <div className="flex shrink-0 items-center border-b border-line pl-1 pr-1.5">
          <Tabs
            name="challenge"
            label={workspaceTexts.leftPanel}
            tabs={[{ id: 'problem', label: leftTabNames.problem }]}
            selected={tab === 'problem' ? tab : 'problem'}
            onSelect={(id) => panels.send({ type: 'leftTab.selected', tab: id })}
          />
          <IconButton
            label={workspaceTexts.collapse}
            icon="i-lucide-panel-left-close"
            isExpanded
            className="ml-auto hidden! md:grid!"
            onPress={toggle}
          />
        </div>
        <TabPanel name="challenge" selected="problem" className="min-h-0 flex-1 overflow-y-auto">
          <Problem workspace={workspace} />
        </TabPanel>
      </aside>
    </>
  );
}

function Problem({ workspace }: { workspace: WorkspaceActor }) {
  const isLoading = useSelector(workspace, selectIsLoading);
  const problem = useSelector(workspace, selectProblem);
  if (isLoading) return <Loading />;
  return problem === null ? <NoProblem /> : <ProblemView problem={problem} />;
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
