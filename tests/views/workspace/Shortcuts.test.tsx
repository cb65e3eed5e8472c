// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { act, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { type CommandName, commandNames, commands } from '#machines/widgets/commands.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { ariaKeys, keysText } from '#src/views/ui/keyNames.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

const path = obstacleProblem.file_path;
const code = 'import rospy\n';
const places = ['the page', 'the editor', 'a field of the console', 'a tab'] as const;

async function openWorkspace() {
  const opened = openApp({ path: '/challenge/1', user: ada, disk: { [path]: code } });
  await screen.findByText('File ready');
  const editor = await screen.findByRole('textbox', { name: /obstacle_course\.py/ });
  await screen.findByRole('log', { name: 'Real-time Process Output' });
  const focus = (place: (typeof places)[number]) => {
    if (place === 'the editor') editor.focus();
    if (place === 'a field of the console') screen.getByLabelText('Arguments').focus();
    if (place === 'a tab') screen.getByRole('tab', { name: 'Robot' }).focus();
  };
  const codeNow = () => EditorView.findFromDOM(editor)!.state.doc.toString();
  return { ...opened, focus, codeNow };
}

it.each(places)('starts on Ctrl+Enter in %s, and changes nothing in the text', async (place) => {
  const { ports, person, focus, codeNow } = await openWorkspace();
  act(() => ports.sockets.connection.open());
  focus(place);
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('button', { name: 'Stop obstacle_course.py' })).toBeTruthy();
  await expect
    .poll(() => ports.processes.requests.map(({ args }) => args))
    .toEqual([['gazebo_test_pkg', 'obstacle_course.py']]);
  expect(codeNow()).toBe(code);
});

it.each(places)('saves on Ctrl+S in %s', async (place) => {
  const { person, focus } = await openWorkspace();
  focus(place);
  await person.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^Saved at /)).toBeTruthy();
});

it.each(places)('builds on Ctrl+Shift+B in %s', async (place) => {
  const { person, focus } = await openWorkspace();
  focus(place);
  await person.keyboard('{Control>}{Shift>}B{/Shift}{/Control}');
  expect(await screen.findByText('Build success')).toBeTruthy();
});

it.each([
  { platform: 'MacIntel', mod: 'Meta', other: 'Control' },
  { platform: 'Linux x86_64', mod: 'Control', other: 'Meta' },
])('takes $mod on $platform, and neither $other nor both nor a letter alone', async ({ platform, mod, other }) => {
  Object.defineProperty(navigator, 'platform', { value: platform, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'platform'));
  const { ports, person } = await openWorkspace();
  await person.keyboard(`s{Enter}{${other}>}s{/${other}}`);
  await person.keyboard(`{Alt>}{${mod}>}s{/${mod}}{/Alt}{${other}>}{${mod}>}s{/${mod}}{/${other}}`);
  expect(screen.queryByText(/^Saved at /)).toBeNull();
  expect(ports.builds.requests).toEqual([]);
  await person.keyboard(`{${mod}>}s{/${mod}}`);
  expect(await screen.findByText(/^Saved at /)).toBeTruthy();
});

it('starts once for a key that is held down', async () => {
  const { ports, person } = await openWorkspace();
  act(() => ports.sockets.connection.open());
  await person.keyboard('{Control>}{Enter>5/}{/Control}');
  expect(await screen.findByText('Your program is running.')).toBeTruthy();
  expect(ports.processes.requests).toHaveLength(1);
  expect(ports.processes.stopped).toEqual([]);
});

it('stops on Ctrl+Shift+Enter what the server is being asked to start', async () => {
  const { ports, person } = await openWorkspace();
  act(() => ports.sockets.connection.open());
  ports.processes.gate.shut();
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Starting your program…')).toBeTruthy();
  await person.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(await screen.findByText('Stopping your program…')).toBeTruthy();
  ports.processes.gate.open();
  expect(await screen.findByRole('button', { name: 'Start obstacle_course.py' })).toBeTruthy();
  expect(ports.processes.stopped).toEqual(['p1']);
});

it('leaves a dialog to be answered first', async () => {
  const { ports, person } = await openWorkspace();
  const field = screen.getByRole('textbox', { name: /obstacle_course\.py/ });
  act(() => EditorView.findFromDOM(field)!.dispatch({ changes: { from: 0, to: code.length, insert: '' } }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog');
  await person.keyboard('{Control>}{Shift>}B{/Shift}{/Control}');
  expect(screen.queryByText(/Cannot build/)).toBeNull();
  expect(ports.builds.requests).toEqual([]);
});

it('leaves a dialog to be answered first also when its words were clicked', async () => {
  const { ports, person } = await openWorkspace();
  act(() => ports.sockets.connection.open());
  const field = screen.getByRole('textbox', { name: /obstacle_course\.py/ });
  act(() => EditorView.findFromDOM(field)!.dispatch({ changes: { from: 0, to: code.length, insert: '' } }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('heading'));
  await person.keyboard('{Control>}{Shift>}B{/Shift}{/Control}');
  act(() => field.ownerDocument.querySelector<HTMLElement>(':focus')?.blur());
  await person.keyboard('{Control>}{Shift>}B{/Shift}{/Control}');
  expect(screen.queryByText(/Cannot build/)).toBeNull();
  expect(ports.builds.requests).toEqual([]);
});

it.each(['{F1}', '{Control>}{Shift>}P{/Shift}{/Control}'])(
  'opens the commands on %s, and does what is chosen',
  async (keys) => {
    const { person, focus } = await openWorkspace();
    focus('the editor');
    await person.keyboard(keys);
    await person.type(await screen.findByRole('combobox', { name: 'Search commands' }), 'save{Enter}');
    expect(await screen.findByText(/^Saved at /)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('lists the keys on a question mark, which is written where somebody writes', async () => {
  const { person, focus } = await openWorkspace();
  focus('a field of the console');
  await person.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByDisplayValue('?')).toBeTruthy();
  screen.getByRole('button', { name: 'Commands' }).focus();
  await person.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

it('says of a command that nobody would do anything about it now, and does not take it', async () => {
  const { person } = await openWorkspace();
  await person.keyboard('{F1}');
  const all = await screen.findAllByRole('option');
  const impossible = screen.getAllByRole('option', { name: /not possible now/ });
  expect(all.length).toBeGreaterThan(impossible.length);
  expect(impossible.map(({ firstChild }) => firstChild?.textContent)).toEqual(
    expect.arrayContaining(['Stop the program', 'Run for five seconds', 'Submit']),
  );
});

/** The list of keys opens from a dialog, in which no keys are heard; `stop` has a control while something runs. */
const controlled: readonly CommandName[] = commandNames.filter((name) => {
  const { keys, isOfEditor = false } = commands[name];
  return keys !== undefined && !isOfEditor && name !== 'keys';
});

/** Of each button that names keys: those for who hears the page, and its hint. */
function namedKeys() {
  const buttons = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-keyshortcuts'));
  return new Map(buttons.map((button) => [button.getAttribute('aria-keyshortcuts'), button.title]));
}

it('names the keys of every command that has any at its control, for who sees and who hears it', async () => {
  const { ports, person } = await openWorkspace();
  const stopped = controlled.filter((name) => name !== 'stop');
  const named = namedKeys();
  for (const name of stopped) {
    const keys = commands[name].keys ?? '';
    expect(named.get(ariaKeys(keys))).toContain(`(${keysText(keys)})`);
  }
  act(() => ports.sockets.connection.open());
  await person.keyboard('{Control>}{Enter}{/Control}');
  const stop = await screen.findByRole('button', { name: 'Stop obstacle_course.py' });
  expect(stop.title).toBe('Stop obstacle_course.py (Ctrl+Shift+Enter)');
});

it.each([
  { keys: '{Control>}b{/Control}', open: 'Collapse this panel (Ctrl+B)', shut: 'Problem (Ctrl+B)' },
  {
    keys: '{Control>}j{/Control}',
    open: 'Hide the process output (Ctrl+J)',
    shut: 'Show the process output (Ctrl+J)',
  },
])('names the keys that shut a part of the workspace where it is opened again: $shut', async ({ keys, open, shut }) => {
  const { person } = await openWorkspace();
  expect(screen.getByTitle(open)).toBeTruthy();
  await person.keyboard(keys);
  expect(screen.getByTitle(shut)).toBeTruthy();
});

it('names the keys of the finder of the output where it is opened, and not where it is closed', async () => {
  const { person } = await openWorkspace();
  await person.click(screen.getByTitle('Search and filter the output (Ctrl+F)'));
  expect(screen.getByRole('button', { name: 'Close the search' }).title).toBe('Close the search');
});
