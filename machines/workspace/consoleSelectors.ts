/** The only way a view looks inside a console. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isNameless } from './consoleContext.ts';
import type { NumberedLine } from './consoleLine.ts';
import type { consoleMachine } from './consoleMachine.ts';

export type ConsoleActor = ActorRefFrom<typeof consoleMachine>;
export type MissingPart = 'command' | 'processName' | 'both';
type ConsoleSnapshot = SnapshotFrom<typeof consoleMachine>;

export const selectCommand = (console: ConsoleSnapshot): string => console.context.command;
export const selectArgs = (console: ConsoleSnapshot): string => console.context.args;
export const selectProcessName = (console: ConsoleSnapshot): string => console.context.processName;
export const selectIsLongRunning = (console: ConsoleSnapshot): boolean => console.context.isLongRunning;
export const selectAutoSubscribe = (console: ConsoleSnapshot): boolean => console.context.autoSubscribe;
export const selectHistory = (console: ConsoleSnapshot): readonly NumberedLine[] => console.context.history;

/** The process name was asked for in vain, or its field left empty: it is marked. */
export const selectLacksName = (console: ConsoleSnapshot): boolean =>
  console.matches({ form: { incomplete: 'marked' } }) && isNameless(console.context);
/** What is missing before the command can be started; null when nothing is. */
export function selectMissing({ context }: ConsoleSnapshot): MissingPart | null {
  if (context.command === '') return isNameless(context) ? 'both' : 'command';
  return isNameless(context) ? 'processName' : null;
}
/** The command is being started. */
export const selectIsExecuting = (console: ConsoleSnapshot): boolean => console.hasTag('busy');
