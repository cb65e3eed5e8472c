// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CallbackAnswer } from '#machines/ports/authPort.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

/** Somebody comes back with this answer under way; nothing is known of it before the gate opens. */
function arrive(answer: CallbackAnswer) {
  const opened = openApp({ path: '/auth/callback' });
  opened.ports.auth.comeBackWith(answer);
  return opened;
}

const sentences = (alert: HTMLElement) => [...alert.querySelectorAll('p')].map(({ textContent }) => textContent);

it('asks for patience while it looks at what the address brought', async () => {
  const { ports } = arrive({ outcome: 'confirmed' });
  ports.auth.gate.shut();
  const heading = await screen.findByRole('heading', { name: 'Processing Authentication' });
  expect(heading.closest('[role=status]')).toBeTruthy();
});

it('repeats why the provider refused, and leads to the sign-in', async () => {
  arrive({ outcome: 'refused', message: 'The user denied access' });
  const alert = await screen.findByRole('alert');
  expect(alert.querySelector('h1')?.textContent).toBe('Authentication Error');
  expect(sentences(alert)).toEqual(['The user denied access', 'Please try signing in again.']);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/signin');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says what to do once when nobody knows why it broke', async () => {
  const { ports } = arrive({ outcome: 'confirmed' });
  ports.auth.break('the line is cut');
  expect(sentences(await screen.findByRole('alert'))).toEqual([
    'An unexpected error occurred. Please try signing in again.',
  ]);
});

it('lets who is signed in store their profile again', async () => {
  const { ports, person } = arrive({ outcome: 'signedIn', user: ada, returnTo: null });
  ports.profiles.break('the database rests');
  expect(sentences(await screen.findByRole('alert'))).toEqual([
    'Failed to update user profile.',
    'Please try signing in again.',
  ]);
  ports.profiles.heal();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Login Successful!!')).toBeTruthy();
  expect(ports.profiles.saved).toEqual([ada]);
});

it('says that an e-mail is confirmed whose link was opened elsewhere, and leads to the sign-in', async () => {
  arrive({ outcome: 'confirmed' });
  const heading = await screen.findByRole('heading', { name: 'Your email is confirmed' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/opened in another browser/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/signin');
});

it('tells whoever opens a recovery elsewhere to ask for another, and where to open it', async () => {
  const { person } = arrive({ outcome: 'refused', message: { code: 'callback_recovery_elsewhere', facts: {} } });
  expect(sentences(await screen.findByRole('alert'))).toEqual([
    'This link was opened in another browser than the one that asked for it.',
    'Ask for another link, and open it in the browser in which you asked for it.',
  ]);
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Sign in' })).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Ask for another link' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeTruthy();
});
