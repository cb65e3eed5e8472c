// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import course from '../../../challenges/course.json' with { type: 'json' };
import { openApp } from '../openApp.tsx';

it('opens with the promise of the product', async () => {
  openApp();
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Master Robotics Programming Through Interactive Challenges',
    }),
  ).toBeTruthy();
  expect(screen.getByText('The Future of Robotics Education')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start Challenges' }).getAttribute('href')).toBe('/challenges');
  expect(screen.getByRole('link', { name: 'Explore Learning Paths' }).getAttribute('href')).toBe('/learn');
});

it('features the three sample challenges, and leads to all', async () => {
  openApp();
  const featured = within(await screen.findByRole('region', { name: 'Featured Challenges' }));
  expect(featured.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View All Challenges', '/challenges'],
    ['Obstacle Course', '/challenge/1'],
    ['Object Manipulation', '/challenge/2'],
    ['Autonomous Explorer', '/challenge/3'],
  ]);
});

it('leads to the learning paths that the database has', async () => {
  openApp();
  const paths = within(await screen.findByRole('region', { name: 'Learning Paths' }));
  expect(paths.getByText(/^Follow structured learning paths .* Each track includes multiple challenges/)).toBeTruthy();
  const cards = paths.getAllByRole('listitem').map((card) => ({
    href: within(card).getByRole('link').getAttribute('href'),
    words: card.textContent,
  }));
  expect(cards).toEqual(
    course.paths.map(({ id, title, description, challengeCount }) => ({
      href: `/learn/${id}`,
      words: `${title}${description}${challengeCount} Challenges`,
    })),
  );
});

it('invites to the community, beside nine circles', async () => {
  openApp();
  expect((await screen.findByRole('link', { name: 'Join Community' })).getAttribute('href')).toBe('/community');
  const circles = screen.getByTestId('circle-grid');
  expect([circles.className, circles.children.length]).toEqual([expect.not.stringContaining('hidden'), 9]);
});
