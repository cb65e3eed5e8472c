/** The only way a view looks inside a build. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BuildProblem } from '#contract/entities.ts';
import type { buildMachine } from './buildMachine.ts';
import type { ConflictActor } from './conflictMachine.ts';
import type { PendingConfirmation } from './pendingConfirmation.ts';

export type BuildActor = ActorRefFrom<typeof buildMachine>;
type BuildSnapshot = SnapshotFrom<typeof buildMachine>;
export type BuildStatus = 'unknown' | 'building' | 'interrupted' | 'success' | 'failure';

export const selectProblems = (build: BuildSnapshot): readonly BuildProblem[] => build.context.problems;
export const selectIsRunnable = (build: BuildSnapshot): boolean => build.hasTag('runnable');
export const selectIsBuilding = (build: BuildSnapshot): boolean => build.hasTag('busy');

/** What the learner is asked to decide; null when nothing. */
export const selectPendingConfirmation = (build: BuildSnapshot): PendingConfirmation | null =>
  build.hasTag('confirming') ? build.context.pendingConfirmation : null;

/** What the learner wanted to build; empty when nothing. */
export const selectCode = (build: BuildSnapshot): string => build.context.draft?.code ?? '';

/** Shows both texts, while the learner is asked. */
export const selectConflict = (build: BuildSnapshot): ConflictActor | undefined => build.children.conflict;

export function selectStatus(build: BuildSnapshot): BuildStatus {
  if (build.hasTag('interrupted')) return 'interrupted';
  if (build.hasTag('busy')) return 'building';
  if (build.matches({ resting: 'success' })) return 'success';
  return build.matches({ resting: 'failure' }) ? 'failure' : 'unknown';
}
