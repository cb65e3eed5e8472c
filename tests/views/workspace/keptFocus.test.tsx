// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProcessEntry } from '#contract/entities.ts';
import { selectWorkspace } from '#machines/app/appSelectors.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

const running = entry('p1', { name: 'drive' });
const over: ProcessEntry = { ...running, status: 'finished', end: { reason: 'exited', code: 0 } };

/** What was typed in an earlier visit. */
const draft = { id: 'd1', code: 'import math\n', base: undefined, keptAt: 0 };

/** A workspace with this panel in front on the right, and somebody who has only a keyboard. */
async function openWorkspace(front: 'console' | 'processes' | 'robot') {
  const { person, ports, app } = openApp({
    path: '/challenge/1',
    user: ada,
    disk: { [obstacleProblem.file_path]: 'import rospy\n' },
    preferences: { welcome: 'demo,tour', panes: `front=${front}` },
  });
  ports.drafts.kept.push({ ...draft, userId: ada.id, path: obstacleProblem.file_path });
  await screen.findByText('File ready');
  const code = await screen.findByRole('textbox', { name: /obstacle_course\.py/ });
  await screen.findByRole('log', { name: 'Real-time Process Output' });
  const { connection } = ports.sockets;
  act(() => connection.open());
  const list = (...processes: ProcessEntry[]) =>
    act(async () => connection.receive({ type: 'process_list', processes }));
  async function press(control: HTMLElement) {
    act(() => control.focus());
    await person.keyboard('{Enter}');
  }
  return { app, connection, code, list, press };
}

const button = (name: string) => screen.getByRole('button', { name });
const side = (name: string) => within(screen.getByRole('complementary', { name }));

it('keeps the focus on the bell of a process, whether it subscribes or unsubscribes', async () => {
  const { connection, list, press } = await openWorkspace('processes');
  await list(running);
  const bell = button('Subscribe');
  await press(bell);
  act(() => connection.receive({ type: 'subscribed', success: true, process_id: 'p1', error: null }));
  expect(document.activeElement).toBe(button('Unsubscribe'));
  await press(button('Unsubscribe'));
  expect(document.activeElement).toBe(button('Subscribe'));
  expect(button('Subscribe')).toBe(bell);
});

it('keeps the focus with a program that ends and is listed elsewhere', async () => {
  const { list } = await openWorkspace('processes');
  await list(running);
  act(() => button('Stop').focus());
  await list(over);
  const ended = within(screen.getByRole('list', { name: 'Ended processes' }));
  expect(document.activeElement).toBe(ended.getByRole('button', { name: /drive/ }));
});

it('leaves the focus in the editor when a program ends', async () => {
  const { list, code } = await openWorkspace('processes');
  await list(running);
  act(() => code.focus());
  await list(over);
  expect(document.activeElement).toBe(code);
});

it('keeps the focus in the list of processes when what has ended is cleared', async () => {
  const { list, press } = await openWorkspace('processes');
  await list(running, { ...over, process_id: 'p2' });
  await press(button('Clear ended'));
  expect(screen.getByRole('tabpanel', { name: /Processes/ }).contains(document.activeElement)).toBe(true);
});

it('gives the focus of a console that is closed to the one that comes to the front', async () => {
  const { press } = await openWorkspace('console');
  await press(button('Add a console'));
  await press(button('Close Console-2'));
  expect(document.activeElement).toBe(
    within(screen.getByRole('group', { name: 'Consoles' })).getByRole('button', { name: 'Console', pressed: true }),
  );
});

it.each([
  ['Challenge', 'Problem'],
  ['Robot', 'Console'],
])('gives the focus of a side that is collapsed (%s) to what is left of it, and back', async (name, title) => {
  const { press } = await openWorkspace('console');
  if (title === 'Console') await press(screen.getByRole('button', { name: 'Console', expanded: false }));
  await press(side(name).getByRole('button', { name: 'Collapse this panel' }));
  const rail = screen.getByRole('button', { name: title, expanded: false });
  expect(document.activeElement).toBe(rail);
  await press(rail);
  expect(document.activeElement).toBe(side(name).getByRole('button', { name: 'Collapse this panel' }));
});

it('gives the focus of a message that is put away to the status strip', async () => {
  const { app, press } = await openWorkspace('robot');
  const workspace = selectWorkspace(app.getSnapshot())!;
  act(() => workspace.send({ type: 'program.noted', lines: [{ kind: 'stopFailed', error: 'busy' }] }));
  await press(button('Dismiss'));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Status' }));
});

it.each(['Restore', 'Discard'])('gives the focus of "%s" to the code, over which the offer lay', async (name) => {
  const { code, press } = await openWorkspace('console');
  await press(await screen.findByRole('button', { name }));
  await expect.poll(() => screen.queryByRole('button', { name })).toBeNull();
  expect(document.activeElement).toBe(code);
});

it('gives the focus of a draft that is restored from the comparison to the code', async () => {
  const { code, press } = await openWorkspace('console');
  await press(await screen.findByRole('button', { name: 'Compare' }));
  await press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restore' }));
  await expect.poll(() => document.activeElement).toBe(code);
});

it('leads whoever keeps a run without a name to the field of its name', async () => {
  const { press } = await openWorkspace('robot');
  await press(button('Kept runs'));
  await press(await screen.findByRole('button', { name: 'Keep this run' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of this run' }));
});
