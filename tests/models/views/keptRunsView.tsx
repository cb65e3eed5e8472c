import type { SnapshotFrom } from 'xstate';
import type { keptRunsMachine } from '#machines/workspace/keptRunsMachine.ts';
import { KeptRunsDialog } from '#src/views/workspace/robot/KeptRunsDialog.tsx';
import { Scrubber } from '#src/views/workspace/robot/Scrubber.tsx';
// It is fetched when it is needed; a walk does not wait for that.
import '#src/views/ui/ModalDialog.tsx';
import { fills, presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';
import { stillScrubber } from './besideStrip.ts';

type Snapshot = SnapshotFrom<typeof keptRunsMachine>;

const isAsking = (kept: Snapshot) => kept.matches('confirming') || kept.matches('dropping');
const isOpen = (kept: Snapshot) => !kept.matches('closed') && !isAsking(kept);
const isListed = (kept: Snapshot) => kept.matches('listed');
/** The list is there, whatever is being done with it. */
const hasList = (kept: Snapshot) =>
  isListed(kept) || kept.matches('keeping') || kept.matches('loading') || kept.matches('comparing');

/** In the practice world. */
export const keptRunsView = viewOf<typeof keptRunsMachine>({
  show: (keptRuns) => (
    <>
      <Scrubber scrubber={stillScrubber} keptRuns={keptRuns} odometry="exact" />
      <KeptRunsDialog keptRuns={keptRuns} scrubber={stillScrubber} world={null} />
    </>
  ),
  deeds: {
    'list.requested': presses(
      (kept) => (kept.matches('failed') ? 'Try again' : 'Kept runs'),
      (kept) => kept.matches('closed') || kept.matches('failed'),
    ),
    'list.closed': presses('Close', isOpen),
    'name.typed': fills('Name of this run', ({ name }) => name, isListed),
    'keep.requested': presses('Keep this run', (kept) => hasList(kept) && !kept.matches('keeping')),
    'run.chosen': presses(
      'Watch First try',
      (kept) => hasList(kept) && !kept.matches('loading') && kept.context.runs.length > 0,
    ),
    'run.compared': presses(
      'Compare with First try',
      (kept) => hasList(kept) && !kept.matches('comparing') && kept.context.runs.length > 0,
    ),
    'run.offered': presses(
      'Share Maze on the community board',
      (kept) => hasList(kept) && kept.context.runs.length > 0,
    ),
    'removal.requested': presses('Delete First try', (kept) => hasList(kept) && kept.context.runs.length > 0),
    'removal.confirmed': presses('Delete', (kept) => kept.matches('confirming')),
    'removal.declined': presses('Cancel', isAsking),
  },
  sights: (kept) => {
    const { runs, fault } = kept.context;
    return {
      'dialog: Kept runs': isOpen(kept),
      'dialog: Delete “First try”?': isAsking(kept),
      'status: Kept runs are loading': kept.matches('listing'),
      'text: No run is kept yet': hasList(kept) && runs.length === 0,
      'text: First try': hasList(kept) && runs.length > 0,
      'text: 600.0 s': hasList(kept) && runs.length > 0,
      'text: Challenge 2': hasList(kept) && runs.length > 0,
      'text: The kept runs could not be read': kept.matches('failed'),
      'text: Write a name of 1 to 60 characters first.': hasList(kept) && fault === 'misnamed',
      'text: 20 runs are kept already, and no more may be. Delete one first.': hasList(kept) && fault === 'tooMany',
      'text: This run cannot be read: what the browser stored of it is damaged. You can delete it.':
        hasList(kept) && fault === 'damaged',
    };
  },
});
