// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

it.each([
  ['/', 'Servolab – Master Robotics Programming'],
  ['/nowhere', 'Page Not Found – Servolab'],
  ['/challenge', 'Workspace – Servolab'],
  ['/challenge/1', 'Obstacle Course – Servolab'],
  ['/docs', 'Documentation – Servolab'],
  ['/docs?q=laser+scan', 'Search results for “laser scan” – Servolab'],
  ['/docs/messages', 'Messages – Servolab'],
  ['/docs/astronomy', 'There is no such guide – Servolab'],
  ['/docs/constructor', 'There is no such guide – Servolab'],
  ['/auth/userDetails', 'Edit Your Profile – Servolab'],
])('calls the window at %s of a learner %s, and says so', async (path, title) => {
  openApp({ path, user: ada });
  await waitFor(() => expect(document.title).toBe(title));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(title);
});

it('asks a newcomer to complete their profile, in the title of the window', async () => {
  openApp({ path: '/auth/userDetails', user: ada, isVerified: false });
  await waitFor(() => expect(document.title).toBe('Complete Your Profile – Servolab'));
});
