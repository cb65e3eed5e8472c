/** What is said to the list of processes, what it says, and what it knows. */
import type { ProcessEntry } from '#contract/entities.ts';
import type { Owner } from '../owner.ts';
import type { OutputPort } from '../ports/outputPort.ts';
import type { PreferencePort } from '../ports/preferencePort.ts';
import type { ProcessPort } from '../ports/processPort.ts';
import type { ControlFrame, PrintedRange, ProcessRequest } from '../ports/socketPort.ts';
import type { ConsoleLine } from './consoleLine.ts';
import type { KnownProcesses } from './processEntries.ts';
import type { ProcessReport } from './processEvents.ts';
import type { ProcessActor } from './processSelectors.ts';

export interface ProcessListInput {
  processes: ProcessPort;
  output: OutputPort;
  preferences: PreferencePort;
  owner: Owner<ProcessListReport>;
}

export type ProcessListEvent =
  | { type: 'connection.closed' }
  | { type: 'frame.received'; frame: ControlFrame }
  | { type: 'frame.refused'; frame: ProcessRequest }
  | { type: 'output.printed'; output: PrintedRange }
  | { type: 'output.cleared' }
  | { type: 'process.executed'; entry: ProcessEntry }
  | { type: 'process.awaited'; processId: string }
  | { type: 'retry.requested' }
  /** The learner wants what has ended off the list. */
  | { type: 'ended.cleared' }
  | ProcessReport;

export type ProcessListReport =
  | { type: 'processList.framed'; frame: ProcessRequest }
  | { type: 'processList.noted'; line: ConsoleLine }
  | { type: 'processList.failed' }
  /** Something that ran has come to its end. */
  | { type: 'processList.ended' }
  /** These are the processes now. */
  | { type: 'processList.changed'; entries: readonly ProcessEntry[] };

export interface ProcessListContext extends ProcessListInput, KnownProcesses {
  actors: readonly ProcessActor[];
  subscribed: readonly string[];
  /** What was subscribed to before the page was left, and is asked for once it is listed. */
  recalled: readonly string[];
  /** What has ended and was taken off the list. The server still knows it, and so does the output. */
  cleared: readonly string[];
  /** The run of the server that the processes belong to; null before its first welcome. */
  epoch: string | null;
}
