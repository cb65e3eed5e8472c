/** The queue in which what learners hand in waits for its verdict: of one server, or of several together. */
import type { Judging, JudgingProgress, Verdict } from '#contract/verdict.ts';

export interface HandedIn {
  /** Of the submission. */
  id: number;
  learnerId: string;
}

export interface Job extends HandedIn {
  /** Tells how far it is. */
  judge(progress: (progress: JudgingProgress) => void): Promise<Verdict>;
  /** Keeps the verdict: only then it is one. */
  keep(verdict: Verdict): Promise<void>;
}

export interface VerdictQueue {
  /** Of what is in it already, nothing comes of it. */
  add(job: Job): void | Promise<void>;
  /** Undefined for a submission that is not in it, or is another learner's. A failure is told once. */
  stateOf(id: number, learnerId: string): Judging | undefined | Promise<Judging | undefined>;
  /** How many of the learner's wait or are judged. */
  countOf(learnerId: string): number | Promise<number>;
  /** How many wait, and how many this server judges. */
  readonly counts: Counts | Promise<Counts>;
  /** Of what the learner has handed in, nothing is judged any more, and no verdict is kept. */
  forget(learnerId: string): void;
  /** This server begins nothing any more. */
  close(): void | Promise<void>;
}

export interface Counts {
  waiting: number;
  running: number;
}

/** What a server needs to judge what was handed in to any of them. */
export interface Judge {
  /** So many at a time; none where nothing can be judged. */
  workers: number;
  /** Undefined when it has its verdict, or nobody wants one any more. `waited` is in seconds. */
  jobOf(handedIn: HandedIn, waited: number): Promise<Job | undefined>;
  log(text: string): void;
}
