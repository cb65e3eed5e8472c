import type { Achievement, ChallengeStat } from '#contract/entities.ts';
import type { Progress } from '#contract/progress.ts';

/** How far a learner has come. A call that fails rejects with the reason. */
export interface ProgressPort {
  load(userId: string): Promise<LearnerProgress>;
  achievements(userId: string): Promise<Achievement[]>;
}

export interface LearnerProgress extends Progress {
  /** What was begun or solved. */
  stats: ChallengeStat[];
}
