import type { SnapshotFrom } from 'xstate';
import type { versionListMachine } from '#machines/workspace/versionListMachine.ts';
import { VersionsButton } from '#src/views/workspace/versions/VersionsButton.tsx';
import { VersionsDialog } from '#src/views/workspace/versions/VersionsDialog.tsx';
// Both are fetched when they are needed; a walk does not wait for that.
import '#src/views/ui/ModalDialog.tsx';
import '#src/views/workspace/editor/Comparison.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { texts } from '../texts.ts';
import { readyFile } from './besideStrip.ts';

type ListSnapshot = SnapshotFrom<typeof versionListMachine>;

const rows = ['1 Jan 1971, 00:00 Saved · Built Stored now 200 characters', 'At the start Starter file 15 characters'];
const inList = { role: 'dialog', name: 'Versions' };

export const versionListView = viewOf<typeof versionListMachine>({
  show: (versionList) => (
    <>
      <VersionsButton versionList={versionList} file={readyFile} />
      <VersionsDialog versionList={versionList} file={readyFile} />
    </>
  ),
  deeds: {
    'list.requested': presses(
      (list) => (list.matches('failed') ? 'Try again' : 'Versions'),
      (list) => list.matches('closed') || list.matches('failed'),
    ),
    'list.closed': presses('Close', isListShown),
    'version.chosen': {
      ...presses(
        (_, { index }) => rows[index] ?? '',
        (list, { index }) => isChoosable(list) && index < list.context.versions.length,
      ),
      control: (_, { index }) => ({ role: 'button', name: rows[index] ?? '', inside: inList }),
    },
    'version.left': presses('Back', isCompared),
    'restore.requested': presses('Restore', (list) => isCompared(list) && !list.matches('keeping')),
  },
  elsewhere: ['text.'],
  sights: (list) => {
    const { versions, fault, code } = list.context;
    return {
      'dialog: Versions': isListShown(list),
      'status: Versions are loading': list.matches('listing'),
      'text: No versions yet': isChoosable(list) && versions.length === 0,
      'button: Restore starter file': isListShown(list) && versions.length > 0 ? '' : false,
      'text: The versions could not be loaded': list.matches('failed'),
      'text: This version could not be loaded: no such version':
        isChoosable(list) && fault?.detail === 'no such version',
      'dialog: Version of 1 Jan 1971, 00:00': isCompared(list) && list.context.chosen?.version === 'v2',
      'dialog: Starter file': isCompared(list) && list.context.chosen?.version === 'v1',
      [`text: ${texts.long}`]: isCompared(list) && code === texts.long,
      'text: Nothing was replaced, because your unsaved changes could not be kept: disk full':
        isCompared(list) && fault?.detail === 'disk full',
    };
  },
});

function isListShown(list: ListSnapshot): boolean {
  return !list.matches('closed') && !isCompared(list);
}

function isChoosable(list: ListSnapshot): boolean {
  return list.matches('listed') || list.matches('reading');
}

function isCompared(list: ListSnapshot): boolean {
  return list.hasTag('compared');
}
