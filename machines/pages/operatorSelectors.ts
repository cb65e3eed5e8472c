/** The only way a view looks inside the operator's page. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { SiteSight } from '#contract/operatorApi.ts';
import type { Reason } from '../ports/reason.ts';
import type { OperatorOutcome, operatorMachine } from './operatorMachine.ts';
import type { OperatorTarget } from './operatorTarget.ts';

export type OperatorActor = ActorRefFrom<typeof operatorMachine>;
type OperatorSnapshot = SnapshotFrom<typeof operatorMachine>;

/** What the page is to whoever opened it: `unknown` until the server has answered, `unanswered` when it did not. */
export type OperatorStatus = 'unknown' | 'unanswered' | 'absent' | 'operator';

export const selectStatus = (operator: OperatorSnapshot): OperatorStatus => {
  if (operator.matches({ sight: 'absent' })) return 'absent';
  if (operator.context.sight !== null) return 'operator';
  return operator.context.fault === null ? 'unknown' : 'unanswered';
};
export const selectSight = (operator: OperatorSnapshot): SiteSight | null => operator.context.sight;
/** Why the last look failed; null when it did not. */
export const selectFault = (operator: OperatorSnapshot): Reason | null => operator.context.fault;
export const selectOutcome = (operator: OperatorSnapshot): OperatorOutcome | null => operator.context.outcome;
/** Whose workspace is to be closed, while that is asked or done; null otherwise. */
export const selectClosed = (operator: OperatorSnapshot): OperatorTarget | null =>
  operator.matches({ deed: 'asking' }) || operator.matches({ deed: 'closing' }) ? operator.context.target : null;
export const selectIsClosing = (operator: OperatorSnapshot): boolean => operator.matches({ deed: 'closing' });
/** Whether a program is being stopped, or an inspection allowed or taken back: nothing else is done meanwhile. */
export const selectIsBusy = (operator: OperatorSnapshot): boolean =>
  operator.matches({ deed: 'stopping' }) || operator.matches({ deed: 'permitting' });
/** Whether it is being allowed that this learner's pages are inspected, or being taken back. */
export const selectIsPermitting = (operator: OperatorSnapshot, learnerId: string): boolean =>
  operator.context.target?.learnerId === learnerId && operator.matches({ deed: 'permitting' });
/** Whether this program is being stopped. */
export const selectIsStopping = (operator: OperatorSnapshot, learnerId: string, processId: string): boolean =>
  operator.context.target?.learnerId === learnerId &&
  operator.context.target.program?.id === processId &&
  operator.matches({ deed: 'stopping' });
