// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '#machines/ports/authPort.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

const greeting = async (user: User) => {
  openApp({ path: '/dashboard', user });
  return (await screen.findByRole('heading', { level: 1 })).textContent;
};

it('greets a learner by name, and leads to the challenges', async () => {
  expect(await greeting(ada)).toBe('Welcome, Ada');
  expect(screen.getByRole('link', { name: 'Browse challenges' }).getAttribute('href')).toBe('/challenges');
});

it('greets a learner without a name by their address', async () => {
  expect(await greeting({ ...ada, name: null })).toBe('Welcome, ada@example.com');
});
