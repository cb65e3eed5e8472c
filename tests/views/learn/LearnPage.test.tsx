// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

it('leads a visitor from all paths to one, in the words of the specification', async () => {
  const { person } = openApp({ path: '/learn' });
  expect(
    await screen.findByText(
      'Follow structured learning paths to build your robotics programming skills from beginner to advanced. Each track includes multiple challenges of increasing difficulty.',
    ),
  ).toBeTruthy();
  expect(await screen.findByText('8 Challenges')).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Navigation & Mapping' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Navigation & Mapping' })).toBeTruthy();
  expect(document.title).toBe('Navigation & Mapping – Servolab');
  const first = screen.getByRole('link', { name: 'Begin here: Obstacle Course' });
  expect(first.getAttribute('href')).toBe('/challenge/1');
  expect(screen.getByText('2 of 8 challenges are here. More to come.')).toBeTruthy();
});

it('shows a learner how far they have come, as soon as they are known', async () => {
  const { ports } = openApp({ path: '/learn/navigation', user: ada });
  expect(await screen.findByRole('progressbar', { name: '0 of 2 solved' })).toBeTruthy();
  expect(ports.progress.asked).toEqual(['u1']);
});

it.each([
  ['visitor', null, 'Sign in', 'Sign In', '/auth/signin'],
  ['newcomer with a session', ada, 'Complete your profile', 'Complete Your Profile', '/auth/userDetails'],
])('asks a %s on a path for what their progress needs, and nothing else', async (_, user, what, name, leadsTo) => {
  openApp({ path: '/learn/navigation', user, isVerified: false });
  const advice = await screen.findByText(/and your progress is kept and shown here\.$/);
  expect(advice.textContent).toBe(`${what}, and your progress is kept and shown here. ${name}`);
  expect(within(advice).getByRole('link').getAttribute('href')).toBe(`${leadsTo}?redirect=%2Flearn%2Fnavigation`);
});

it('leads a learner nowhere before it is known how far they have come', async () => {
  const { app, ports } = openApp({ path: '/learn/navigation', user: ada });
  ports.profiles.gate.shut();
  ports.progress.gate.shut();
  expect(await screen.findByText('Loading your progress…')).toBeTruthy();
  expect(screen.queryByText('Sign in, and your progress is kept and shown here.')).toBeNull();
  ports.profiles.gate.open();
  await waitFor(app, ({ context }) => context.authStatus === 'verified');
  expect(screen.getByText('Loading your progress…')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Begin here: Obstacle Course' })).toBeNull();
  ports.progress.gate.open();
  expect(await screen.findByRole('link', { name: 'Begin here: Obstacle Course' })).toBeTruthy();
  expect(screen.queryByText('Loading your progress…')).toBeNull();
});

it('leads a learner nowhere where it cannot be known how far they have come', async () => {
  const { ports, person } = openApp({ path: '/learn/navigation', user: ada });
  ports.progress.break('the database sleeps');
  expect(await screen.findByText('Failed to load profile data')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Begin here: Obstacle Course' })).toBeNull();
  expect(screen.queryByText('Loading your progress…')).toBeNull();
  ports.progress.heal();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Begin here: Obstacle Course' })).toBeTruthy();
});

it('says that there is no such path, and leads on to those that there are', async () => {
  openApp({ path: '/learn/astronomy' });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such learning path' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Navigation & Mapping' });
  expect(link.getAttribute('href')).toBe('/learn/navigation');
});

it('says that the paths did not come, and tries again when asked', async () => {
  const { ports, person } = openApp({ path: '/learn' });
  ports.challenges.break('the database sleeps');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Failed to load learning paths')).toBeTruthy();
  ports.challenges.heal();
  await person.click(again);
  expect(await screen.findByText('8 Challenges')).toBeTruthy();
});
