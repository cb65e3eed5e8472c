// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, password } from '../../fakes/fakeAuth.ts';
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
  expect(ports.log).toMatchObject({ downloads: 1, isWhole: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that output and robot are in it, and leaves them out for who would rather keep them', async () => {
  const { person, ports } = openApp();
  await person.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = within(await screen.findByRole('dialog'));
  const points = (title: string) => dialog.getByRole('heading', { name: title }).nextElementSibling?.textContent ?? '';
  expect(points('What is in it')).toMatch(/printed last.*robot was seen last/);
  await person.click(dialog.getByRole('checkbox', { name: 'With the output of my programs and the robot' }));
  expect(points('What is in it')).not.toMatch(/printed|robot/);
  expect(points('What is not in it')).toMatch(/the output of your programs.*how the robot drove/);
  await person.click(dialog.getByRole('button', { name: 'Download the log' }));
  expect(ports.log).toMatchObject({ downloads: 1, isWhole: false });
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

const lines = ['[0,"i","app",{"type":"xstate.init"},{}]'];
const crashed = {
  id: 'v1',
  userId: null,
  begunAt: 0,
  keptAt: 1,
  events: 1,
  isOver: false,
  page: 'workspace',
  segments: [{ number: 0, since: 0, before: 0, lines }],
};

it('offers the log of the visit before this one where that has crashed, and gives it', async () => {
  const { person, ports } = openApp();
  ports.log.visits.kept = [crashed, { ...crashed, id: 'v2', userId: ada.id, keptAt: 2 }];
  await person.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const offer = within(await screen.findByRole('region', { name: 'The visit before this one' }));
  offer.getByText(/ended on “Workspace – Servolab” without a goodbye/);
  await person.click(offer.getByRole('button', { name: 'Download the log of that visit' }));
  await expect.poll(() => ports.log.visits.given).toHaveLength(1);
  expect(ports.log.downloads).toBe(0);
  ports.log.visits.kept = [];
  await person.click(offer.getByRole('button', { name: 'Download the log of that visit' }));
  expect((await offer.findByRole('alert')).textContent).toMatch(/not there any more/);
});

it('offers theirs to a learner who is known only after it was opened', async () => {
  const { person, ports } = openApp({ path: '/terms' });
  ports.log.visits.kept = [{ ...crashed, userId: ada.id }];
  await person.click(await screen.findByRole('button', { name: 'Report a problem' }));
  expect(screen.queryByRole('region', { name: 'The visit before this one' })).toBeNull();
  await ports.auth.signIn({ email: ada.email, password }, null);
  expect(await screen.findByRole('region', { name: 'The visit before this one' })).toBeTruthy();
});
