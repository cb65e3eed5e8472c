/** The only way a view looks inside the deletion of an account. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { DataExportActor } from './dataExportMachine.ts';
import { type DeletionTrouble, needsPassword } from './accountDeletionEvents.ts';
import type { accountDeletionMachine } from './accountDeletionMachine.ts';
import type { CredentialErrors } from './credentials.ts';

export type AccountDeletionActor = ActorRefFrom<typeof accountDeletionMachine>;
type DeletionSnapshot = SnapshotFrom<typeof accountDeletionMachine>;

/** Whether the question is shown: not to anybody else than who asked. */
export const selectIsOpen = (deletion: DeletionSnapshot): boolean =>
  deletion.matches('open') && !deletion.matches({ open: { deleting: 'deserted' } });
export const selectIsDeleting = (deletion: DeletionSnapshot): boolean => deletion.matches({ open: 'deleting' });
/** Whether the account is gone, and its learner reads that. */
export const selectIsGone = (deletion: DeletionSnapshot): boolean => deletion.matches('gone');
/** What became of what this browser keeps of the learner. */
export const selectErasure = (deletion: DeletionSnapshot): 'erasing' | 'erased' | 'kept' => {
  if (deletion.matches({ gone: 'kept' })) return 'kept';
  return deletion.matches({ gone: 'erased' }) ? 'erased' : 'erasing';
};
export const selectEmail = (deletion: DeletionSnapshot): string => deletion.context.email;
export const selectPassword = (deletion: DeletionSnapshot): string => deletion.context.password;
export const selectErrors = (deletion: DeletionSnapshot): CredentialErrors => deletion.context.errors;
/** What came of the last try; null while nothing is wrong. */
export const selectTrouble = (deletion: DeletionSnapshot): DeletionTrouble | null => deletion.context.trouble;
/** Whether a password is wanted; otherwise only of those who have one. */
export const selectNeedsPassword = (deletion: DeletionSnapshot): boolean => needsPassword(deletion.context.user);
export const selectDataExport = (deletion: DeletionSnapshot): DataExportActor | undefined =>
  deletion.children.dataExport;
