/** What the form of a console fills in by itself. */
import { type CommandForm, argumentsOf } from './consoleAnswers.ts';

/** These start programs that run until somebody stops them, and print all the while. */
const nodeStarters: ReadonlySet<string> = new Set(['rosrun', 'roslaunch']);

/** How both switches stand for a command that starts nodes. */
export const nodeSwitches = { isLongRunning: true, autoSubscribe: true } as const;

export const startsNodes = (command: string): boolean => nodeStarters.has(command);

/** The name of the program where the arguments say which, otherwise that of the command. */
export function suggestedName({ command, args }: Pick<CommandForm, 'command' | 'args'>): string {
  const [, program] = argumentsOf(args);
  return startsNodes(command) && program !== undefined && program !== '' ? program : command;
}

/** The form for a command that was chosen as a whole. */
export function filledForm(command: string, args: string): Partial<CommandForm> {
  const processName = suggestedName({ command, args });
  return { command, args, processName, ...(startsNodes(command) && nodeSwitches) };
}
