/** The only way a view looks inside a workspace. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Problem } from '#contract/entities.ts';
import type { PanelsActor } from '../widgets/panelsMachine.ts';
import type { BuildActor } from './buildMachine.ts';
import type { NumberedLine } from './consoleLine.ts';
import type { ConsoleListActor } from './consoleListMachine.ts';
import type { FileActor } from './fileSelectors.ts';
import type { ProcessListActor } from './processListMachine.ts';
import type { RosActor } from './rosMachine.ts';
import type { RunActor } from './runMachine.ts';
import type { SocketActor } from './socketMachine.ts';
import type { workspaceMachine } from './workspaceMachine.ts';

export type WorkspaceActor = ActorRefFrom<typeof workspaceMachine>;
type WorkspaceSnapshot = SnapshotFrom<typeof workspaceMachine>;

export const selectProblem = (workspace: WorkspaceSnapshot): Problem | null => workspace.context.problem;
export const selectChallengeId = (workspace: WorkspaceSnapshot): number | null => workspace.context.challengeId;
export const selectNotes = (workspace: WorkspaceSnapshot): readonly NumberedLine[] => workspace.context.notes;
export const selectIsLoading = (workspace: WorkspaceSnapshot): boolean => workspace.matches('loading');
export const selectIsAbsent = (workspace: WorkspaceSnapshot): boolean => workspace.matches('absent');
export const selectHasFailed = (workspace: WorkspaceSnapshot): boolean => workspace.matches('failed');

export const selectFile = (workspace: WorkspaceSnapshot): FileActor | undefined => workspace.children.file;
export const selectBuild = (workspace: WorkspaceSnapshot): BuildActor | undefined => workspace.children.build;
export const selectRun = (workspace: WorkspaceSnapshot): RunActor | undefined => workspace.children.run;
export const selectSocket = (workspace: WorkspaceSnapshot): SocketActor | undefined => workspace.children.socket;
export const selectProcessList = (workspace: WorkspaceSnapshot): ProcessListActor | undefined =>
  workspace.children.processList;
export const selectConsoleList = (workspace: WorkspaceSnapshot): ConsoleListActor | undefined =>
  workspace.children.consoleList;
export const selectRos = (workspace: WorkspaceSnapshot): RosActor | undefined => workspace.children.ros;
export const selectPanels = (workspace: WorkspaceSnapshot): PanelsActor | undefined => workspace.children.panels;
