/** The only way a view looks inside a workspace. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Problem } from '#contract/entities.ts';
import type { PaletteActor } from '../widgets/paletteMachine.ts';
import type { PanelsActor } from '../widgets/panelsMachine.ts';
import type { NumberedLine } from './consoleLine.ts';
import type { LaunchActor } from './launchSelectors.ts';
import type { ProgramActor } from './programSelectors.ts';
import type { RuntimeActor } from './runtimeSelectors.ts';
import type { WelcomeActor } from './welcomeMachine.ts';
import type { workspaceMachine } from './workspaceMachine.ts';

export type WorkspaceActor = ActorRefFrom<typeof workspaceMachine>;
type WorkspaceSnapshot = SnapshotFrom<typeof workspaceMachine>;

export const selectProblem = (workspace: WorkspaceSnapshot): Problem | null => workspace.context.problem;
export const selectNotes = (workspace: WorkspaceSnapshot): readonly NumberedLine[] => workspace.context.notes;
/** The last one that nobody has dismissed. */
export const selectUndismissedNote = (workspace: WorkspaceSnapshot): NumberedLine | undefined =>
  selectNotes(workspace).findLast(({ isDismissed }) => isDismissed !== true);
export const selectIsLoading = (workspace: WorkspaceSnapshot): boolean => workspace.matches({ problem: 'loading' });
export const selectIsAbsent = (workspace: WorkspaceSnapshot): boolean => workspace.matches({ problem: 'absent' });
export const selectHasFailed = (workspace: WorkspaceSnapshot): boolean => workspace.matches({ problem: 'failed' });

export const selectProgram = (workspace: WorkspaceSnapshot): ProgramActor | undefined => workspace.children.program;
export const selectRuntime = (workspace: WorkspaceSnapshot): RuntimeActor | undefined => workspace.children.runtime;
export const selectLaunch = (workspace: WorkspaceSnapshot): LaunchActor | undefined => workspace.children.launch;
export const selectPanels = (workspace: WorkspaceSnapshot): PanelsActor | undefined => workspace.children.panels;
export const selectPalette = (workspace: WorkspaceSnapshot): PaletteActor | undefined => workspace.children.palette;
export const selectWelcome = (workspace: WorkspaceSnapshot): WelcomeActor | undefined => workspace.children.welcome;
