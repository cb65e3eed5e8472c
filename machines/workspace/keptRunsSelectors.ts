/** The only way a view looks inside the kept runs. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { NamedRun } from '../ports/keptRunsPort.ts';
import type { KeptRunsFault } from './keptRunsEvents.ts';
import type { keptRunsMachine } from './keptRunsMachine.ts';

export type KeptRunsActor = ActorRefFrom<typeof keptRunsMachine>;
type KeptRunsSnapshot = SnapshotFrom<typeof keptRunsMachine>;

/** Somebody looks at the list. */
export const selectIsOpen = (kept: KeptRunsSnapshot): boolean =>
  !kept.matches('closed') && !kept.matches('confirming') && !kept.matches('dropping');
export const selectIsListing = (kept: KeptRunsSnapshot): boolean => kept.matches('listing');
/** Nothing is under way with the list. */
export const selectIsListed = (kept: KeptRunsSnapshot): boolean => kept.matches('listed');
export const selectHasFailed = (kept: KeptRunsSnapshot): boolean => kept.matches('failed');
export const selectIsKeeping = (kept: KeptRunsSnapshot): boolean => kept.matches('keeping');
export const selectIsDropping = (kept: KeptRunsSnapshot): boolean => kept.matches('dropping');
export const selectRuns = (kept: KeptRunsSnapshot): readonly NamedRun[] => kept.context.runs;
export const selectName = (kept: KeptRunsSnapshot): string => kept.context.name;
export const selectFault = (kept: KeptRunsSnapshot): KeptRunsFault | null => kept.context.fault;
/** The run that is read at the moment, to be looked at. */
export const selectLoading = (kept: KeptRunsSnapshot): string | null =>
  kept.matches('loading') ? kept.context.chosen : null;
/** The run that is read at the moment, to be drawn beside another. */
export const selectComparing = (kept: KeptRunsSnapshot): string | null =>
  kept.matches('comparing') ? kept.context.chosen : null;
/** The run about which is asked whether it is to be deleted, or that is being deleted. */
export const selectToDrop = (kept: KeptRunsSnapshot): NamedRun | undefined =>
  kept.matches('confirming') || kept.matches('dropping')
    ? kept.context.runs.find(({ id }) => id === kept.context.chosen)
    : undefined;
