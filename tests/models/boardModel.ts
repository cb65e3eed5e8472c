import { boardMachine } from '#machines/pages/boardMachine.ts';
import type { BoardRun } from '#machines/ports/boardPort.ts';
import { sharedRunOf } from '../fakes/fakeBoard.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

const own = sharedRunOf(3, { title: 'Mine', is_own: true, is_hidden: true });
const solved = sharedRunOf(2, { title: 'Round it', outcome: 'passed', seconds: 12.34 });
const older = sharedRunOf(1, { title: 'Older', userName: null });

export const boardModel = modelOf({
  machine: boardMachine,
  input: (world) => ({ board: askingPorts(world).board, userId: 'u1' }),
  events: [
    { type: 'retry.requested' },
    { type: 'more.requested' },
    { type: 'report.requested', id: 2 },
    { type: 'report.confirmed' },
    { type: 'removal.requested', id: 3 },
    { type: 'removal.confirmed' },
    { type: 'question.declined' },
    answers('listRuns', { runs: [], hasMore: false }),
    answers('listRuns', { runs: [own], hasMore: true }),
    answers('listRuns', { runs: [own, solved], hasMore: true }),
    breaks('listRuns'),
    answers('addRuns', { runs: [older], hasMore: false }),
    breaks('addRuns'),
    answers('reportRun', { outcome: 'done' }),
    answers('reportRun', { outcome: 'refused', detail: 'not now' }),
    breaks('reportRun'),
    answers('takeBackRun', { outcome: 'done' }),
    answers('takeBackRun', { outcome: 'refused', detail: 'not now' }),
    breaks('takeBackRun'),
  ],
  known: ({ runs, reported, fault }) => ({
    runs: runs.map(({ id }) => id).join(),
    isReported: reported.length > 0,
    isFaulty: fault !== null,
  }),
  // Somebody chooses from what is listed, reports a run once, and asks for more only where there is more.
  isPossible: ({ context }, event) => {
    const { runs, reported, hasMore } = context as { runs: BoardRun[]; reported: number[]; hasMore: boolean };
    if (event.type === 'more.requested') return hasMore;
    return !('id' in event) || (runs.some(({ id }) => id === event['id']) && !reported.includes(event['id']));
  },
});
