import type { PaletteActor } from '#machines/widgets/paletteMachine.ts';
import type { PanelsActor } from '#machines/widgets/panelsMachine.ts';
import type { BuildActor } from '#machines/workspace/buildSelectors.ts';
import type { ConsoleListActor } from '#machines/workspace/consoleListMachine.ts';
import type { FileActor } from '#machines/workspace/fileSelectors.ts';
import type { LanguageServerActor } from '#machines/workspace/languageServerMachine.ts';
import type { LaunchActor } from '#machines/workspace/launchSelectors.ts';
import type { OutputViewActor } from '#machines/workspace/outputViewMachine.ts';
import type { ProcessListActor } from '#machines/workspace/processListMachine.ts';
import type { ProgramActor } from '#machines/workspace/programSelectors.ts';
import type { RecoveryActor } from '#machines/workspace/recoverySelectors.ts';
import type { RobotViewActor } from '#machines/workspace/robotViewMachine.ts';
import type { RosActor } from '#machines/workspace/rosMachine.ts';
import type { RunActor } from '#machines/workspace/runMachine.ts';
import type { SocketActor } from '#machines/workspace/socketMachine.ts';
import type { SubmissionActor } from '#machines/workspace/submissionSelectors.ts';
import type { TopicListActor } from '#machines/workspace/topicListMachine.ts';
import type { VersionListActor } from '#machines/workspace/versionListSelectors.ts';
import type { TopicPlotActor } from '#machines/workspace/topicPlotMachine.ts';
import type { TopicWatchActor } from '#machines/workspace/topicWatchMachine.ts';
import type { WelcomeActor } from '#machines/workspace/welcomeMachine.ts';
import type { WorkspaceActor } from '#machines/workspace/workspaceSelectors.ts';

/** Whom the parts of the workspace speak with: each takes those that it shows. */
export interface WorkspaceActors {
  workspace: WorkspaceActor;
  panels: PanelsActor;
  palette: PaletteActor;
  welcome: WelcomeActor;
  launch: LaunchActor;
  program: ProgramActor;
  file: FileActor;
  recovery: RecoveryActor;
  versionList: VersionListActor;
  build: BuildActor;
  run: RunActor;
  submission: SubmissionActor;
  socket: SocketActor;
  languageServer: LanguageServerActor;
  ros: RosActor;
  robotView: RobotViewActor;
  topicList: TopicListActor;
  topicPlot: TopicPlotActor;
  topicWatch: TopicWatchActor;
  processList: ProcessListActor;
  outputView: OutputViewActor;
  consoleList: ConsoleListActor;
}
