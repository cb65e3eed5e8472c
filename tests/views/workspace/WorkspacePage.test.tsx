// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

const path = obstacleProblem.file_path;
const code = 'import rospy\n';

async function openWorkspace(more: Parameters<typeof openApp>[1] = {}) {
  const opened = openApp({ path: '/challenge/1', user: ada, disk: { [path]: code } }, more);
  await screen.findByText('File ready');
  const field = await screen.findByRole('textbox', { name: /obstacle_course\.py/ });
  await screen.findByRole('log', { name: 'Real-time Process Output' });
  const editor = EditorView.findFromDOM(field)!;
  await waitFor(() => expect(editor.state.doc.toString()).toBe(code));
  const write = (text: string) =>
    act(() => editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } }));
  const press = (name: string) => opened.person.click(screen.getByRole('button', { name }));
  return { ...opened, write, press };
}

it('has no editor before there is a text for it, which would pass for an empty file', async () => {
  const { ports } = openApp({ path: '/challenge/1', user: ada, disk: { [path]: code } });
  ports.files.gate.shut();
  await screen.findByText('File loading');
  await screen.findByRole('log', { name: 'Real-time Process Output' });
  expect(screen.queryByRole('textbox', { name: /obstacle_course\.py/ })).toBeNull();
  ports.files.gate.open();
  expect((await screen.findByRole('textbox', { name: /obstacle_course\.py/ })).textContent).toContain('import rospy');
});

it('shows the problem, and the name of the file above the editor', async () => {
  await openWorkspace();
  expect(within(screen.getByRole('tabpanel', { name: 'Problem' })).getByText('Reach the target.')).toBeTruthy();
  expect(screen.getByText('obstacle_course.py')).toBeTruthy();
});

it('saves what is typed, and says when and how much', async () => {
  const { write, press, ports } = await openWorkspace();
  expect(screen.getByText('13 characters')).toBeTruthy();
  write('import rospy\nrospy.spin()\n');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await press('Save');
  expect(await screen.findByText(/^Saved at 1 Jan 1970, \d\d:\d\d$/)).toBeTruthy();
  expect(screen.getByText('26 characters')).toBeTruthy();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(ports.files.disk[path]).toBe('import rospy\nrospy.spin()\n');
});

it('asks before it saves nothing over something, and says when it did not', async () => {
  const { write, press, ports } = await openWorkspace();
  write('');
  await press('Save');
  expect(
    await screen.findByText(
      'Warning: You are about to save empty content over existing file. This will delete your code. Continue?',
    ),
  ).toBeTruthy();
  await press('Cancel');
  const consoles = within(screen.getByRole('complementary', { name: 'Robot' }));
  expect(await consoles.findByText('Save cancelled by user')).toBeTruthy();
  expect(ports.files.disk[path]).toBe(code);
});

it('shows the line in which a build failed', async () => {
  const { write, press } = await openWorkspace();
  write('import rospy\nsyntax error\n');
  await press('Build');
  expect(await screen.findByText('Build failed')).toBeTruthy();
  const found = within(screen.getByRole('list', { name: 'What the build found' }));
  expect(found.getByText('Line 2')).toBeTruthy();
});

it('lets code run only once it was built', async () => {
  const { press } = await openWorkspace();
  expect(screen.getByRole('button', { name: 'Run' }).getAttribute('aria-disabled')).toBe('true');
  await press('Build');
  expect(await screen.findByText('Build success')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Run' }).getAttribute('aria-disabled')).toBeNull();
});

it('says whether the connection to the workspace is there', async () => {
  const { ports } = await openWorkspace();
  expect(screen.getByText(/^WebSocket disconnected/)).toBeTruthy();
  act(() => ports.sockets.connection.open());
  expect(screen.getByText('WebSocket connected')).toBeTruthy();
});

it('executes only what has a command and a name', async () => {
  const { person, press, ports } = await openWorkspace();
  const execute = screen.getByRole('button', { name: 'Execute' });
  const name = screen.getByLabelText('Process name');
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  expect(execute.getAttribute('aria-disabled')).toBe('true');
  expect(execute.title).toBe('Choose a command first, and give the process a name.');
  await person.type(name, '{Enter}');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await person.selectOptions(screen.getByLabelText('Command'), 'rosrun');
  await person.type(screen.getByLabelText('Arguments'), 'a b');
  await person.clear(name);
  await person.type(name, 'drive');
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  await press('Execute');
  expect(await screen.findByText('$ rosrun a b')).toBeTruthy();
  expect(ports.processes.requests).toEqual([
    { command: 'rosrun', args: ['a', 'b'], isLongRunning: true, name: 'drive' },
  ]);
});

it('marks an empty name once its field was left, and no longer when there is one', async () => {
  const { person } = await openWorkspace();
  const name = screen.getByLabelText('Process name');
  await person.click(name);
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  await person.tab();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await person.selectOptions(screen.getByLabelText('Command'), 'rosrun');
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  await person.clear(name);
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  await person.tab();
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

it('says what is missing when Enter is pressed in an incomplete form, and starts a complete one once', async () => {
  const { person, ports } = await openWorkspace();
  await person.type(screen.getByLabelText('Arguments'), '/scan{Enter}');
  expect(await screen.findByText('❌ Command and process name are required!')).toBeTruthy();
  expect(ports.processes.requests).toEqual([]);
  await person.selectOptions(screen.getByLabelText('Command'), 'rostopic');
  await person.type(screen.getByLabelText('Process name'), '{Enter}');
  expect(await screen.findByText('$ rostopic /scan')).toBeTruthy();
  expect(ports.processes.requests).toHaveLength(1);
});

it('says at the switch what becomes of background processes that are not marked Long Running', async () => {
  await openWorkspace();
  act(() => screen.getByRole('switch', { name: 'Long running' }).focus());
  const hint = await screen.findByRole('tooltip');
  expect(hint.textContent).toBe('Background processes not marked Long Running stop after 30 seconds.');
});

it('adds consoles, and keeps the last one', async () => {
  const { press } = await openWorkspace();
  expect(screen.queryByRole('button', { name: 'Close Console' })).toBeNull();
  await press('Add a console');
  expect(screen.getByRole('button', { name: 'Console-2', pressed: true })).toBeTruthy();
  await press('Close Console');
  expect(screen.queryByRole('button', { name: 'Close Console-2' })).toBeNull();
});

it('subscribes to a process and shows what it prints, labelled', async () => {
  const { press, person, ports } = await openWorkspace();
  act(() => {
    ports.sockets.connection.open();
    ports.sockets.connection.receive({ type: 'process_list', processes: [entry('p1', { name: 'drive' })] });
  });
  expect(screen.getByText('1 running')).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: /Processes/ }));
  await press('Subscribe');
  act(() => ports.sockets.connection.receive({ type: 'subscribed', success: true, process_id: 'p1', error: null }));
  expect(screen.getByText('1 subscribed')).toBeTruthy();
  ports.output.print('p1', ['[INFO] ahead 1.2 m', '[WARN] slow', '[ERROR] lost']);
  act(() => ports.sockets.connection.print({ processId: 'p1', from: 1, to: 3 }));
  const output = within(screen.getByRole('region', { name: 'Real-time Process Output' }));
  expect(await output.findByText('[INFO] ahead 1.2 m')).toBeTruthy();
  expect(['OUT', 'WARN', 'ERR'].map((label) => output.getAllByText(label).length)).toEqual([1, 1, 1]);
  await person.click(output.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(output.queryByText('[INFO] ahead 1.2 m')).toBeNull());
});

it('counts at the tab of the processes how many run', async () => {
  const { ports } = await openWorkspace();
  const tab = screen.getByRole('tab', { name: /Processes/ });
  expect(tab.textContent).toBe('Processes0');
  const processes = [entry('p1'), entry('p2'), entry('p3', { status: 'finished' })];
  act(() => {
    ports.sockets.connection.open();
    ports.sockets.connection.receive({ type: 'process_list', processes });
  });
  expect(tab.textContent).toBe('Processes2');
});

it('stops a process, which is then shown as stopped', async () => {
  const { press, person, ports } = await openWorkspace();
  ports.processes.listed.push(entry('p1', { name: 'drive' }));
  act(() => {
    ports.sockets.connection.open();
    ports.sockets.connection.receive({ type: 'process_list', processes: [entry('p1', { name: 'drive' })] });
  });
  await person.click(screen.getByRole('tab', { name: /Processes/ }));
  await press('Stop');
  expect(await screen.findByText(/^stopped/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

it('collapses its panels and brings them back', async () => {
  const { press } = await openWorkspace();
  await press('Hide the process output');
  expect(screen.getByRole('button', { name: 'Show the process output', expanded: false })).toBeTruthy();
});

it('warns when nothing can be started here', async () => {
  await openWorkspace({ sandbox: { available: false, reason: 'bubblewrap is missing' } });
  expect(screen.getByText(/bubblewrap is missing/)).toBeTruthy();
});

it('says in words of its own which fault of the sandbox it is', async () => {
  await openWorkspace({ sandbox: { available: false, reason: 'in Latin', fault: 'not_installed' } });
  expect(screen.getByText(/bubblewrap is not installed\. Files can still be read and saved\./)).toBeTruthy();
});
