// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
});

it.each([
  ['Obstacle Course', '/challenge/1'],
  ['Object Manipulation', '/challenge/2'],
  ['Autonomous Explorer', '/challenge/3'],
])('features %s', async (title, path) => {
  openApp();
  expect((await screen.findByRole('link', { name: title })).getAttribute('href')).toBe(path);
});

it('is decorated with nine circles', async () => {
  openApp();
  expect((await screen.findByTestId('circle-grid')).children).toHaveLength(9);
});
