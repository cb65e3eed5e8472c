import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectFault,
  selectIsJudged,
  selectIsNamed,
  selectIsOpen,
  selectIsSent,
  selectIsShared,
  selectIsSharing,
  selectTitle,
  shareMachine,
} from '#machines/workspace/shareMachine.ts';
import { fakeBoard } from '../../fakes/fakeBoard.ts';
import { fakeKeptRuns } from '../../fakes/fakeKeptRuns.ts';

const run = { id: 'k1', name: 'First try', world: 16, keptAt: 1, seconds: 12 };

function openShare() {
  const [board, keptRuns] = [fakeBoard(), fakeKeptRuns([{ ...run, userId: 'u1' }])];
  const share = createActor(shareMachine, { input: { board, keptRuns, userId: 'u1' } }).start();
  const now = () => share.getSnapshot();
  share.send({ type: 'share.requested', run });
  const submit = async () => {
    share.send({ type: 'form.submitted' });
    await waitFor(share, (snapshot) => !selectIsSharing(snapshot));
  };
  return { share, board, keptRuns, now, submit };
}

it('shares nothing before its learner has said so, and names nobody who has not asked for it', async () => {
  const { board, now, submit } = openShare();
  expect([selectIsOpen(now()), selectTitle(now()), selectIsNamed(now())]).toEqual([true, 'First try', false]);
  expect(board.runs).toEqual([]);
  await submit();
  expect(selectIsShared(now())).toBe(true);
  expect(board.runs).toMatchObject([
    { title: 'First try', challenge_id: 16, userName: null, every: 200, poses: '0 0 0 10 0 0' },
  ]);
});

it('shares it under the title that was typed, without the blanks around it, and with the name where that is wished', async () => {
  const { share, board, submit } = openShare();
  share.send({ type: 'title.typed', title: '  Round it ' });
  share.send({ type: 'name.toggled', isNamed: true });
  await submit();
  expect(board.runs).toMatchObject([{ title: 'Round it', userName: 'Ada' }]);
});

it('shares a run of the judge as the server has it, and reads nothing for it', async () => {
  const { share, board, keptRuns, now, submit } = openShare();
  share.send({ type: 'share.closed' });
  share.send({ type: 'judgedRun.offered', submissionId: 7, title: 'First Drive' });
  expect([selectIsJudged(now()), selectTitle(now()), selectIsNamed(now())]).toEqual([true, 'First Drive', false]);
  keptRuns.break();
  share.send({ type: 'title.typed', title: '' });
  await submit();
  expect(selectFault(now())).toEqual({ kind: 'mistitled' });
  share.send({ type: 'title.typed', title: 'Mine' });
  await submit();
  expect(selectIsShared(now())).toBe(true);
  expect(board.runs).toMatchObject([{ title: 'Mine', userName: null, outcome: 'passed', seconds: 12 }]);
});

it.each(['', '   ', 'x'.repeat(61)])('shares nothing under the title “%s”, and says so', async (title) => {
  const { share, board, now, submit } = openShare();
  share.send({ type: 'title.typed', title });
  await submit();
  expect([board.runs, selectFault(now())]).toEqual([[], { kind: 'mistitled' }]);
});

it('takes a title of sixty characters, whatever blanks stand around it', async () => {
  const { share, board, submit } = openShare();
  share.send({ type: 'title.typed', title: `  ${'x'.repeat(60)}  ` });
  await submit();
  expect(board.runs).toMatchObject([{ title: 'x'.repeat(60) }]);
});

it('says why the browser cannot read the run, and tries again', async () => {
  const { keptRuns, now, submit } = openShare();
  for (const fault of ['damaged', 'gone'] as const) {
    keptRuns.fail(fault);
    await submit();
    expect(selectFault(now())).toEqual({ kind: 'unread', fault });
  }
  keptRuns.fail(undefined);
  keptRuns.break();
  await submit();
  expect(selectFault(now())).toEqual({ kind: 'unread', fault: 'unavailable' });
  keptRuns.heal();
  await submit();
  expect(selectIsShared(now())).toBe(true);
});

it('keeps what was typed where the board does not take the run, and says why', async () => {
  const { share, board, now, submit } = openShare();
  share.send({ type: 'title.typed', title: 'Mine' });
  board.refuse('no room');
  await submit();
  expect([selectTitle(now()), selectFault(now())]).toEqual(['Mine', { kind: 'refused', detail: 'no room' }]);
  board.break('no network');
  await submit();
  expect(selectFault(now())).toEqual({ kind: 'refused', detail: 'no network' });
});

it('does not say that a run is not shared where nobody said so', async () => {
  const { board, now, submit } = openShare();
  board.loseAnswers();
  await submit();
  const unreachable = { code: 'service_unreachable', facts: {} };
  expect(selectFault(now())).toEqual({ kind: 'unanswered', detail: unreachable });
});

it('forgets everything when it is closed', () => {
  const { share, now } = openShare();
  share.send({ type: 'name.toggled', isNamed: true });
  share.send({ type: 'share.closed' });
  expect([selectIsOpen(now()), selectTitle(now()), selectIsNamed(now())]).toEqual([false, '', false]);
});

it('is given up by nobody while it is on its way, and says that it stands on the board', async () => {
  const { share, board, now } = openShare();
  share.send({ type: 'share.closed' });
  share.send({ type: 'judgedRun.offered', submissionId: 7, title: 'First Drive' });
  share.send({ type: 'form.submitted' });
  share.send({ type: 'share.closed' });
  expect([selectIsOpen(now()), selectIsSent(now())]).toEqual([true, true]);
  await waitFor(share, selectIsShared);
  expect(board.runs).toHaveLength(1);
  share.send({ type: 'share.closed' });
  expect(selectIsOpen(now())).toBe(false);
});

it('shares nothing of what is given up while the browser reads it', async () => {
  const { share, board, now, submit } = openShare();
  share.send({ type: 'form.submitted' });
  expect([selectIsSharing(now()), selectIsSent(now())]).toEqual([true, false]);
  share.send({ type: 'share.closed' });
  expect(selectIsOpen(now())).toBe(false);
  share.send({ type: 'share.requested', run });
  share.send({ type: 'title.typed', title: 'Second try' });
  await submit();
  expect(board.runs.map(({ title }) => title)).toEqual(['Second try']);
});
