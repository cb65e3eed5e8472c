// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, password } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

async function openForm(path = '/auth/signin', ...more: [Parameters<typeof openApp>[1]?]) {
  const opened = openApp({ path }, ...more);
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

it('shows the words of the provider that refuses, and keeps what was typed', async () => {
  const { person, submit } = await openForm();
  await person.type(screen.getByLabelText('Email'), ada.email);
  await person.type(screen.getByLabelText('Password'), 'wrong');
  await person.click(submit);
  expect(await screen.findByText('Invalid login credentials')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(ada.email);
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
});

it('leads whoever has not confirmed their address to where the link is sent again', async () => {
  const { person, ports } = await openForm();
  await ports.auth.signUp({ email: 'grace@example.com', password }, null);
  await person.type(screen.getByLabelText('Email'), 'grace@example.com');
  await person.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  expect(await screen.findByText('Email not confirmed')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('Another link is on its way.')).toBeTruthy();
  expect(ports.auth.emails.map(({ to }) => to)).toEqual(['grace@example.com', 'grace@example.com']);
});

it('greets who is let in on the dashboard', async () => {
  const { person, ports } = await openForm();
  await person.type(screen.getByLabelText('Email'), ada.email);
  await person.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  expect(await screen.findByText('Logged in successfully!')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
  await waitFor(() => expect(ports.location.trail.at(-1)?.path).toBe('/dashboard'));
});

it('sends the form once, however often it is pressed', async () => {
  const { person, submit, ports } = await openForm();
  ports.auth.gate.shut();
  await person.type(screen.getByLabelText('Email'), ada.email);
  await person.type(screen.getByLabelText('Password'), 'wrong');
  await person.click(submit);
  const busy = screen.getByRole('button', { name: 'Signing in…' });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  await person.click(busy);
  ports.auth.gate.open();
  expect(await screen.findAllByText('Invalid login credentials')).toHaveLength(1);
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

it('leads to whoever forgot their password, and to newcomers without losing where they were going', async () => {
  await openForm('/auth/signin?redirect=%2Fchallenge%2F3');
  const forgot = screen.getByRole('link', { name: 'Forgot password?' });
  expect(forgot.getAttribute('href')).toBe('/auth/forgot-password');
  const signUp = screen.getByRole('link', { name: 'Create an account' });
  expect(signUp.getAttribute('href')).toBe('/auth/signup?redirect=%2Fchallenge%2F3');
});

it('leaves for Google with where the learner was going, and says that it is on the way', async () => {
  const { person, ports } = await openForm('/auth/signin?redirect=%2Fchallenge%2F3');
  await person.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(await screen.findByRole('button', { name: 'On the way to Google…' })).toBeTruthy();
  expect(ports.auth.returnTos).toEqual(['/challenge/3']);
});

it('says that Google is a sample only where it is one', async () => {
  await openForm('/auth/signin', { google: 'sample' });
  expect(screen.getByText(/Google is a sample page/)).toBeTruthy();
});

it('says nothing of a sample where Google is Google, also with the embedded Supabase', async () => {
  await openForm('/auth/signin', { embedded: true, google: 'google' });
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  expect(screen.queryByText(/Google is a sample page/)).toBeNull();
});

it.each([
  ['/auth/signin', 'Welcome back'],
  ['/auth/signup', 'Create your account'],
])('offers no way through Google at %s where it leads nowhere', async (path, title) => {
  openApp({ path }, { google: 'none' });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  expect(screen.queryByText('or')).toBeNull();
});
