import type { conflictMachine } from '#machines/workspace/conflictMachine.ts';
import { ConflictDialog } from '#src/views/workspace/ConflictDialog.tsx';
// Both are fetched when they are needed; a walk does not wait for that.
import '#src/views/ui/ModalDialog.tsx';
import '#src/views/workspace/editor/Comparison.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { texts } from '../texts.ts';

const pending = { kind: 'refused', reason: 'changed_on_disk', current: 'v2' } as const;

export const conflictView = viewOf<typeof conflictMachine>({
  show: (conflict) => (
    <ConflictDialog conflict={conflict} pending={pending} mine={texts.short} onChoice={() => undefined} />
  ),
  deeds: {
    'comparison.opened': presses('Compare', (conflict) => conflict.matches('asked')),
    'comparison.closed': presses('Back', (conflict) => conflict.matches('compared')),
  },
  sights: (conflict) => {
    const { theirs, fault } = conflict.context;
    const isCompared = conflict.matches('compared');
    return {
      'dialog: Safety Check Failed': !isCompared,
      'text: The file on the server has changed since it was loaded here.': !isCompared,
      'dialog: Theirs and mine': isCompared,
      'button: Reload theirs': '',
      'button: Keep mine': '',
      [`text: ${texts.long}`]: isCompared && theirs === texts.long,
      [`text: ${texts.short}`]: isCompared,
      'text: The text on the server could not be loaded: no disk':
        fault?.kind === 'unloaded' && fault.detail === 'no disk',
      'text: What the server has is no longer text, so the two cannot be compared.': fault?.kind === 'binary',
    };
  },
});
