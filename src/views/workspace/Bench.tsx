import { useSelector } from '@xstate/react';
import {
  type WorkspaceActor,
  selectBuild,
  selectConsoleList,
  selectFile,
  selectPanels,
  selectProcessList,
  selectRos,
  selectRun,
  selectSocket,
} from '#machines/workspace/workspaceSelectors.ts';
import { TooltipGroup } from '../ui/Tooltip.tsx';
import { ChallengePanel } from './ChallengePanel.tsx';
import { CodePanel } from './CodePanel.tsx';
import { RobotPanel } from './RobotPanel.tsx';
import { SafetyDialogs } from './SafetyDialogs.tsx';
import { SectionBar } from './SectionBar.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { TopBar } from './TopBar.tsx';
import { OutputPanel } from './output/OutputPanel.tsx';

/** The workspace laid out: bar above, editor between its panels, output below. A phone shows one part at a time. */
export function Bench({ workspace }: { workspace: WorkspaceActor }) {
  const file = useSelector(workspace, selectFile);
  const build = useSelector(workspace, selectBuild);
  const run = useSelector(workspace, selectRun);
  const socket = useSelector(workspace, selectSocket);
  const ros = useSelector(workspace, selectRos);
  const panels = useSelector(workspace, selectPanels);
  const processList = useSelector(workspace, selectProcessList);
  const consoleList = useSelector(workspace, selectConsoleList);
  if (!(file && build && run && socket && ros && panels && processList && consoleList)) return null;
  return (
    <TooltipGroup>
      <div className="flex min-h-0 flex-1 flex-col">
        <TopBar workspace={workspace} file={file} build={build} run={run} />
        <StatusStrip file={file} build={build} run={run} socket={socket} processList={processList} />
        <div className="contents md:flex md:min-h-0 md:flex-1">
          <ChallengePanel workspace={workspace} panels={panels} />
          <CodePanel workspace={workspace} file={file} build={build} panels={panels} />
          <RobotPanel
            workspace={workspace}
            panels={panels}
            consoleList={consoleList}
            processList={processList}
            ros={ros}
          />
        </div>
        <OutputPanel panels={panels} processList={processList} />
        <SectionBar panels={panels} />
      </div>
      <SafetyDialogs file={file} build={build} />
    </TooltipGroup>
  );
}
