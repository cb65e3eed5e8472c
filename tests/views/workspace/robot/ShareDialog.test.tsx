// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { shareMachine } from '#machines/workspace/shareMachine.ts';
import { Button } from '#src/views/ui/Button.tsx';
import { ShareDialog } from '#src/views/workspace/robot/ShareDialog.tsx';
import { fakeBoard } from '../../../fakes/fakeBoard.ts';
import { fakeKeptRuns } from '../../../fakes/fakeKeptRuns.ts';
import '../../emptyBoxes.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

/** A dialog that is about to share the run of the judge, opened by a button of the page. */
async function openDialog(title: string) {
  const input = { board: fakeBoard(), keptRuns: fakeKeptRuns(), userId: 'u1' };
  const share = createActor(shareMachine, { input }).start();
  const offer = () => share.send({ type: 'judgedRun.offered', submissionId: 1, title });
  render(
    <>
      <Button onPress={offer}>Share</Button>
      <ShareDialog share={share} />
    </>,
    { wrapper: inEnglish },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  return { submit: await screen.findByRole('button', { name: 'Share it' }) };
}

it('has the focus on Close after a run was shared by the keyboard, and gives it back then', async () => {
  const { submit } = await openDialog('Maze');
  submit.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'It stands on the board' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' })));
});

it.each([
  ['empty', ' '],
  ['too long', 'x'.repeat(61)],
])('takes who shares a run under a title that is %s back to the title', async (_, title) => {
  const { submit } = await openDialog(title);
  await userEvent.click(submit);
  expect(screen.getByText('Write a title of 1 to 60 characters first.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
});
