// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '#machines/ports/authPort.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { advancedProgress } from '../../fakes/fakeProgress.ts';
import { openApp } from '../openApp.tsx';

async function openPage(user: User = ada) {
  const opened = openApp({ path: '/profile', user });
  await screen.findByRole('heading', { name: 'My Profile' });
  return opened;
}

it('shows name and title, and leads to the form that changes them', async () => {
  await openPage();
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeTruthy();
  expect(screen.getByText('Engineer')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe(
    '/auth/userDetails?redirect=%2Fprofile',
  );
});

it('is come back to by whoever has edited it', async () => {
  const { ports, person } = await openPage();
  await person.click(await screen.findByRole('link', { name: 'Edit profile' }));
  const title = await screen.findByLabelText(/^Title/);
  await person.clear(title);
  await person.type(title, 'Pilot');
  await person.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeTruthy();
  expect(ports.location.trail.at(-1)?.path).toBe('/profile');
  expect(await screen.findByText('Pilot')).toBeTruthy();
});

it('shows the initial of a learner without a picture', async () => {
  await openPage({ ...ada, name: 'mia17' });
  expect(await screen.findByText('M')).toBeTruthy();
  expect(document.querySelector('main img')).toBeNull();
});

it('shows the picture of the account from our own address, and the initial again when it does not load', async () => {
  await openPage({ ...ada, avatarUrl: 'https://pictures.example.com/ada.png' });
  await screen.findByText('A');
  const picture = document.querySelector<HTMLImageElement>('main img')!;
  expect(picture.getAttribute('src')).toBe('/api/avatar');
  fireEvent.error(picture);
  expect(picture.hidden).toBe(true);
});

it('says that the profile did not come, and tries again', async () => {
  const { ports, person } = openApp({ path: '/', user: ada });
  await screen.findAllByRole('link', { name: 'My Profile' });
  ports.profiles.break('the database rests');
  ports.location.move('/profile');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(within(screen.getByRole('main')).getByText('Failed to load profile data')).toBeTruthy();
  ports.profiles.heal();
  await person.click(again);
  expect(await screen.findByText('Engineer')).toBeTruthy();
});

it('names the account, and asks for more, while nothing is stored', async () => {
  const { ports } = openApp({ path: '/', user: ada });
  await screen.findAllByRole('link', { name: 'My Profile' });
  delete ports.profiles.stored[ada.id];
  ports.location.move('/profile');
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeTruthy();
  expect(screen.getByText('You have not told us about yourself yet.')).toBeTruthy();
});

it('shows what was solved, begun and earned, and the figures', async () => {
  const { ports, person } = openApp({ path: '/', user: ada });
  await screen.findAllByRole('link', { name: 'My Profile' });
  ports.progress.load = async () => advancedProgress;
  ports.location.move('/profile');
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Challenges Completed 1/3')).toBeTruthy();
  expect(within(main.getByRole('list', { name: 'Badges' })).getByText('First Steps')).toBeTruthy();
  const figures = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['33.3%', '28.5 s', 'Navigation', '2 days']);
  expect(main.getByRole('link', { name: 'Obstacle Course' }).getAttribute('href')).toBe('/challenge/1');
  expect(main.getByText('Solved on 2 Jan 2026')).toBeTruthy();
  await person.click(main.getByRole('tab', { name: 'In Progress' }));
  expect(main.getByRole('link', { name: 'Object Manipulation' }).getAttribute('href')).toBe('/challenge/2');
  await person.click(main.getByRole('tab', { name: 'Achievements' }));
  expect(main.getByText('Complete every challenge.')).toBeTruthy();
});

it('shows the rest of a profile whose achievements did not come', async () => {
  const { ports } = openApp({ path: '/', user: ada });
  await screen.findAllByRole('link', { name: 'My Profile' });
  ports.progress.achievements = async () => Promise.reject(new Error('the database rests'));
  ports.location.move('/profile');
  expect(await screen.findByText('Failed to load achievements')).toBeTruthy();
  expect(await screen.findByText('Engineer')).toBeTruthy();
  expect(await screen.findByRole('progressbar', { name: 'Challenges Completed 0/3' })).toBeTruthy();
});

it('says of the badges, and in each tab, that there is nothing yet', async () => {
  const { ports, person } = openApp({ path: '/', user: ada });
  await screen.findAllByRole('link', { name: 'My Profile' });
  ports.progress.achievements = async () => [];
  ports.location.move('/profile');
  expect(await screen.findByText('No badges earned yet.')).toBeTruthy();
  for (const [tab, words] of [
    ['Completed', 'No challenge solved yet'],
    ['In Progress', 'No challenge in progress'],
    ['Achievements', 'There is nothing to earn here yet'],
  ] as const) {
    await person.click(await screen.findByRole('tab', { name: tab }));
    expect(await within(screen.getByRole('tabpanel', { name: tab })).findByText(words)).toBeTruthy();
  }
});

it('says of each figure that there is nothing yet', async () => {
  await openPage();
  expect(await screen.findByRole('progressbar', { name: 'Challenges Completed 0/3' })).toBeTruthy();
  const figures = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['0.0%', 'Nothing yet', 'Nothing yet', 'Nothing yet']);
});
