// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { panelNames } from '#machines/widgets/panels.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

async function openPalette() {
  const opened = openApp({ path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: 'x = 1\n' } });
  await screen.findByText('File ready');
  await opened.person.keyboard('{F1}');
  await screen.findByRole('combobox', { name: 'Search commands' });
  return opened;
}

it('lists every panel that there is', async () => {
  const { person } = await openPalette();
  await person.keyboard('show ');
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  const panels = ['Problem', 'ROS Topics', 'ROS Commands', 'Code', 'Console', 'Processes', 'Robot', 'Output'];
  expect(names).toEqual(expect.arrayContaining(panels.map((panel) => `Show ${panel}`)));
  expect(panels).toHaveLength(panelNames.length);
});

it('brings a panel to the front by its name', async () => {
  const { person } = await openPalette();
  await person.click(screen.getByRole('option', { name: 'Show ROS Topics' }));
  expect(screen.getByRole('tab', { name: 'ROS Topics' }).getAttribute('aria-selected')).toBe('true');
});

it.each(['Enter', 'Tab'])('keeps what was typed where no command is called so, after %s', async (key) => {
  const { person } = await openPalette();
  await person.keyboard(`zzz{${key}}`);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search commands' });
  expect([screen.queryByText('No command is called so.') === null, field.value]).toEqual([false, 'zzz']);
  await person.clear(field);
  await person.keyboard('output');
  expect(screen.getByRole('option', { name: 'Show Output' })).toBeTruthy();
  expect(field.value).toBe('output');
});

it.each([
  { query: 'restore starter', title: 'Versions' },
  { query: 'kept runs', title: 'Kept runs' },
])('opens “$title” for who looks for “$query”', async ({ query, title }) => {
  const { person } = await openPalette();
  await person.keyboard(`${query}{Enter}`);
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

it('leads into the field that searches the output', async () => {
  const { person } = await openPalette();
  await person.keyboard('filter the output{Enter}');
  const field = await screen.findByRole('searchbox', { name: 'Search the output' });
  await expect.poll(() => document.activeElement).toBe(field);
});

it('copies the output, and says so beside its button', async () => {
  const { person } = await openPalette();
  await person.keyboard('copy the process output{Enter}');
  expect((await screen.findAllByText('Copied')).length).toBeGreaterThan(0);
});

it('leads to where the keys are heard that drive the robot', async () => {
  const { person, ports } = await openPalette();
  act(() => ports.sockets.connection.open());
  await person.keyboard('drive by hand');
  await person.click(screen.getByRole('option', { name: 'Drive by hand' }));
  expect(screen.getByRole('switch', { name: 'Drive by hand' }).getAttribute('aria-checked')).toBe('true');
  await expect.poll(() => document.activeElement?.id).toBe('drive-area');
});
