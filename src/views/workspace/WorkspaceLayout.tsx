import { useSelector } from '@xstate/react';
import type { PanelsActor } from '#machines/widgets/panelsMachine.ts';
import { type ProgramActor, selectBuild, selectFile, selectRun } from '#machines/workspace/programSelectors.ts';
import {
  type RuntimeActor,
  selectConsoleList,
  selectProcessList,
  selectRos,
  selectSocket,
} from '#machines/workspace/runtimeSelectors.ts';
import {
  type WorkspaceActor,
  selectPanels,
  selectProgram,
  selectRuntime,
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
export function WorkspaceLayout({ workspace }: { workspace: WorkspaceActor }) {
  const program = useSelector(workspace, selectProgram);
  const runtime = useSelector(workspace, selectRuntime);
  const panels = useSelector(workspace, selectPanels);
  if (!(program && runtime && panels)) return null;
  return <Panes workspace={workspace} program={program} runtime={runtime} panels={panels} />;
}

interface PanesProps {
  workspace: WorkspaceActor;
  program: ProgramActor;
  runtime: RuntimeActor;
  panels: PanelsActor;
}

function Panes({ workspace, program, runtime, panels }: PanesProps) {
  const file = useSelector(program, selectFile);
  const build = useSelector(program, selectBuild);
  const run = useSelector(program, selectRun);
  const socket = useSelector(runtime, selectSocket);
  const ros = useSelector(runtime, selectRos);
  const processList = useSelector(runtime, selectProcessList);
  const consoleList = useSelector(runtime, selectConsoleList);
  if (!(file && build && run && socket && ros && processList && consoleList)) return null;
  return (
    <TooltipGroup>
      <div className="flex min-h-0 flex-1 flex-col">
        <TopBar workspace={workspace} program={program} file={file} build={build} run={run} />
        <StatusStrip file={file} build={build} run={run} socket={socket} processList={processList} />
        <div className="contents md:flex md:min-h-0 md:flex-1">
          <ChallengePanel workspace={workspace} panels={panels} />
          <CodePanel program={program} file={file} build={build} panels={panels} />
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
