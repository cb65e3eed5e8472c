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
  /** So is the run of the judge that came of this submission. */
  | { type: 'judgedRun.offered'; submissionId: number; title: string }
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
  | { kind: 'refused'; detail: Reason }
  /** Nobody said whether it does. */
  | { kind: 'unanswered'; detail: Reason };

interface ShareState {
  /** What the browser keeps; null where it is a run of the judge. */
  run: NamedRun | null;
  /** Of a run of the judge. */
  submissionId: number | null;
  title: string;
  isNamed: boolean;
  /** What of the run is sent, once it was read. */
  drive: Drive | null;
  fault: ShareFault | null;
}

/** A run with the title that it is offered under. */
export type OfferedRun = Pick<ShareState, 'title'> & Partial<Pick<ShareState, 'run' | 'submissionId'>>;

export interface ShareContext extends ShareInput, ShareState {}

/** Nobody is named who has not asked for it. */
export const nothingShared: ShareState = {
  run: null,
  submissionId: null,
  title: '',
  isNamed: false,
  drive: null,
  fault: null,
};
