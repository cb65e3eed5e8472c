/** The only way a view looks inside the list of a file's versions. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FileVersion } from '#contract/entities.ts';
import type { VersionFault } from './versionListEvents.ts';
import type { versionListMachine } from './versionListMachine.ts';

export type VersionListActor = ActorRefFrom<typeof versionListMachine>;
type VersionListSnapshot = SnapshotFrom<typeof versionListMachine>;

/** Somebody looks at the list. */
export const selectIsListed = (list: VersionListSnapshot): boolean =>
  !list.matches('closed') && !list.hasTag('compared');
export const selectIsLoading = (list: VersionListSnapshot): boolean => list.matches('listing');
export const selectIsReading = (list: VersionListSnapshot): boolean => list.matches('reading');
export const selectIsKeeping = (list: VersionListSnapshot): boolean => list.matches('keeping');
export const selectVersions = (list: VersionListSnapshot): readonly FileVersion[] => list.context.versions;
export const selectCurrent = (list: VersionListSnapshot): string | null => list.context.current;
export const selectChosen = (list: VersionListSnapshot): FileVersion | null => list.context.chosen;
/** The text of the version that is compared with the editor's; null while none is. */
export const selectComparedCode = (list: VersionListSnapshot): string | null =>
  list.hasTag('compared') ? list.context.code : null;
export const selectFault = (list: VersionListSnapshot): VersionFault | null => list.context.fault;
