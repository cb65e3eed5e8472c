/** What is said to a submission, and what it says and remembers. */
import type { Judging } from '#contract/verdict.ts';
import type { Owner } from '../owner.ts';
import type { ChallengePort, Solution } from '../ports/challengePort.ts';
import type { Reason } from '../ports/reason.ts';
import type { VerdictPort } from '../ports/verdictPort.ts';

export interface SubmissionInput {
  challenges: ChallengePort;
  verdicts: VerdictPort;
  /** Whose solution it is. */
  userId: string;
  owner: Owner<SubmissionReport>;
}

export type SubmissionEvent =
  /** What the learner works on; null where that is no challenge. */
  | { type: 'challenge.opened'; challengeId: number | null }
  | { type: 'submit.requested'; solution: Solution }
  /** The learner wants to hear what came of it, which could not be told. */
  | { type: 'verdict.requested' }
  /** The learner has seen it. */
  | { type: 'verdict.dismissed' }
  /** The server is there, maybe after it was not. */
  | { type: 'runtime.connected' };

export type SubmissionReport =
  | { type: 'submission.stored' }
  /** It was not stored, or nobody said whether it was. */
  | { type: 'submission.failed'; detail: Reason };

export interface SubmissionContext extends SubmissionInput {
  /** The challenge that is open: what is handed in, or was, is to solve it. */
  challengeId: number | null;
  /** What was handed in last in this visit; null before anything was. */
  solution: Solution | null;
  /** The number of what was handed in; null before it is stored. */
  submissionId: number | null;
  /** When that was, of what was recalled; null of what was handed in since the challenge was opened. */
  handedInAt: string | null;
  /** How it stands, as far as the server has said. */
  judging: Judging | null;
  /** Why the server could not say; null where the judge broke down. */
  fault: Reason | null;
}
