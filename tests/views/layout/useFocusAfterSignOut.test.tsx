// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

/** A page on which a visitor may stay, with a learner and all parts of the frame. */
async function openPage() {
  const opened = openApp({ path: '/learn', user: ada });
  await screen.findByRole('region', { name: 'Notifications' });
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  const [logOut] = await bar.findAllByRole('button', { name: 'Log out' });
  return { ...opened, bar, logOut: logOut! };
}

it('has the focus of who logs out where they may stay on the way back in', async () => {
  const { person, bar, logOut } = await openPage();
  logOut.focus();
  await person.keyboard('{Enter}');
  const [signIn] = await bar.findAllByRole('link', { name: 'Sign In' });
  await waitFor(() => expect(document.activeElement).toBe(signIn));
});

it('leaves a focus where it is that does not go with the session', async () => {
  const { ports, bar } = await openPage();
  const [learn] = bar.getAllByRole('link', { name: 'Learn' });
  learn!.focus();
  await ports.auth.signOut();
  await bar.findAllByRole('link', { name: 'Sign In' });
  expect(document.activeElement).toBe(learn);
});

it('gives the focus to nothing where nothing had it', async () => {
  const { ports, bar } = await openPage();
  await ports.auth.signOut();
  await bar.findAllByRole('link', { name: 'Sign In' });
  expect(document.activeElement).toBe(document.body);
});
