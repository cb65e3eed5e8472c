import { useSelector } from '@xstate/react';
import { panelsIn } from '#machines/widgets/panels.ts';
import type { PaletteActor } from '#machines/widgets/paletteMachine.ts';
import type { PanelsActor } from '#machines/widgets/panelsMachine.ts';
import type { LaunchActor } from '#machines/workspace/launchSelectors.ts';
import {
  type ProgramActor,
  selectBuild,
  selectFile,
  selectJump,
  selectRecovery,
  selectRun,
  selectSubmission,
  selectVersionList,
} from '#machines/workspace/programSelectors.ts';
import {
  type RuntimeActor,
  selectAnnouncer,
  selectConsoleList,
  selectDoctor,
  selectDrive,
  selectLanguageServer,
  selectOutputView,
  selectProcessList,
  selectRobotDisplay,
  selectRobotView,
  selectRos,
  selectKeptRuns,
  selectScrubber,
  selectShare,
  selectTopicList,
  selectTopicPlot,
  selectTopicWatch,
} from '#machines/workspace/runtimeSelectors.ts';
import type { WelcomeActor } from '#machines/workspace/welcomeMachine.ts';
import {
  type WorkspaceActor,
  selectLaunch,
  selectPalette,
  selectPanels,
  selectProgram,
  selectRuntime,
  selectWelcome,
} from '#machines/workspace/workspaceSelectors.ts';
import type { ReactNode } from 'react';
import { TooltipGroup } from '../ui/Tooltip.tsx';
import { useLater } from '../useLater.ts';
import { PlacesProvider } from './Places.tsx';
import { SafetyDialogs } from './SafetyDialogs.tsx';
import { SectionBar } from './SectionBar.tsx';
import { CommandPalette } from './commands/CommandPalette.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SidePanel } from './SidePanel.tsx';
import { ShareDialog } from './robot/ShareDialog.tsx';
import { StatusNotes } from './StatusNotes.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { TopBar } from './TopBar.tsx';
import { VersionsDialog } from './versions/VersionsDialog.tsx';
import { Welcome } from './welcome/Welcome.tsx';
import { OutputAnnouncer } from './output/OutputAnnouncer.tsx';
import type { WorkspaceActors } from './WorkspaceActors.ts';
import { panelViews } from './panelViews.tsx';

interface WorkspaceLayoutProps {
  workspace: WorkspaceActor;
  /** How the learner would be called on the board of the community; null for who has no name to show. */
  nameOnBoard: string | null;
}

/** The workspace laid out: bar above, editor between its panels, output and instruments below. A phone shows one part at a time. */
export function WorkspaceLayout({ workspace, nameOnBoard }: WorkspaceLayoutProps) {
  const program = useSelector(workspace, selectProgram);
  const runtime = useSelector(workspace, selectRuntime);
  const launch = useSelector(workspace, selectLaunch);
  const panels = useSelector(workspace, selectPanels);
  const palette = useSelector(workspace, selectPalette);
  const welcome = useSelector(workspace, selectWelcome);
  if (!(program && runtime && launch && panels && palette && welcome)) return null;
  return <Panes {...{ workspace, nameOnBoard, program, runtime, launch, panels, palette, welcome }} />;
}

interface PanesProps extends WorkspaceLayoutProps {
  program: ProgramActor;
  runtime: RuntimeActor;
  launch: LaunchActor;
  panels: PanelsActor;
  palette: PaletteActor;
  welcome: WelcomeActor;
}

function Panes({ workspace, nameOnBoard, program, runtime, launch, panels, palette, welcome }: PanesProps) {
  const jump = useSelector(program, selectJump);
  const file = useSelector(program, selectFile);
  const recovery = useSelector(program, selectRecovery);
  const versionList = useSelector(program, selectVersionList);
  const build = useSelector(program, selectBuild);
  const run = useSelector(program, selectRun);
  const submission = useSelector(program, selectSubmission);
  const languageServer = useSelector(runtime, selectLanguageServer);
  const ros = useSelector(runtime, selectRos);
  const robotDisplay = useSelector(runtime, selectRobotDisplay);
  const robotView = useSelector(runtime, selectRobotView);
  const scrubber = useSelector(runtime, selectScrubber);
  const keptRuns = useSelector(runtime, selectKeptRuns);
  const share = useSelector(runtime, selectShare);
  const topicList = useSelector(runtime, selectTopicList);
  const topicPlot = useSelector(runtime, selectTopicPlot);
  const topicWatch = useSelector(runtime, selectTopicWatch);
  const announcer = useSelector(runtime, selectAnnouncer);
  const outputView = useSelector(runtime, selectOutputView);
  const processList = useSelector(runtime, selectProcessList);
  const consoleList = useSelector(runtime, selectConsoleList);
  const doctor = useSelector(runtime, selectDoctor);
  const drive = useSelector(runtime, selectDrive);
  if (!(jump && file && recovery && versionList && build && run && submission)) return null;
  if (
    !(
      languageServer &&
      ros &&
      robotDisplay &&
      robotView &&
      scrubber &&
      keptRuns &&
      share &&
      topicList &&
      topicPlot &&
      topicWatch &&
      announcer &&
      outputView &&
      processList &&
      consoleList &&
      doctor &&
      drive
    )
  )
    return null;
  const actors = {
    workspace,
    program,
    runtime,
    launch,
    panels,
    palette,
    welcome,
    file,
    recovery,
    versionList,
    build,
    run,
    submission,
    languageServer,
    ros,
    robotDisplay,
    robotView,
    scrubber,
    keptRuns,
    share,
    topicList,
    topicPlot,
    topicWatch,
    announcer,
    outputView,
    processList,
    consoleList,
    doctor,
    drive,
  };
  return (
    <PlacesProvider {...{ jump, file, panels, topicWatch }}>
      <TooltipGroup>
        <div className="flex min-h-0 flex-1 flex-col">
          <TopBar {...actors} />
          <div className="contents md:flex md:min-h-40 md:flex-1">
            <SidePanel side="left" actors={actors} />
            <Panels section="centre" actors={actors} />
            <SidePanel side="right" actors={actors} />
          </div>
          <Panels section="bottom" actors={actors} />
          <div className="flex h-7 shrink-0 border-t border-line bg-canvas md:h-8">
            <StatusStrip {...actors} />
            <StatusNotes {...actors} />
          </div>
          <SectionBar panels={panels} />
        </div>
        <Shortcuts actors={actors} />
        <Later>
          <OutputAnnouncer announcer={announcer} processList={processList} />
          <VersionsDialog versionList={versionList} file={file} />
          <SafetyDialogs file={file} build={build} />
          <ShareDialog share={share} nameOnBoard={nameOnBoard} />
          <CommandPalette actors={actors} />
          <Welcome welcome={welcome} />
        </Later>
      </TooltipGroup>
    </PlacesProvider>
  );
}

/** What nobody sees or hears as a workspace opens. */
const Later = ({ children }: { children: ReactNode }): ReactNode => (useLater() ? children : null);

/** Panels that stand beside each other, each in a frame of its own. */
function Panels({ section, actors }: { section: 'centre' | 'bottom'; actors: WorkspaceActors }) {
  return panelsIn(section).map((name) => {
    const { View } = panelViews[name];
    return <View key={name} {...actors} />;
  });
}
