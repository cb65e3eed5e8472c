// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, password } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

async function openForm() {
  const opened = openApp({ path: '/auth/signin' });
  await screen.findByRole('heading', { name: 'Welcome back' });
  const form = within(screen.getByRole('main'));
  return { ...opened, submit: form.getByRole('button', { name: 'Sign In' }) };
}

it('says what is missing beside the fields, and takes the learner to the first', async () => {
  const { person, submit } = await openForm();
  await person.click(submit);
  expect(screen.getByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  const email = screen.getByLabelText('Email');
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
});

it('says when an address is none', async () => {
  const { person, submit } = await openForm();
  await person.type(screen.getByLabelText('Email'), 'ada');
  await person.click(submit);
  expect(screen.getByText('Email is invalid')).toBeTruthy();
});

it('shows the words of the provider that refuses', async () => {
  const { person, submit } = await openForm();
  await person.type(screen.getByLabelText('Email'), ada.email);
  await person.type(screen.getByLabelText('Password'), 'wrong');
  await person.click(submit);
  expect(await screen.findByText('Invalid login credentials')).toBeTruthy();
});

it('greets who is let in on the dashboard', async () => {
  const { person, submit, ports } = await openForm();
  await person.type(screen.getByLabelText('Email'), ada.email);
  await person.type(screen.getByLabelText('Password'), password);
  await person.click(submit);
  expect(await screen.findByText('Logged in successfully!')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
  await waitFor(() => expect(ports.location.trail.at(-1)?.path).toBe('/dashboard'));
});

it('shows a password to its owner only when asked', async () => {
  const { person } = await openForm();
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
});

it('lets a password manager fill the form in', async () => {
  await openForm();
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});
