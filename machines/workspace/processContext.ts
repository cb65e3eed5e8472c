import type { ProcessEntry } from '#contract/entities.ts';
import type { Owner } from '../owner.ts';
import type { OutputPort } from '../ports/outputPort.ts';
import type { ProcessPort } from '../ports/processPort.ts';
import type { ProcessReport } from './processEvents.ts';

export interface ProcessInput {
  entry: ProcessEntry;
  processes: ProcessPort;
  output: OutputPort;
  owner: Owner<ProcessReport>;
}

export interface ProcessContext extends ProcessInput {
  /** The number of the last line ever seen: output is asked for from behind it. */
  seen: number;
  /** How many requests went out: numbers them. */
  requests: number;
}
