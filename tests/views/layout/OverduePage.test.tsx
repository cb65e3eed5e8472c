// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

it('says that the wait for a page takes long, leads home, and gives way to the page', async () => {
  const { app, clock, ports } = openApp({ path: '/dashboard', user: ada });
  ports.profiles.gate.shut();
  await waitFor(() => expect(app.getSnapshot().context.authStatus).toBe('verifying'));
  expect(screen.getByText('Loading your profile...')).toBeTruthy();
  act(() => clock.increment(10_000));
  expect(await screen.findByText('This takes longer than it should')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  ports.profiles.gate.open();
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
});
