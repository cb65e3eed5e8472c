// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sharedRunOf } from '../../fakes/fakeBoard.ts';
import { openApp } from '../openApp.tsx';

it('tells of a shared run in which year it was', async () => {
  const { ports } = openApp({ path: '/' });
  ports.board.runs.push(sharedRunOf(1, { shared_at: '2024-03-05T12:00:00.000Z' }));
  ports.location.move('/community');
  const run = within(await screen.findByRole('article', { name: 'Run 1' }));
  expect(run.getByText('5 Mar 2024').getAttribute('datetime')).toBe('2024-03-05T12:00:00.000Z');
});

it('leads to the challenge of a run only while the course has it', async () => {
  const { ports } = openApp({ path: '/' });
  ports.board.runs.push(sharedRunOf(2, { is_retired: true }), sharedRunOf(1));
  ports.location.move('/community');
  const gone = within(await screen.findByRole('article', { name: 'Run 2' }));
  expect(gone.getByText('Obstacle Course').closest('a')).toBeNull();
  const offered = within(screen.getByRole('article', { name: 'Run 1' }));
  expect(offered.getByRole('link', { name: 'Obstacle Course' }).getAttribute('href')).toBe('/challenge/1');
});
