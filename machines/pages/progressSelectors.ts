/** The only way a view looks at how far a learner has come. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Achievement, ChallengeStat } from '#contract/entities.ts';
import type { LearnerProgress } from '../ports/progressPort.ts';
import type { progressMachine } from './progressMachine.ts';

export type ProgressActor = ActorRefFrom<typeof progressMachine>;
type ProgressSnapshot = SnapshotFrom<typeof progressMachine>;

export const selectRecord = (progress: ProgressSnapshot): LearnerProgress | null => progress.context.record;
export const selectIsLoading = (progress: ProgressSnapshot): boolean => progress.matches({ course: 'loading' });
export const selectHasFailed = (progress: ProgressSnapshot): boolean => progress.matches({ course: 'failed' });

export const selectAchievements = (progress: ProgressSnapshot): readonly Achievement[] => progress.context.achievements;
export const selectIsLoadingAchievements = (progress: ProgressSnapshot): boolean =>
  progress.matches({ achievements: 'loading' });
export const selectHasFailedAchievements = (progress: ProgressSnapshot): boolean =>
  progress.matches({ achievements: 'failed' });

/** What was begun or solved of one status. */
export const statsOf = (record: LearnerProgress, status: ChallengeStat['status']): ChallengeStat[] =>
  record.stats.filter((stat) => stat.status === status);

/** Seconds of the fastest solution of a challenge; null when it is not solved, or nothing judged it. */
export const bestSecondsOf = (record: LearnerProgress, challengeId: number): number | null =>
  record.best_times.find(({ challenge_id }) => challenge_id === challengeId)?.seconds ?? null;

/** How much of the course is solved, from 0 to 1. */
export function completionOf(record: LearnerProgress): number {
  return record.challenges === 0 ? 0 : statsOf(record, 'Completed').length / record.challenges;
}
