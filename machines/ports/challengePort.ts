import type { Challenge, LearningPath, Problem } from '#contract/entities.ts';

/** The challenges and what each asks for. A call that fails rejects with the reason. */
export interface ChallengePort {
  list(): Promise<Challenge[]>;
  /** The learning paths, in their order. */
  paths(): Promise<LearningPath[]>;
  /** Null when there is no such challenge. */
  problemOf(challengeId: number): Promise<Problem | null>;
  /** In progress from now on; a second time changes nothing. */
  start(userId: string, challengeId: number): Promise<void>;
  /** Hands in a solution, which is kept with its time; answers its number. */
  submit(userId: string, solution: Solution): Promise<number>;
  /** What the learner has handed in last, judged or not; null when there is nothing. */
  lastSubmission(userId: string, challengeId: number): Promise<HandedIn | null>;
}

export interface HandedIn {
  submissionId: number;
  /** ISO 8601. */
  at: string;
}

export interface Solution {
  challengeId: number;
  code: string;
}
