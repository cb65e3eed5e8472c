// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

/** A learner at work who typed something and then wants to leave. */
async function logOutUnsaved() {
  const opened = openApp({ path: '/challenge/1', user: ada });
  await screen.findByText('File ready');
  const file = opened.app.getSnapshot().children.workspace?.getSnapshot().children.program?.getSnapshot().children.file;
  act(() => file?.send({ type: 'code.edited', changes: [{ from: 0, to: 0, insert: 'spin' }], length: 4 }));
  const [out] = within(screen.getByRole('banner')).getAllByRole('button', { name: 'Log out' });
  await opened.person.click(out!);
  const dialog = await screen.findByRole('dialog', { name: 'Log out without saving?' });
  const press = (name: string) => opened.person.click(within(dialog).getByRole('button', { name }));
  return { ...opened, press };
}

it('asks before unsaved work is left behind, and lets the learner stay', async () => {
  const { press, app } = await logOutUnsaved();
  await press('Stay here');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.getSnapshot().context.user).toEqual(ada);
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});

it('lets the learner go who would rather lose it', async () => {
  const { press, app } = await logOutUnsaved();
  await press('Log out without saving');
  await waitFor(() => expect(app.getSnapshot().context.user).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});
