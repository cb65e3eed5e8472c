// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '#machines/ports/authPort.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleCourse } from '../../fakes/fakeChallenges.ts';
import { advancedProgress } from '../../fakes/fakeProgress.ts';
import { openApp } from '../openApp.tsx';

const courseOf = (id: number) => ({ ...obstacleCourse, id, title: `Course ${id}` });

const greeting = async (user: User) => {
  openApp({ path: '/dashboard', user });
  return (await screen.findByRole('heading', { level: 1 })).textContent;
};

/** The page of somebody who has come some way; the database may be changed before it is asked. */
async function openDashboard(change: (ports: ReturnType<typeof openApp>['ports']) => void) {
  const opened = openApp({ path: '/', user: ada });
  await screen.findAllByRole('link', { name: 'My Profile' });
  change(opened.ports);
  opened.ports.location.move('/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' });
  return opened;
}

it('greets a learner by name, and leads to the challenges', async () => {
  expect(await greeting(ada)).toBe('Welcome, Ada');
  expect(screen.getByRole('link', { name: 'Browse challenges' }).getAttribute('href')).toBe('/challenges');
});

it('greets a learner without a name by their address', async () => {
  expect(await greeting({ ...ada, name: null })).toBe('Welcome, ada@example.com');
});

it('leads a newcomer to one challenge, and no further', async () => {
  await openDashboard(() => undefined);
  expect(await screen.findByRole('heading', { name: 'Your first challenge' })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('link', { name: /Course/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/challenge/1',
  ]);
  expect(main.queryByRole('progressbar')).toBeNull();
});

it('leads back to what was left, and tells how the last solutions were judged', async () => {
  await openDashboard((ports) => {
    ports.challenges.list = async () => [1, 2, 3].map((id) => courseOf(id));
    ports.progress.load = async () => advancedProgress;
  });
  expect(await screen.findByRole('heading', { name: 'Go on where you stopped' })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Course 2' }).getAttribute('href')).toBe('/challenge/2');
  expect(main.getByRole('link', { name: 'Course 3' }).getAttribute('href')).toBe('/challenge/3');
  expect(main.getByText('Current streak: 2 days')).toBeTruthy();
  const verdicts = within(main.getByRole('region', { name: 'Your last verdicts' })).getAllByRole('listitem');
  expect(verdicts.map(({ textContent }) => textContent)).toEqual([
    'Obstacle CourseSolved in 28.5 s2 Jan 2026',
    'Obstacle CourseNot solved yet: 1 of 3 checks passed1 Jan 2026',
  ]);
});

it('counts no checks of a program that was cut off before any was known', async () => {
  const [, failed] = advancedProgress.recent_verdicts;
  await openDashboard((ports) => {
    ports.challenges.list = async () => [courseOf(1)];
    ports.progress.load = async () => ({
      ...advancedProgress,
      recent_verdicts: [{ ...failed!, checks: 0, checks_passed: 0 }],
    });
  });
  expect((await screen.findByText(/^Not solved yet/)).textContent).toBe('Not solved yet');
});

it('leads from a verdict only to a challenge that is offered', async () => {
  const [verdict] = advancedProgress.recent_verdicts;
  const retired = { ...verdict!, submission_id: 9, challenge_id: 99, title: 'Gone Course' };
  await openDashboard((ports) => {
    ports.challenges.list = async () => [1, 2, 3].map((id) => courseOf(id));
    ports.progress.load = async () => ({ ...advancedProgress, recent_verdicts: [verdict!, retired] });
  });
  const verdicts = within(await screen.findByRole('region', { name: 'Your last verdicts' }));
  expect(verdicts.getByText('Gone Course')).toBeTruthy();
  expect(verdicts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/challenge/1']);
});

it('says that all is solved only where there is something to solve', async () => {
  const all = { ...advancedProgress, stats: [{ ...advancedProgress.stats[0]!, id: 1 }] };
  await openDashboard((ports) => void (ports.progress.load = async () => all));
  expect(await screen.findByText('You have solved every challenge there is')).toBeTruthy();
});

it('says that there are no challenges yet', async () => {
  await openDashboard((ports) => void (ports.challenges.list = async () => []));
  expect(await screen.findByText('No challenges yet')).toBeTruthy();
});

it.each(['challenges', 'progress'] as const)('offers to ask again when the %s did not come', async (port) => {
  const { ports, person } = await openDashboard((world) => world[port].break('the database rests'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  ports[port].heal();
  await person.click(again);
  expect(await screen.findByRole('heading', { name: 'Your first challenge' })).toBeTruthy();
});
