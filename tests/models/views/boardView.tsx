import type { SnapshotFrom } from 'xstate';
import type { boardMachine } from '#machines/pages/boardMachine.ts';
import { Board } from '#src/views/community/Board.tsx';
// It is fetched when it is needed; a walk does not wait for that.
import '#src/views/ui/ModalDialog.tsx';
import { presses } from '../engine/deeds.ts';
import { viewOf } from '../engine/View.ts';

type Snapshot = SnapshotFrom<typeof boardMachine>;

const isAsking = (board: Snapshot) => board.matches({ listed: { question: 'confirmingReport' } });
const isDoubting = (board: Snapshot) => isAsking(board) || board.matches({ listed: { question: 'reporting' } });
const isWarning = (board: Snapshot) => board.matches({ listed: { question: 'confirmingRemoval' } });
const isConfirming = (board: Snapshot) => isWarning(board) || board.matches({ listed: { question: 'removing' } });
const isListed = (board: Snapshot) => board.matches({ listed: { question: 'closed' } });

export const boardView = viewOf<typeof boardMachine>({
  show: (board) => <Board board={board} />,
  deeds: {
    'retry.requested': presses('Try again', (board) => board.matches('failed')),
    'more.requested': presses(
      'Show more',
      (board) => isListed(board) && board.matches({ listed: { older: 'resting' } }) && board.context.hasMore,
    ),
    'report.requested': presses('Report this run: Round it', (board) => {
      const { runs, reported } = board.context;
      return isListed(board) && runs.some(({ id }) => id === 2) && !reported.includes(2);
    }),
    'report.confirmed': presses('Send the report', isAsking),
    'removal.requested': presses(
      'Take back Mine',
      (board) => isListed(board) && board.context.runs.some(({ id }) => id === 3),
    ),
    'removal.confirmed': presses('Take it back', isWarning),
    'question.declined': presses('Cancel', (board) => isAsking(board) || isWarning(board)),
  },
  sights: (board) => {
    const { runs, hasMore, reported, fault } = board.context;
    const has = (wanted: number) => runs.some(({ id }) => id === wanted);
    const isThere = !board.matches('loading') && !board.matches('failed');
    return {
      'heading: Shared runs': true,
      'status: Shared runs are loading': board.matches('loading'),
      'text: The shared runs did not arrive': board.matches('failed'),
      'text: Nothing has been shared yet': isThere && runs.length === 0 && !hasMore,
      'heading: Round it': has(2),
      'img: The drive of “Round it”, seen from above': has(2),
      'text: Solved in 12.34 s': has(2),
      'heading: Mine': has(3),
      'text: Hidden by whoever runs the site: only you see it.': has(3),
      'heading: Older': has(1),
      'text: Anonymous': has(1),
      'status: Reported. Thank you.': reported.includes(2),
      'dialog: Report “Round it”?': isDoubting(board),
      'dialog: Take back “Mine”?': isConfirming(board),
      'alert: That was not done: not now': fault === 'not now',
    };
  },
});
