/** The only way a view looks inside a recovery. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { KeptDraft } from '../ports/draftPort.ts';
import type { recoveryMachine } from './recoveryMachine.ts';

export type RecoveryActor = ActorRefFrom<typeof recoveryMachine>;
type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;

/** What the learner may have back; null when nothing is offered. */
export const selectOffer = (recovery: RecoverySnapshot): KeptDraft | null =>
  recovery.matches('offered') ? recovery.context.found : null;

/** The file was stored anew since this was typed. */
export const selectIsOutrun = ({ context: { found, opened } }: RecoverySnapshot): boolean =>
  found !== null && opened.base !== undefined && found.base !== opened.base;

export const selectIsComparing = (recovery: RecoverySnapshot): boolean => recovery.matches({ offered: 'comparing' });
