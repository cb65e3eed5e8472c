import type { Owner } from '../owner.ts';
import type { ExecuteRequest, ProcessPort } from '../ports/processPort.ts';
import { type CommandForm, type RosResponse, emptyForm, requestFrom } from './consoleAnswers.ts';
import type { ConsoleReport } from './consoleEvents.ts';
import type { NumberedLine } from './consoleLine.ts';
import { type Recall, emptyRecall } from './consoleRecall.ts';

export interface ConsoleInput {
  id: string;
  name: string;
  processes: ProcessPort;
  owner: Owner<ConsoleReport>;
}

export interface ConsoleContext extends ConsoleInput, CommandForm, Recall {
  /** What was asked for last, whatever is typed meanwhile. */
  request: ExecuteRequest;
  processId: string | null;
  history: readonly NumberedLine[];
  /** Responses that came while a command was being started: one of them may be its own. */
  early: readonly RosResponse[];
}

export const initialContext = (input: ConsoleInput): ConsoleContext => ({
  ...input,
  ...emptyForm,
  ...emptyRecall,
  request: requestFrom(emptyForm),
  processId: null,
  history: [],
  early: [],
});
