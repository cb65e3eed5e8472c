// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import { panelsMachine, selectIsRightOpen, selectRightPanel, selectSection } from '#machines/widgets/panelsMachine.ts';
import { consoleListMachine, selectActiveConsole } from '#machines/workspace/consoleListMachine.ts';
import { rosMachine } from '#machines/workspace/rosMachine.ts';
import { CommandsPanel } from '#src/views/workspace/ros/CommandsPanel.tsx';
import { fakeOwner } from '../../../fakes/fakeOwner.ts';
import { fakePreferences } from '../../../fakes/fakePreferences.ts';
import { fakeProcesses } from '../../../fakes/fakeProcesses.ts';
import { frozenActor } from '../../../models/engine/frozen.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

function showCommands(commands: readonly string[]) {
  const ros = frozenActor(rosMachine, { value: 'loaded', context: { commands } });
  const panels = createActor(panelsMachine, { input: { preferences: fakePreferences() } }).start();
  const input = { processes: fakeProcesses(), owner: fakeOwner().actor };
  const consoleList = createActor(consoleListMachine, { input }).start();
  render(<CommandsPanel ros={ros} panels={panels} consoleList={consoleList} />, { wrapper: inEnglish });
  return { panels, consoleList };
}

it('says of every command what it is for, with an example', () => {
  showCommands(AVAILABLE_COMMANDS);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([...AVAILABLE_COMMANDS]);
  expect(screen.getAllByRole('button', { name: /^Fill the console with / })).toHaveLength(AVAILABLE_COMMANDS.length);
});

it('fills the console with an example at a click, and shows it', async () => {
  const { panels, consoleList } = showCommands(['rosmsg']);
  panels.send({ type: 'panel.selected', panel: 'processes' });
  await userEvent.click(screen.getByRole('button'));
  const { command, args } = selectActiveConsole(consoleList.getSnapshot())!.getSnapshot().context;
  expect([command, args]).toEqual(['rosmsg', 'show sensor_msgs/LaserScan']);
  expect([selectRightPanel(panels.getSnapshot()), selectSection(panels.getSnapshot())]).toEqual(['console', 'right']);
});

it('opens the side of the console where it was collapsed', async () => {
  const { panels } = showCommands(['rosmsg']);
  panels.send({ type: 'right.toggled' });
  await userEvent.click(screen.getByRole('button'));
  expect(selectIsRightOpen(panels.getSnapshot())).toBe(true);
});

it('names a command that it has no words for', () => {
  showCommands(['roswtf']);
  expect(screen.getByRole('heading', { name: 'roswtf' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
