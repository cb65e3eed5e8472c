import type { Drive, SharedRun } from '#contract/sharedRun.ts';
import type { Reason } from './reason.ts';

/** The board of the community: runs that learners have chosen to share. */
export interface BoardPort {
  /** The newest of all, or of those that are older than the one of this number; a page of them. Rejects when they do not come. */
  list(before: number | null): Promise<BoardPage>;
  /** Tells whoever runs the site that this one should be looked at. */
  report(id: number): Promise<BoardAnswer>;
  /** Puts a run on the board. */
  share(run: RunToShare): Promise<BoardAnswer>;
  /** Takes back what this learner has shared. Again changes nothing. */
  takeBack(userId: string, id: number): Promise<BoardAnswer>;
}

export interface BoardRun extends Omit<SharedRun, 'author'> {
  /** Of who shared it; null where they do not want to be named. */
  userName: string | null;
}

/** A run that the browser keeps goes with its drive; the one of the judge is on the server already. */
export type RunToShare = Signed & ({ challengeId: number; drive: Drive } | { submissionId: number });

interface Signed {
  userId: string;
  title: string;
  /** Whether the user name of the learner is kept back. */
  isAnonymous: boolean;
}

export interface BoardPage {
  /** Newest first. */
  runs: readonly BoardRun[];
  /** Whether there are older ones. */
  hasMore: boolean;
}

export type BoardAnswer =
  | { outcome: 'done' }
  /** It was not done, and why; or nobody answered, and whether it was is not known. */
  | { outcome: 'refused'; detail: Reason };
