/** The only way a view looks inside a file. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { DEFAULT_FILE_NAME } from '#contract/limits.ts';
import type { ConflictActor } from './conflictMachine.ts';
import type { fileMachine } from './fileMachine.ts';
import type { PendingConfirmation } from './pendingConfirmation.ts';

export type FileActor = ActorRefFrom<typeof fileMachine>;
type FileSnapshot = SnapshotFrom<typeof fileMachine>;

export type FileStatus = 'waiting' | 'loading' | 'ready' | 'binary';

export const selectCode = (file: FileSnapshot): string => file.context.code;
/** The text that was taken to be saved: what is typed since is not part of it. */
export const selectDraftCode = (file: FileSnapshot): string => file.context.draft.code;
/** Changes whenever the text was replaced by anything but typing. */
export const selectRevision = (file: FileSnapshot): number => file.context.revision;
export const selectIsDirty = (file: FileSnapshot): boolean => file.matches({ open: { text: 'modified' } });
/** Nothing may be saved or built now. */
export const selectIsLocked = (file: FileSnapshot): boolean => file.hasTag('locked');
/** The text is there and may be typed into. */
export const selectIsReady = (file: FileSnapshot): boolean => file.hasTag('editable') && !file.hasTag('loading');
export const selectIsSaving = (file: FileSnapshot): boolean => file.hasTag('saving');
/** Milliseconds since 1970; null before the first save. */
export const selectSavedAt = (file: FileSnapshot): number | null => file.context.savedAt;
/** In characters, as the editor counts them. */
export const selectSize = (file: FileSnapshot): number => file.context.code.length;
/** Null before it is known. */
export const selectPath = (file: FileSnapshot): string | null => file.context.path;
export const selectFileName = (file: FileSnapshot): string => file.context.path?.split('/').at(-1) ?? DEFAULT_FILE_NAME;

/** What the learner is asked to decide; null when nothing. */
export function selectPendingConfirmation(file: FileSnapshot): PendingConfirmation | null {
  return file.hasTag('confirming') ? file.context.pendingConfirmation : null;
}

/** Shows both texts, while the learner is asked. */
export const selectConflict = (file: FileSnapshot): ConflictActor | undefined => file.children.conflict;

export function selectStatus(file: FileSnapshot): FileStatus {
  if (file.matches('binary')) return 'binary';
  if (selectIsReady(file)) return 'ready';
  return file.hasTag('loading') ? 'loading' : 'waiting';
}
