/** The only way a view looks inside a runtime. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { AnnouncerActor } from './announcerMachine.ts';
import type { ConsoleListActor } from './consoleListMachine.ts';
import type { DoctorActor } from './doctorMachine.ts';
import type { DriveActor } from './driveMachine.ts';
import type { KeptRunsActor } from './keptRunsSelectors.ts';
import type { LanguageServerActor } from './languageServerMachine.ts';
import type { OutputViewActor } from './outputViewMachine.ts';
import type { ProcessListActor } from './processListMachine.ts';
import type { RobotDisplayActor } from './robotDisplayMachine.ts';
import type { RobotViewActor } from './robotViewSelectors.ts';
import type { RosActor } from './rosMachine.ts';
import type { runtimeMachine } from './runtimeMachine.ts';
import type { ScrubberActor } from './scrubberMachine.ts';
import type { ShareActor } from './shareMachine.ts';
import type { TopicListActor } from './topicListMachine.ts';
import type { TopicPlotActor } from './topicPlotMachine.ts';
import type { TopicWatchActor } from './topicWatchMachine.ts';

export type RuntimeActor = ActorRefFrom<typeof runtimeMachine>;
type RuntimeSnapshot = SnapshotFrom<typeof runtimeMachine>;

/** Whether the server is heard; `refused` while this learner has as many pages open as there may be. */
export type ConnectionStatus = 'connected' | 'refused' | 'lost';

export function selectConnectionStatus(runtime: RuntimeSnapshot): ConnectionStatus {
  if (runtime.matches('connected')) return 'connected';
  return runtime.matches({ disconnected: 'refused' }) ? 'refused' : 'lost';
}

export const selectProcessList = (runtime: RuntimeSnapshot): ProcessListActor | undefined =>
  runtime.children.processList;
export const selectConsoleList = (runtime: RuntimeSnapshot): ConsoleListActor | undefined =>
  runtime.children.consoleList;
export const selectLanguageServer = (runtime: RuntimeSnapshot): LanguageServerActor | undefined =>
  runtime.children.languageServer;
export const selectOutputView = (runtime: RuntimeSnapshot): OutputViewActor | undefined => runtime.children.outputView;
export const selectRobotDisplay = (runtime: RuntimeSnapshot): RobotDisplayActor | undefined =>
  runtime.children.robotDisplay;
export const selectRobotView = (runtime: RuntimeSnapshot): RobotViewActor | undefined => runtime.children.robotView;
export const selectDrive = (runtime: RuntimeSnapshot): DriveActor | undefined => runtime.children.drive;
export const selectRos = (runtime: RuntimeSnapshot): RosActor | undefined => runtime.children.ros;
export const selectScrubber = (runtime: RuntimeSnapshot): ScrubberActor | undefined => runtime.children.scrubber;
export const selectKeptRuns = (runtime: RuntimeSnapshot): KeptRunsActor | undefined => runtime.children.keptRuns;
export const selectShare = (runtime: RuntimeSnapshot): ShareActor | undefined => runtime.children.share;
export const selectTopicList = (runtime: RuntimeSnapshot): TopicListActor | undefined => runtime.children.topicList;
export const selectTopicWatch = (runtime: RuntimeSnapshot): TopicWatchActor | undefined => runtime.children.topicWatch;
export const selectTopicPlot = (runtime: RuntimeSnapshot): TopicPlotActor | undefined => runtime.children.topicPlot;
export const selectAnnouncer = (runtime: RuntimeSnapshot): AnnouncerActor | undefined => runtime.children.announcer;
export const selectDoctor = (runtime: RuntimeSnapshot): DoctorActor | undefined => runtime.children.doctor;
