// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selectIsNamed, shareMachine } from '#machines/workspace/shareMachine.ts';
import { Button } from '#src/views/ui/Button.tsx';
import { ShareDialog } from '#src/views/workspace/robot/ShareDialog.tsx';
import { ada } from '../../../fakes/fakeAuth.ts';
import { fakeBoard } from '../../../fakes/fakeBoard.ts';
import { fakeKeptRuns } from '../../../fakes/fakeKeptRuns.ts';
import { judgedAs, passed } from '../../../fakes/fakeVerdicts.ts';
import '../../emptyBoxes.ts';
import { inEnglish } from '../../inEnglish.ts';
import { openApp } from '../../openApp.tsx';

afterEach(cleanup);

/** A dialog that is about to share the run of the judge, opened by a button of the page. */
async function openDialog({ title = 'Maze', name = null }: { title?: string; name?: string | null } = {}) {
  const input = { board: fakeBoard(), keptRuns: fakeKeptRuns(), userId: 'u1' };
  const share = createActor(shareMachine, { input }).start();
  const offer = () => share.send({ type: 'judgedRun.offered', submissionId: 1, title });
  render(
    <>
      <Button onPress={offer}>Share</Button>
      <ShareDialog share={share} nameOnBoard={name} />
    </>,
    { wrapper: inEnglish },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  return { submit: await screen.findByRole('button', { name: 'Share it' }), share };
}

it('has the focus on Close after a run was shared by the keyboard, and gives it back then', async () => {
  const { submit } = await openDialog();
  submit.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'It stands on the board' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' })));
});

it('tells whoever may show their user name which one will stand there', async () => {
  const { share } = await openDialog({ name: 'Learner' });
  expect(screen.getByText(/and your user name if you tick the box/)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show my user name: Learner' }));
  expect(selectIsNamed(share.getSnapshot())).toBe(true);
});

it('does not offer to show a user name to whoever has none that can be shown', async () => {
  await openDialog();
  expect(screen.getByText('You have no user name that can be shown, so the run is shared anonymously.')).toBeTruthy();
  expect(screen.getByText('the title below; never your e-mail address')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it.each([
  ['their name', 'Ada', 1],
  ['nothing where they signed up without a name', null, 0],
  ['nothing where they are called like an address', 'ada@example.com', 0],
])('offers to who is signed in to show %s', async (_, name, count) => {
  const { ports } = openApp({ path: '/challenge/1', user: { ...ada, name } });
  ports.challenges.remember({ submissionId: 1, at: '2026-11-22T14:03:00Z' });
  ports.verdicts.say(judgedAs({ ...passed, run: { every: 100, poses: [[0, 0, 0]], crates: [] } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Share the run…', hidden: true }));
  await screen.findByRole('dialog', { name: 'Share on the community board' });
  expect(screen.queryAllByRole('checkbox', { name: 'Show my user name: Ada' })).toHaveLength(count);
});

it.each([
  ['empty', ' '],
  ['too long', 'x'.repeat(61)],
])('takes who shares a run under a title that is %s back to the title', async (_, title) => {
  const { submit } = await openDialog({ title });
  await userEvent.click(submit);
  expect(screen.getByText('Write a title of 1 to 60 characters first.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
});
