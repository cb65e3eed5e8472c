import type { SnapshotFrom } from 'xstate';
import type { recoveryMachine } from '#machines/workspace/recoveryMachine.ts';
import { RecoveryBar } from '#src/views/workspace/RecoveryBar.tsx';
// Both are fetched when they are needed; a walk does not wait for that.
import '#src/views/ui/ModalDialog.tsx';
import '#src/views/workspace/editor/Comparison.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { texts } from '../texts.ts';
import { readyFile } from './besideStrip.ts';

type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>;

export const recoveryView = viewOf<typeof recoveryMachine>({
  show: (recovery) => <RecoveryBar recovery={recovery} file={readyFile} />,
  deeds: {
    'comparison.opened': presses('Compare', (recovery) => recovery.matches('offered') && !isComparing(recovery)),
    'comparison.closed': presses('Close', isComparing),
    'restore.requested': {
      ...presses('Restore', (recovery) => recovery.matches('offered')),
      control: (recovery) => ({
        role: 'button',
        name: 'Restore',
        ...(isComparing(recovery) && { inside: { role: 'dialog', name: 'Unsaved changes' } }),
      }),
    },
    'discard.requested': presses('Discard', (recovery) => recovery.matches('offered') && !isComparing(recovery)),
  },
  elsewhere: ['text.'],
  sights: (recovery) => ({
    'text: You have unsaved changes from 1 Jan 1970, 00:00.': recovery.matches('offered'),
    'text: The file was changed since.': recovery.matches('offered') && recovery.context.found?.base !== 'v1',
    'dialog: Unsaved changes': isComparing(recovery),
    [`text: ${texts.long}`]: isComparing(recovery),
  }),
});

function isComparing(recovery: RecoverySnapshot): boolean {
  return recovery.matches({ offered: 'comparing' });
}
