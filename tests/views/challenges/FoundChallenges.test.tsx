// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleCourse } from '../../fakes/fakeChallenges.ts';
import { openApp } from '../openApp.tsx';

const many = Array.from({ length: 130 }, (_, at) => ({ ...obstacleCourse, id: at + 1, title: `Course ${at + 1}` }));

const cards = () => within(screen.getByRole('list', { name: 'Challenge Browser' })).getAllByRole('listitem');

it('shows sixty of many, and more of them on demand', async () => {
  const { person } = openApp({ path: '/challenges', user: ada, challenges: many });
  await screen.findByText('130 challenges');
  expect(cards()).toHaveLength(60);
  await person.click(screen.getByRole('button', { name: 'Show 60 more' }));
  expect(cards()).toHaveLength(120);
  await person.click(screen.getByRole('button', { name: 'Show 10 more' }));
  expect(cards()).toHaveLength(130);
  // Whoever pressed it by keyboard does not lose their place.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All are shown' }));
});

it('opens as a shared address says, and goes back choice by choice', async () => {
  const { ports, person } = openApp({ path: '/challenges?q=course+12', user: ada, challenges: many });
  expect(await screen.findByText('12 of 130 challenges')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('course 12');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title');
  expect(ports.location.trail.at(-1)).toEqual({ path: '/challenges?q=course+12&sort=title', how: 'push' });
  ports.location.move('/challenges');
  expect(await screen.findByText('130 challenges')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('path');
});
