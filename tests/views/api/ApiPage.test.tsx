// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

it.each([
  ['visitor', null, 'Sign in to try it out.', '/auth/signin'],
  ['newcomer with a session', ada, 'Complete your profile to try it out.', '/auth/userDetails'],
])('asks a %s for what a call needs, and nothing else', async (_, user, words, leadsTo) => {
  openApp({ path: '/api', user, isVerified: false });
  const [link] = await screen.findAllByRole('link', { name: words, hidden: true });
  expect(link?.getAttribute('href')).toBe(`${leadsTo}?redirect=%2Fapi`);
  expect(screen.queryAllByRole('button', { name: /^Try it out/, hidden: true })).toEqual([]);
});

it('asks a learner for nothing, not even before it is known who reads', async () => {
  const { ports } = openApp({ path: '/api', user: ada });
  ports.profiles.gate.shut();
  expect(await screen.findByText('One ROS topic')).toBeTruthy();
  expect(screen.queryByText(/to try it out\.$/)).toBeNull();
  ports.profiles.gate.open();
  expect(await screen.findByRole('button', { name: 'Try it out: /api/topic/{name}', hidden: true })).toBeTruthy();
});
