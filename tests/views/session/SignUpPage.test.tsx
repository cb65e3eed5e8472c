// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../openApp.tsx';

async function openForm(path = '/auth/signup', ...more: [Parameters<typeof openApp>[1]?]) {
  const opened = openApp({ path }, ...more);
  await screen.findByRole('heading', { name: 'Create your account' });
  const { person } = opened;
  const fill = async (email: string, password: string, again: string) => {
    await person.type(screen.getByLabelText('Email'), email);
    await person.type(screen.getByLabelText('Password'), password);
    await person.type(screen.getByLabelText('Confirm password'), again);
  };
  return { ...opened, fill, submit: () => person.click(screen.getByRole('button', { name: 'Sign Up' })) };
}

it('says what is missing beside the fields, and takes the newcomer to the first', async () => {
  const { submit } = await openForm();
  await submit();
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it('says when a password is too short, and when its confirmation differs', async () => {
  const { fill, submit } = await openForm();
  await fill('grace@example.com', '12345', '123456');
  await submit();
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  expect(screen.getByText('Passwords do not match')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('says below the password why the provider finds it weak, until it is changed', async () => {
  const { fill, submit, person } = await openForm();
  await fill('grace@example.com', 'password', 'password');
  await submit();
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const note = document.getElementById(field.getAttribute('aria-describedby')!);
  expect(note?.textContent).toBe('It is known from a data breach: choose another one.');
  expect(await screen.findByText('Password is known to be weak')).toBeTruthy();
  expect(field.value).toBe('password');
  await person.type(field, '!');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

it('leads to the page that waits for the email', async () => {
  const { fill, ports } = await openForm();
  await fill('grace@example.com', 'a good one', 'a good one{Enter}');
  expect(await screen.findByText('Check your email for the confirmation link!')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
  expect(screen.getByText('grace@example.com')).toBeTruthy();
  expect(ports.location.trail.at(-1)?.path).toBe('/auth/verify-email?email=grace%40example.com');
});

it('lets a password manager keep what is chosen', async () => {
  await openForm();
  const fields = ['Email', 'Password', 'Confirm password'].map((label) => screen.getByLabelText(label));
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
    'username',
    'new-password',
    'new-password',
  ]);
});

it('leads members back without losing where they were going', async () => {
  await openForm('/auth/signup?redirect=%2Fchallenges');
  const link = screen.getByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/auth/signin?redirect=%2Fchallenges');
});

it('leaves for Google with where the newcomer was going', async () => {
  const { person, ports } = await openForm('/auth/signup?redirect=%2Fchallenge%2F3');
  await person.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByRole('button', { name: 'On the way to Google…' })).toBeTruthy();
  expect(ports.auth.returnTos).toEqual(['/challenge/3']);
});

it('leads to the inbox where emails are not sent', async () => {
  await openForm('/auth/signup', { emails: 'inbox' });
  const link = screen.getByRole('link', { name: /Open its inbox/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/_inbox', '_blank']);
});

it('names no inbox where emails are sent', async () => {
  await openForm('/auth/signup', { emails: 'sent' });
  expect(screen.queryByRole('link', { name: /inbox/ })).toBeNull();
});
