import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  boardMachine,
  selectToReport,
  selectFault,
  selectHasFailed,
  selectHasMore,
  selectIsAdding,
  selectIsLoading,
  selectIsRemoving,
  selectIsReporting,
  selectReported,
  selectRuns,
  selectToRemove,
} from '#machines/pages/boardMachine.ts';
import { fakeBoard, sharedRunOf } from '../../fakes/fakeBoard.ts';

async function openBoard(board = fakeBoard([sharedRunOf(3, { is_own: true }), sharedRunOf(2), sharedRunOf(1)])) {
  const actor = createActor(boardMachine, { input: { board, userId: 'u1' } }).start();
  const now = () => actor.getSnapshot();
  const listed = () =>
    waitFor(actor, (snapshot) => snapshot.matches({ listed: { older: 'resting', question: 'closed' } }));
  const ids = () => selectRuns(now()).map(({ id }) => id);
  expect(selectIsLoading(now())).toBe(true);
  await waitFor(actor, (snapshot) => !selectIsLoading(snapshot));
  return { actor, board, now, listed, ids };
}

it('shows the newest runs, and older ones when they are asked for', async () => {
  const { actor, now, listed, ids } = await openBoard();
  expect([ids(), selectHasMore(now())]).toEqual([[3, 2], true]);
  actor.send({ type: 'more.requested' });
  expect(selectIsAdding(now())).toBe(true);
  await listed();
  expect([ids(), selectHasMore(now())]).toEqual([[3, 2, 1], false]);
});

it('has no run, and no older ones, before the first have come', () => {
  const actor = createActor(boardMachine, { input: { board: fakeBoard([sharedRunOf(1)]), userId: 'u1' } }).start();
  expect([selectRuns(actor.getSnapshot()), selectHasMore(actor.getSnapshot())]).toEqual([[], false]);
});

it('goes on behind the oldest run that is shown', async () => {
  const { actor, listed, ids } = await openBoard(fakeBoard([5, 4, 3, 2, 1].map((id) => sharedRunOf(id))));
  for (const _ of ['older', 'oldest']) {
    actor.send({ type: 'more.requested' });
    await listed();
  }
  expect(ids()).toEqual([5, 4, 3, 2, 1]);
});

it('finds none older where there is no run', async () => {
  const { actor, now, listed, ids } = await openBoard(fakeBoard([]));
  actor.send({ type: 'more.requested' });
  await listed();
  expect([ids(), selectFault(now())]).toEqual([[], null]);
});

it('tries again where the runs did not come', async () => {
  const board = fakeBoard([sharedRunOf(1)]);
  board.break('no network');
  const { actor, now, listed, ids } = await openBoard(board);
  expect(selectHasFailed(now())).toBe(true);
  board.heal();
  actor.send({ type: 'retry.requested' });
  await listed();
  expect(ids()).toEqual([1]);
});

it('keeps the runs that are there when older ones do not come, and says why', async () => {
  const { actor, board, now, listed, ids } = await openBoard();
  board.break('no network');
  actor.send({ type: 'more.requested' });
  await listed();
  expect([ids(), selectFault(now())]).toEqual([[3, 2], 'no network']);
  board.heal();
  actor.send({ type: 'more.requested' });
  expect(selectFault(now())).toBeNull();
});

it('reports a run once its visitor has said so, and remembers that', async () => {
  const { actor, board, now, listed } = await openBoard();
  actor.send({ type: 'report.requested', id: 2 });
  expect(selectToReport(now())?.title).toBe('Run 2');
  actor.send({ type: 'question.declined' });
  expect([selectToReport(now()), board.reported]).toEqual([undefined, []]);
  actor.send({ type: 'report.requested', id: 2 });
  actor.send({ type: 'report.confirmed' });
  expect([selectIsReporting(now()), selectToReport(now())?.title]).toEqual([true, 'Run 2']);
  await listed();
  expect([board.reported, selectReported(now())]).toEqual([[2], [2]]);
});

it('takes a run back once its learner is sure', async () => {
  const { actor, board, now, listed, ids } = await openBoard();
  actor.send({ type: 'removal.requested', id: 3 });
  expect(selectToRemove(now())?.title).toBe('Run 3');
  actor.send({ type: 'question.declined' });
  expect([ids(), selectToRemove(now())]).toEqual([[3, 2], undefined]);
  actor.send({ type: 'removal.requested', id: 3 });
  actor.send({ type: 'removal.confirmed' });
  expect([selectIsRemoving(now()), selectToRemove(now())?.title]).toEqual([true, 'Run 3']);
  await listed();
  expect([ids(), board.runs.map(({ id }) => id)]).toEqual([[2], [2, 1]]);
});

it('shows the older runs where the last of those that were shown is taken back', async () => {
  const runs = [4, 3, 2, 1].map((id) => sharedRunOf(id, { is_own: true }));
  const { actor, now, listed, ids } = await openBoard(fakeBoard(runs));
  for (const id of [4, 3]) {
    actor.send({ type: 'removal.requested', id });
    actor.send({ type: 'removal.confirmed' });
    await listed();
  }
  expect([ids(), selectHasMore(now())]).toEqual([[2, 1], false]);
});

it('asks about a run also while older ones are on their way', async () => {
  const { actor, board, now, listed, ids } = await openBoard();
  board.gate.shut();
  actor.send({ type: 'more.requested' });
  actor.send({ type: 'report.requested', id: 2 });
  expect([selectIsAdding(now()), selectToReport(now())?.title]).toEqual([true, 'Run 2']);
  actor.send({ type: 'question.declined' });
  actor.send({ type: 'removal.requested', id: 3 });
  expect([selectIsAdding(now()), selectToRemove(now())?.title]).toEqual([true, 'Run 3']);
  board.gate.open();
  await waitFor(actor, (snapshot) => !selectIsAdding(snapshot));
  expect([ids(), selectToRemove(now())?.title]).toEqual([[3, 2, 1], 'Run 3']);
  actor.send({ type: 'removal.confirmed' });
  await listed();
  expect(ids()).toEqual([2, 1]);
});

it.each(['report', 'removal'] as const)(
  'leaves everything as it was where the %s is refused, and says why',
  async (what) => {
    const { actor, board, now, listed, ids } = await openBoard();
    for (const [trouble, words] of [
      [() => board.refuse('not now'), 'not now'],
      [() => board.break('no network'), 'no network'],
    ] as const) {
      trouble();
      actor.send({ type: `${what}.requested`, id: 3 });
      actor.send({ type: `${what}.confirmed` });
      await listed();
      expect([ids(), selectReported(now()), selectFault(now())]).toEqual([[3, 2], [], words]);
    }
  },
);
