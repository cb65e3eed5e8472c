import type { Owner } from '../owner.ts';
import type { ExecuteRequest, ProcessPort } from '../ports/processPort.ts';
import { type CommandForm, emptyForm, requestFrom } from './consoleAnswers.ts';
import type { ConsoleReport } from './consoleEvents.ts';
import type { NumberedLine } from './consoleLine.ts';
import { type OwnProcesses, noProcesses } from './consoleProcesses.ts';
import { type Recall, emptyRecall } from './consoleRecall.ts';

export interface ConsoleInput {
  id: string;
  name: string;
  processes: ProcessPort;
  owner: Owner<ConsoleReport>;
}

export interface ConsoleContext extends ConsoleInput, CommandForm, Recall, OwnProcesses {
  /** What was asked for last, whatever is typed meanwhile. */
  request: ExecuteRequest;
  history: readonly NumberedLine[];
}

export const ownerOf = ({ context }: { context: ConsoleContext }): Owner<ConsoleReport> => context.owner;

/** Of the command that was started last the output is wanted. */
export const awaitedReport = ({ processId }: ConsoleContext): ConsoleReport => ({
  type: 'console.awaited',
  processId: processId ?? '',
});

export const initialContext = (input: ConsoleInput): ConsoleContext => ({
  ...input,
  ...emptyForm,
  ...emptyRecall,
  ...noProcesses,
  request: requestFrom(emptyForm),
  history: [],
});

/** Whether nothing is missing that a command needs to be started. */
export const isComplete = (form: CommandForm): boolean => form.command !== '' && !isNameless(form);

/** Whether the process has no name: blanks are none. */
export const isNameless = ({ processName }: Pick<CommandForm, 'processName'>): boolean => processName.trim() === '';
