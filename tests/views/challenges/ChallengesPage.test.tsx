// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { openApp } from '../openApp.tsx';

const challenges = { path: '/challenges', user: ada };

it('asks for patience while it is checked who is there', async () => {
  const { ports } = openApp(challenges);
  ports.profiles.gate.shut();
  expect(await screen.findByText('Loading your profile...')).toBeTruthy();
  ports.profiles.gate.open();
  expect(await screen.findByRole('heading', { name: 'Challenge Browser' })).toBeTruthy();
});

it('keeps the places of the cards while they load', async () => {
  const { ports } = openApp(challenges);
  ports.challenges.gate.shut();
  await screen.findByRole('heading', { name: 'Challenge Browser' });
  expect(screen.getByText('Loading the challenges…')).toBeTruthy();
  ports.challenges.gate.open();
  expect(await screen.findByRole('link', { name: 'Obstacle Course' })).toBeTruthy();
  expect(screen.queryByText('Loading the challenges…')).toBeNull();
});

it('tells of each challenge how hard it is and of which kind', async () => {
  openApp(challenges);
  const link = await screen.findByRole('link', { name: 'Obstacle Course' });
  const card = link.closest('li');
  expect(link.getAttribute('href')).toBe('/challenge/1');
  expect(card?.textContent).toContain('Easy');
  expect(card?.textContent).toContain('Navigation');
});

it('offers a search, and boxes for categories and for difficulties', async () => {
  openApp(challenges);
  const search = await screen.findByRole('searchbox', { name: 'Search challenges' });
  expect(search.getAttribute('placeholder')).toBe('Search challenges...');
  const aside = within(screen.getByRole('complementary', { name: 'Filters' }));
  const boxes = ['Category', 'Difficulty'].map((name) =>
    within(aside.getByRole('group', { name }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  );
  expect(boxes).toEqual([['Navigation (1)'], ['Easy (1)']]);
});

it('says that nothing matches, and what to try', async () => {
  const { person } = openApp(challenges);
  await person.type(await screen.findByRole('searchbox'), 'zeppelin');
  expect(screen.getByText('No challenges match your filters.')).toBeTruthy();
  expect(screen.getByText('Try adjusting your search or filters.')).toBeTruthy();
});

it('says that the challenges did not come, and tries again when asked', async () => {
  const { ports, person } = openApp(challenges);
  ports.challenges.break('the database sleeps');
  const again = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(screen.getAllByText('Failed to load challenges')).toHaveLength(2));
  ports.challenges.heal();
  await person.click(again);
  expect(await screen.findByRole('link', { name: 'Obstacle Course' })).toBeTruthy();
});
