// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { shareMachine } from '#machines/workspace/shareMachine.ts';
import { ShareDialog } from '#src/views/workspace/robot/ShareDialog.tsx';
import { fakeBoard } from '../../../fakes/fakeBoard.ts';
import { fakeKeptRuns } from '../../../fakes/fakeKeptRuns.ts';
import '../../emptyBoxes.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

it.each([
  ['empty', ' '],
  ['too long', 'x'.repeat(61)],
])('takes who shares a run under a title that is %s back to the title', async (_, title) => {
  const input = { board: fakeBoard(), keptRuns: fakeKeptRuns(), userId: 'u1' };
  const share = createActor(shareMachine, { input }).start();
  share.send({ type: 'judgedRun.offered', submissionId: 1, title });
  render(<ShareDialog share={share} />, { wrapper: inEnglish });
  await userEvent.click(await screen.findByRole('button', { name: 'Share it' }));
  expect(screen.getByText('Write a title of 1 to 60 characters first.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
});
