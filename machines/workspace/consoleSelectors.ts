/** The only way a view looks inside a console. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { NumberedLine } from './consoleLine.ts';
import type { consoleMachine } from './consoleMachine.ts';

export type ConsoleActor = ActorRefFrom<typeof consoleMachine>;
type ConsoleSnapshot = SnapshotFrom<typeof consoleMachine>;

export const selectCommand = (console: ConsoleSnapshot): string => console.context.command;
export const selectArgs = (console: ConsoleSnapshot): string => console.context.args;
export const selectProcessName = (console: ConsoleSnapshot): string => console.context.processName;
export const selectIsLongRunning = (console: ConsoleSnapshot): boolean => console.context.isLongRunning;
export const selectAutoSubscribe = (console: ConsoleSnapshot): boolean => console.context.autoSubscribe;
/** The command that was started last still runs. */
export const selectIsRunning = (console: ConsoleSnapshot): boolean => console.matches({ command: 'running' });
export const selectHistory = (console: ConsoleSnapshot): readonly NumberedLine[] => console.context.history;

/** The process name is asked for and not given: the field is marked. */
export const selectLacksName = (console: ConsoleSnapshot): boolean => console.context.processName.trim() === '';
/** The command is being started. */
export const selectIsExecuting = (console: ConsoleSnapshot): boolean => console.hasTag('busy');
export const selectCanExecute = (console: ConsoleSnapshot): boolean => console.matches({ form: 'complete' });
