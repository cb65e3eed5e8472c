/** What is said to the kept runs, what they say, and what they remember. */
import type { Owner } from '../owner.ts';
import type { KeptRunFault, KeptRunsPort, NamedRun } from '../ports/keptRunsPort.ts';

/** The longest name of a run, in characters. */
export const RUN_NAME_LENGTH = 60;

export interface KeptRunsInput {
  keptRuns: KeptRunsPort;
  userId: string;
  owner: Owner<KeptRunsReport>;
}

export type KeptRunsEvent =
  /** Somebody looks, or tries once more. */
  | { type: 'list.requested' }
  | { type: 'list.closed' }
  | { type: 'name.typed'; name: string }
  | { type: 'keep.requested' }
  /** This one is to be seen again. */
  | { type: 'run.chosen'; id: string }
  /** This one is to be drawn beside the run that is seen. */
  | { type: 'run.compared'; id: string }
  /** This one is to stand on the board of the community. */
  | { type: 'run.offered'; run: NamedRun }
  | { type: 'removal.requested'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' };

export type KeptRunsReport =
  /** A run is ready for whoever looks back. */
  | { type: 'keptRuns.loaded'; id: string }
  /** A run is ready to be drawn beside another. */
  | { type: 'keptRuns.compared'; id: string }
  /** A run is to be shared. */
  | { type: 'keptRuns.offered'; run: NamedRun };

/** Why something was not done; `misnamed` has no name, or too long a one. */
export type KeptRunsFault = KeptRunFault | 'misnamed';

interface KeptRunsState {
  /** Newest first. */
  runs: readonly NamedRun[];
  /** What is typed for the next one. */
  name: string;
  /** Which one is to be seen or deleted. */
  chosen: string;
  fault: KeptRunsFault | null;
}

export interface KeptRunsContext extends KeptRunsInput, KeptRunsState {}

export const noRuns: KeptRunsState = { runs: [], name: '', chosen: '', fault: null };
