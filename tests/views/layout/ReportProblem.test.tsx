// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

it('says what the log holds and what not before anybody gets it, and then gives it once', async () => {
  const { person, ports } = openApp();
  await person.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  within(dialog).getByText(/your program as it was loaded/);
  within(dialog).getByText(/passwords, tokens, and your name, e-mail/);
  expect(ports.log.downloads).toBe(0);
  await person.click(within(dialog).getByRole('button', { name: 'Download the log' }));
  expect(ports.log.downloads).toBe(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives nothing when the learner would rather not', async () => {
  const { person, ports } = openApp();
  await person.click(await screen.findByRole('button', { name: 'Report a problem' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(ports.log.downloads).toBe(0);
});

it('is offered in the workspace too, which has no footer', async () => {
  const { person } = openApp({ path: '/challenge/1', user: ada });
  await screen.findByText('File ready');
  await person.click(await screen.findByRole('button', { name: 'Report a problem' }));
  expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeDefined();
});
