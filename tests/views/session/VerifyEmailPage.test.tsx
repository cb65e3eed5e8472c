// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../openApp.tsx';

async function openPage(...more: [Parameters<typeof openApp>[1]?]) {
  const opened = openApp({ path: '/auth/verify-email?email=grace%40example.com' }, ...more);
  await screen.findByRole('heading', { name: 'Check your email' });
  return opened;
}

it('says where the email went, and leads back to the sign-in', async () => {
  await openPage();
  expect(screen.getByText('grace@example.com')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/auth/signin');
});

it('sends the email again, once a press, and says that it did', async () => {
  const { person, ports } = await openPage();
  ports.auth.gate.shut();
  await person.click(screen.getByRole('button', { name: 'Send it again' }));
  await person.click(screen.getByRole('button', { name: 'Sending…' }));
  ports.auth.gate.open();
  expect(await screen.findByText('Another link is on its way.')).toBeTruthy();
  expect(ports.auth.emails).toEqual([{ kind: 'confirmation', to: 'grace@example.com' }]);
});

it('leads to the inbox where emails are not sent', async () => {
  await openPage({ emails: 'inbox' });
  expect(screen.getByRole('link', { name: /Open its inbox/ }).getAttribute('href')).toBe('/_inbox');
});

it('says what it is sure of: that an email was sent, lies in the inbox, or reaches nobody', async () => {
  await openPage();
  expect(screen.getByText(/A confirmation link was sent to/)).toBeTruthy();
  expect(screen.getByText(/spam folder/)).toBeTruthy();
  cleanup();
  const { person } = await openPage({ emails: 'inbox' });
  expect(screen.queryByText(/on its way|spam folder/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText('Another link lies in the inbox.')).toBeTruthy();
  cleanup();
  openApp({ path: '/auth/verify-email?email=grace%40example.com' }, { emails: 'none' });
  expect(await screen.findByRole('heading', { name: 'This server sends no email' })).toBeTruthy();
  expect(screen.queryByText(/on its way|inbox|spam folder/)).toBeNull();
});

it('leads to the sign-up when it does not know the address', async () => {
  openApp({ path: '/auth/verify-email' });
  expect(await screen.findByRole('heading', { name: 'Which address is yours?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/auth/signup');
  expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
});

it('leads back to a sign-in that goes on to where the visitor was going', async () => {
  openApp({ path: '/auth/verify-email?redirect=%2Fchallenge%2F2&email=grace%40example.com' });
  const back = await screen.findByRole('link', { name: 'Back to sign in' });
  expect(back.getAttribute('href')).toBe('/auth/signin?redirect=%2Fchallenge%2F2');
});
