import type { LearningPath, PathChallenge } from '#contract/entities.ts';
import type { LearnerProgress } from '../ports/progressPort.ts';

export interface PathProgress {
  /** How many of its challenges are solved. */
  solved: number;
  /** Where to go on: what was worked on last, else the first that is not solved; null when all are. */
  next: PathChallenge | null;
  /** Whether anything of it was begun or solved. */
  isBegun: boolean;
}

/** How far a learner has come on a path; of somebody who is not known, with the first challenge to begin with. */
export function pathProgress({ challenges }: LearningPath, record: LearnerProgress | null): PathProgress {
  const stats = record?.stats ?? [];
  const solvedIds = new Set(stats.filter(({ status }) => status === 'Completed').map(({ id }) => id));
  const open = challenges.filter(({ id }) => !solvedIds.has(id));
  return {
    solved: challenges.length - open.length,
    next: open.find(({ id }) => id === record?.last_challenge_id) ?? open[0] ?? null,
    isBegun: challenges.some((challenge) => stats.some(({ id }) => id === challenge.id)),
  };
}

/** How many challenges of a path are still to be written. */
export const missingOf = ({ challenge_count, challenges }: LearningPath): number =>
  Math.max(0, challenge_count - challenges.length);
