// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordVisit } from '../../machines/recording/openReplay.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

const fileOf = (text: string) => new File([text], 'servolab-log.jsonl');

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

it('can be given the same file again', async () => {
  const { person } = openApp({ path: '/replay' });
  const choice = await screen.findByLabelText<HTMLInputElement>('Choose a log');
  await person.upload(choice, fileOf('not a log'));
  await screen.findByRole('alert');
  expect(choice.files).toHaveLength(0);
});
