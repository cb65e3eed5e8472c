// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

it('gives the focus to the first field that is wrong', async () => {
  const { person } = openApp({ path: '/profile', user: ada });
  await person.click(await screen.findByRole('button', { name: 'Delete my account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const submit = await dialog.findByRole('button', { name: 'Delete my account' });
  await person.click(submit);
  expect(document.activeElement).toBe(dialog.getByLabelText('Email'));
  await person.type(dialog.getByLabelText('Email'), ada.email);
  await person.click(submit);
  expect(document.activeElement).toBe(dialog.getByLabelText('Password'));
});
