// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, password } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

async function openForm(passwordLength = 6) {
  const opened = openApp({ path: '/auth/new-password', user: ada, passwordLength });
  await screen.findByRole('heading', { name: 'Choose a new password' });
  const { person } = opened;
  const choose = async (chosen: string, again: string) => {
    await person.type(screen.getByLabelText('New password'), chosen);
    await person.type(screen.getByLabelText('Confirm password'), `${again}{Enter}`);
  };
  return { ...opened, choose };
}

it('says how long a password must be before and after it is too short', async () => {
  const { choose } = await openForm();
  expect(screen.getByText('At least 6 characters')).toBeTruthy();
  await choose('12345', '12345');
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
});

it('says how long the site wants a password to be', async () => {
  const { choose } = await openForm(8);
  expect(screen.getByText('At least 8 characters')).toBeTruthy();
  await choose('1234567', '1234567');
  expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
});

it('says when the two differ', async () => {
  const { choose } = await openForm();
  await choose('a good one', 'a god one');
  expect(screen.getByText('Passwords do not match')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'));
});

it('repeats why the provider refused, and keeps what was typed', async () => {
  const { choose } = await openForm();
  await choose(password, password);
  expect(await screen.findByText('New password should be different from the old password.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(password);
});

it('leads to the dashboard once the new password holds', async () => {
  const { choose, ports } = await openForm();
  await choose('a good one', 'a good one');
  expect(await screen.findByText('Your password has been changed.')).toBeTruthy();
  expect(ports.location.trail.at(-1)?.path).toBe('/dashboard');
});

it('lets a password manager keep what is chosen, and for whom', async () => {
  await openForm();
  const account = document.querySelector<HTMLInputElement>('form input[autocomplete=username]');
  expect([account?.value, account?.hidden]).toEqual([ada.email, true]);
  const fields = ['New password', 'Confirm password'].map((label) => screen.getByLabelText(label));
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual(['new-password', 'new-password']);
});
