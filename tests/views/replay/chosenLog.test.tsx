// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordVisit } from '../../machines/recording/openReplay.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

const fileOf = (text: string) => new File([text], 'servolab-log.jsonl');

/** As in a browser, where the control has the focus when its file is there. */
async function choose(control: HTMLElement, text: string): Promise<void> {
  control.focus();
  await act(async () => fireEvent.change(control, { target: { files: [fileOf(text)] } }));
}

it('says that a file cannot be read which was dropped, and takes another one', async () => {
  const { person } = openApp({ path: '/replay' });
  const choice = await screen.findByLabelText('Choose a log');
  const folder = Object.assign(fileOf(''), { text: () => Promise.reject(new Error('NotFoundError')) });
  fireEvent.drop(choice, { dataTransfer: { files: [folder] } });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This file could not be read: it is a folder, or it is not there any more.',
  );
  await person.upload(choice, fileOf(await recordVisit()));
  expect(await screen.findByText('Equal: the machines of this build become what they were.')).toBeTruthy();
});

it.each([
  ['a log like these machines', (log: string) => log, 'The log was read: equal.'],
  [
    'one that parts from them',
    (log: string) => log.replace('"light"', '"bright"'),
    expect.stringMatching(/^The log was read: the machines part from it at step \d+\.$/),
  ],
])(
  'goes on at the heading of %s, and says the verdict where something was said before',
  async (_, changed, verdict) => {
    openApp({ path: '/replay' });
    const choice = await screen.findByLabelText('Choose a log');
    const places = screen.getAllByRole('status');
    await choose(choice, changed(await recordVisit()));
    for (let times = 0; times < 2; times++) {
      const another = await screen.findByLabelText('Choose another log');
      await waitFor(() => expect(places.map(({ textContent }) => textContent)).toContainEqual(verdict));
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Replay a log' }));
      await choose(another, changed(await recordVisit()));
    }
  },
);

it('can be given the same file again', async () => {
  const { person } = openApp({ path: '/replay' });
  const choice = await screen.findByLabelText<HTMLInputElement>('Choose a log');
  await person.upload(choice, fileOf('not a log'));
  await screen.findByRole('alert');
  expect(choice.files).toHaveLength(0);
});
