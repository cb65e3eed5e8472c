import { useSelector } from '@xstate/react';
import {
  type PanelsActor,
  type RightTab,
  selectIsRightOpen,
  selectRightTab,
  selectSection,
} from '#machines/widgets/panelsMachine.ts';
import type { ConsoleListActor } from '#machines/workspace/consoleListMachine.ts';
import { type ProcessListActor, selectRunningCount } from '#machines/workspace/processListMachine.ts';
import type { RosActor } from '#machines/workspace/rosMachine.ts';
import type { WorkspaceActor } from '#machines/workspace/workspaceSelectors.ts';
import { Badge } from '../ui/Badge.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { TabPanel, Tabs } from '../ui/Tabs.tsx';
import { useTexts } from '../useTexts.ts';
import { PanelRail } from './PanelRail.tsx';
import { ConsolePanel } from './console/ConsolePanel.tsx';
import { ProcessList } from './processes/ProcessList.tsx';
import { sectionClass } from './sectionClass.ts';

interface RobotPanelProps {
  workspace: WorkspaceActor;
  panels: PanelsActor;
  consoleList: ConsoleListActor;
  processList: ProcessListActor;
  ros: RosActor;
}

/** Right of the editor: what is started on the robot's computer, and what runs there. */
export function RobotPanel({ workspace, panels, consoleList, processList, ros }: RobotPanelProps) {
  const { rightTabNames, workspaceTexts } = useTexts();
  const isOpen = useSelector(panels, selectIsRightOpen);
  const tab = useSelector(panels, selectRightTab);
  const section = useSelector(panels, selectSection);
  const runningCount = useSelector(processList, selectRunningCount);
  const toggle = () => panels.send({ type: 'right.toggled' });
  return (
    <>
      <aside
        aria-label={workspaceTexts.rightPanel}
        className={`border-line bg-surface md:w-tools md:max-w-[30vw] md:flex-none md:border-l ${sectionClass(section === 'console', isOpen)}`}
      >
        <div className="flex shrink-0 items-center border-b border-line pl-1 pr-1.5">
          <Tabs<RightTab>
            name="robot"
            label={workspaceTexts.rightPanel}
            tabs={[
              { id: 'console', label: rightTabNames.console },
              { id: 'processes', label: <ProcessesLabel count={runningCount} /> },
            ]}
            selected={tab}
            onSelect={(id) => panels.send({ type: 'rightTab.selected', tab: id })}
          />
          <IconButton
            label={workspaceTexts.collapse}
            icon="i-lucide-panel-right-close"
            isExpanded
            className="ml-auto hidden! md:grid!"
            onPress={toggle}
          />
        </div>
        <TabPanel name="robot" selected={tab} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          {tab === 'console' ? (
            <ConsolePanel workspace={workspace} consoleList={consoleList} ros={ros} />
          ) : (
            <ProcessList processList={processList} />
          )}
        </TabPanel>
      </aside>
      {isOpen ? null : (
        <PanelRail
          name={rightTabNames.console}
          icon="i-lucide-panel-right-open"
          className="border-l border-line"
          onOpen={toggle}
        />
      )}
    </>
  );
}

function ProcessesLabel({ count }: { count: number }) {
  const { rightTabNames } = useTexts();
  return (
    <>
      {rightTabNames.processes}
      <Badge tone={count > 0 ? 'good' : 'neutral'}>{count}</Badge>
    </>
  );
}
