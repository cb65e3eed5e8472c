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
  expect(
    screen.getByText(
      'An immersive learning platform for robotics programming through interactive simulations and challenges, with real-time 3D simulation.',
    ),
  ).toBeTruthy();
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

it('shows of each featured challenge what it is, how hard, of which kind, and a picture', async () => {
  openApp();
  const featured = within(await screen.findByRole('region', { name: 'Featured Challenges' }));
  expect(featured.getByText(/^Solve robotics challenges with Python/)).toBeTruthy();
  const cards = featured.getAllByRole('listitem');
  expect(cards.map(wordsOf)).toEqual([
    'Obstacle CourseEasyNavigate a robot through a field of obstacles to reach the target.Navigation',
    'Object ManipulationMediumPick up objects and place them in designated target areas.Manipulation',
    'Autonomous ExplorerHardExplore and map an unknown environment efficiently.Exploration',
  ]);
  expect(cards.filter((card) => card.querySelector('[data-part="robot"]') === null)).toEqual([]);
  expect(cards.map(pictureOf)).toEqual([
    '/worlds/01-obstacle-course.card.svg',
    '/worlds/02-object-manipulation.card.svg',
    '/worlds/03-autonomous-explorer.card.svg',
  ]);
});

/** What is said to everybody: that a picture is still loading is for eyes. */
function wordsOf(card: HTMLElement): string {
  const hidden = [...card.querySelectorAll('[aria-hidden="true"]')].map(({ textContent }) => textContent);
  return hidden.reduce((words, text) => words.replace(text, ''), card.textContent);
}

function pictureOf(card: HTMLElement): string | null | undefined {
  return card.querySelector('img')?.getAttribute('src');
}

it('leads to the learning paths that the database has', async () => {
  openApp();
  const paths = within(await screen.findByRole('region', { name: 'Learning Paths' }));
  expect(
    paths.getByText(
      'Follow structured learning paths to build your robotics programming skills from beginner to advanced. Each track includes multiple challenges of increasing difficulty.',
    ),
  ).toBeTruthy();
  const cards = paths.getAllByRole('listitem').map((card) => ({
    href: within(card).getByRole('link').getAttribute('href'),
    words: wordsOf(card),
    picture: pictureOf(card),
  }));
  expect(paths.getAllByRole('listitem').filter((card) => card.querySelector('svg') === null)).toEqual([]);
  expect(cards).toEqual(
    course.paths.map(({ id, title, description, challengeCount }) => ({
      href: `/learn/${id}`,
      words: `${title}${description}${challengeCount} Challenges`,
      picture: `/worlds/path-${id}.svg`,
    })),
  );
});

it('invites to the community, beside nine circles', async () => {
  openApp();
  expect((await screen.findByRole('link', { name: 'Join Community' })).getAttribute('href')).toBe('/community');
  const circles = screen.getByTestId('circle-grid');
  expect([circles.className, circles.children.length]).toEqual([expect.not.stringContaining('hidden'), 9]);
});
