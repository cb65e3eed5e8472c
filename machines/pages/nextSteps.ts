import type { Challenge } from '#contract/entities.ts';
import type { LearnerProgress } from '../ports/progressPort.ts';

export interface NextSteps {
  /** What was begun last and is not solved. */
  unfinished: Challenge | null;
  /** The first challenge of the course that is neither solved nor the one above; null when there is none. */
  next: Challenge | null;
}

/** What a learner may go on with, in the order of the course. */
export function nextSteps(challenges: readonly Challenge[], { stats, last_challenge_id }: LearnerProgress): NextSteps {
  const solved = new Set(stats.filter(({ status }) => status === 'Completed').map(({ id }) => id));
  const open = challenges.filter(({ id }) => !solved.has(id));
  const unfinished = open.find(({ id }) => id === last_challenge_id) ?? null;
  return { unfinished, next: open.find((challenge) => challenge !== unfinished) ?? null };
}
