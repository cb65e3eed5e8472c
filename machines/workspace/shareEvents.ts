/** What is said to whoever shares a run, and what is remembered of it. */
import type { Drive } from '#contract/sharedRun.ts';
import type { BoardPort } from '../ports/boardPort.ts';
import type { KeptRunFault, KeptRunsPort, NamedRun } from '../ports/keptRunsPort.ts';
import type { Reason } from '../ports/reason.ts';

export interface ShareInput {
  board: BoardPort;
  keptRuns: KeptRunsPort;
  userId: string;
}

export type ShareEvent =
  /** This run of a challenge is to stand on the board. */
  | { type: 'share.requested'; run: NamedRun }
  | { type: 'title.typed'; title: string }
  /** Whether the user name of the learner shall stand beside it. */
  | { type: 'name.toggled'; isNamed: boolean }
  | { type: 'form.submitted' }
  | { type: 'share.closed' };

/** Why it does not stand there yet. */
export type ShareFault =
  /** No title, or too long a one. */
  | { kind: 'mistitled' }
  /** The browser cannot read it. */
  | { kind: 'unread'; fault: KeptRunFault }
  | { kind: 'refused'; detail: Reason };

interface ShareState {
  run: NamedRun | null;
  title: string;
  isNamed: boolean;
  /** What of the run is sent, once it was read. */
  drive: Drive | null;
  fault: ShareFault | null;
}

export interface ShareContext extends ShareInput, ShareState {}

/** Nobody is named who has not asked for it. */
export const nothingShared: ShareState = { run: null, title: '', isNamed: false, drive: null, fault: null };
