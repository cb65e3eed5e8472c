import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { DEFAULT_FILE_PATH } from '#contract/limits.ts';
import { timings } from '#machines/timings.ts';
import { selectStatus as selectBuildStatus, selectIsRunnable } from '#machines/workspace/buildSelectors.ts';
import { selectActiveConsole } from '#machines/workspace/consoleListMachine.ts';
import { selectHistory, selectIsExecuting } from '#machines/workspace/consoleSelectors.ts';
import { selectCode, selectFileName, selectIsSaving, selectStatus } from '#machines/workspace/fileSelectors.ts';
import { selectHasFailed as selectListHasFailed } from '#machines/workspace/processListMachine.ts';
import { selectCommands, selectHasFailed as selectRosHasFailed } from '#machines/workspace/rosMachine.ts';
import { selectIsRunning } from '#machines/workspace/runMachine.ts';
import {
  selectHasFailed,
  selectIsAbsent,
  selectIsLoading,
  selectPanels,
  selectProblem,
} from '#machines/workspace/workspaceSelectors.ts';
import { selectLeftPanel, selectUnseen } from '#machines/widgets/panelsMachine.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { enterWorkspace, loaded, path } from './enterWorkspace.ts';

const notice = (resource: string) => ({ type: 'workspace.noticed', notice: { kind: 'resourceFailed', resource } });

async function enterReady(challengeId: number | null = 1, disk = { [path]: loaded }) {
  const entered = enterWorkspace(challengeId, disk);
  await entered.ready();
  const save = () => entered.file.send({ type: 'save.requested' });
  const saved = () => waitFor(entered.file, (snapshot) => !selectIsSaving(snapshot));
  return { ...entered, save, saved };
}

/** A workspace whose connection to the server is open. */
function enterConnected() {
  const entered = enterWorkspace();
  entered.ports.sockets.connection.open();
  return { ...entered, connection: entered.ports.sockets.connection };
}

it('waits for its problem before it opens a file', async () => {
  const { workspace, file, ready } = enterWorkspace();
  expect([selectIsLoading(workspace.getSnapshot()), workspace.getSnapshot().context.challengeId]).toEqual([true, 1]);
  expect(selectStatus(file.getSnapshot())).toBe('waiting');
  await ready();
  expect(selectIsLoading(workspace.getSnapshot())).toBe(false);
});

it('opens the file of another challenge, and the default one without a challenge', async () => {
  const { workspace, file, ready } = await enterReady();
  workspace.send({ type: 'challenge.changed', challengeId: null });
  expect([selectProblem(workspace.getSnapshot()), workspace.getSnapshot().context.challengeId]).toEqual([null, null]);
  expect([selectFileName(file.getSnapshot()), selectCode(file.getSnapshot())]).toEqual(['sensor_subscriber.py', '']);
  workspace.send({ type: 'challenge.changed', challengeId: 1 });
  await waitFor(workspace, (snapshot) => selectProblem(snapshot) !== null);
  await ready();
  expect(selectCode(file.getSnapshot())).toBe(loaded);
  workspace.send({ type: 'challenge.changed', challengeId: 99 });
  expect(selectProblem(workspace.getSnapshot())).toBeNull();
  await waitFor(workspace, selectIsAbsent);
});

it('says only that a problem did not come, and is neither absent nor on its way', async () => {
  const { workspace, ports, reports } = enterWorkspace();
  ports.challenges.break('boom');
  await waitFor(workspace, selectHasFailed);
  expect([selectIsAbsent(workspace.getSnapshot()), selectIsLoading(workspace.getSnapshot())]).toEqual([false, false]);
  expect(reports).toEqual([notice('problem')]);
});

it('has panels, and the commands of the robot', async () => {
  const { workspace, ros, reports } = enterWorkspace();
  expect(selectLeftPanel(selectPanels(workspace.getSnapshot())!.getSnapshot())).toBe('problem');
  await waitFor(ros, (snapshot) => selectCommands(snapshot).length > 0);
  expect(selectCommands(ros.getSnapshot())).toEqual(['rosrun', 'rostopic']);
  expect(reports).toEqual([]);
});

it('says when the commands or the processes do not come', async () => {
  const { ros, processList, reports } = enterWorkspace(1, {}, (ports) => {
    ports.ros.break('boom');
    ports.processes.trouble(new Error('boom'));
  });
  await waitFor(ros, selectRosHasFailed);
  await waitFor(processList, selectListHasFailed);
  expect(reports).toHaveLength(2);
  expect(reports).toContainEqual(notice('commands'));
  expect(reports).toContainEqual(notice('processes'));
});

it('says what became of a save that went wrong', async () => {
  const { ports, file, notes, type, save, saved } = await enterReady();
  ports.files.fail('disk full');
  save();
  await saved();
  ports.files.heal();
  type('');
  save();
  file.send({ type: 'overwrite.declined' });
  ports.files.disk[path] = 'somebody else';
  type(`${loaded}# more`);
  save();
  await saved();
  expect(notes()).toEqual([
    { kind: 'saveFailed', detail: 'disk full' },
    { kind: 'saveCancelled' },
    { kind: 'safetyCheckFailed', reason: 'changed_on_disk' },
  ]);
});

it('says that the editor was set back', async () => {
  const { file, notes } = await enterReady();
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 9999, insert: '' }], length: 0 });
  expect(notes()).toEqual([{ kind: 'editorSetBack' }]);
});

it.each([
  ['was opened', false],
  ['could not be loaded', true],
])('does not know what becomes of a file that %s after another one was built', async (_, isBroken) => {
  const { workspace, program, ports, build, run, ready } = await enterReady(null, {
    [path]: loaded,
    [DEFAULT_FILE_PATH]: loaded,
  });
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  if (isBroken) ports.files.fail('no disk');
  workspace.send({ type: 'challenge.changed', challengeId: 1 });
  await waitFor(workspace, (snapshot) => selectProblem(snapshot) !== null);
  await ready();
  expect(selectBuildStatus(build.getSnapshot())).toBe('unknown');
  build.send({ type: 'run.requested' });
  expect(selectIsRunning(run.getSnapshot())).toBe(false);
});

it('knows how a file was built that is opened again', async () => {
  const { workspace, program, build, ready } = await enterReady();
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  workspace.send({ type: 'challenge.changed', challengeId: null });
  workspace.send({ type: 'challenge.changed', challengeId: 1 });
  await waitFor(workspace, (snapshot) => selectProblem(snapshot) !== null);
  await ready();
  expect(selectBuildStatus(build.getSnapshot())).toBe('success');
});

it('gives the file back when a build broke or stored nothing', async () => {
  const { program, ports, file, build, notes } = await enterReady();
  const isOver = () => waitFor(build, (snapshot) => selectBuildStatus(snapshot) === 'failure');
  ports.files.break('Network Error');
  program.send({ type: 'build.requested' });
  await isOver();
  expect(file.getSnapshot().hasTag('ready')).toBe(true);
  ports.files.fail('no disk');
  program.send({ type: 'build.requested' });
  await isOver();
  expect(file.getSnapshot().hasTag('ready')).toBe(true);
  expect(notes()).toEqual([
    { kind: 'buildBroken', detail: 'Network Error' },
    { kind: 'buildFailed', detail: 'no disk' },
  ]);
});

it('says that the session has ended when the server closes the connection for it', () => {
  const { socket, connection, notes } = enterConnected();
  expect(socket.getSnapshot().hasTag('connected')).toBe(true);
  connection.close(4401);
  expect(notes()).toEqual([{ kind: 'sessionEnded' }]);
});

it.each([
  ['the session ended', 4401, 'sessionEnded'],
  ['too many pages were open', 4409, 'tooManyPages'],
] as const)('no longer says that %s once there is a connection', (_, code, kind) => {
  const { ports, clock, notes, connection } = enterConnected();
  connection.close();
  clock.increment(timings.reconnectDelay);
  ports.sockets.connection.close(code);
  expect(notes()).toEqual([{ kind }]);
  clock.increment(timings.reconnectDelay);
  ports.sockets.connection.open();
  expect(notes()).toEqual([]);
});

it('says that a part of the robot is lost, and that it is back', () => {
  const { connection, notes } = enterConnected();
  connection.receive({ type: 'graph_changed', part: 'master', state: 'restarting' });
  connection.receive({ type: 'graph_changed', part: 'master', state: 'running' });
  connection.receive({ type: 'graph_changed', part: 'robot', state: 'restarting' });
  expect(notes()).toEqual([
    { kind: 'graphChanged', part: 'master', state: 'restarting' },
    { kind: 'graphChanged', part: 'master', state: 'running' },
    { kind: 'graphChanged', part: 'robot', state: 'restarting' },
  ]);
});

it('says why a process was not stopped', () => {
  const { connection, notes } = enterConnected();
  connection.receive({ type: 'process_list', processes: [entry('p1')] });
  connection.receive({ type: 'process_stopped', success: false, process_id: 'p1', error: 'busy' });
  expect(notes()).toEqual([{ kind: 'stopFailed', error: 'busy' }]);
});

it('shows what a console started in the list, and lets the console know when it is over', async () => {
  const { connection, processList, consoleList } = enterConnected();
  const tab = selectActiveConsole(consoleList.getSnapshot())!;
  tab.send({ type: 'command.chosen', command: 'rosrun' });
  tab.send({ type: 'processName.typed', processName: 'scanner' });
  tab.send({ type: 'execute.requested' });
  await waitFor(tab, (snapshot) => !selectIsExecuting(snapshot));
  expect(processList.getSnapshot().context.actors.map(({ id }) => id)).toEqual(['process:p1']);
  connection.receive({ type: 'process_list', processes: [entry('p1', { status: 'finished' })] });
  expect(tab.getSnapshot().matches({ command: 'running' })).toBe(false);
  expect(selectHistory(tab.getSnapshot()).map(({ line: { kind } }) => kind)).toEqual(['commandStarted']);
});

it('marks for a phone where something was said, printed or came to its end', () => {
  const { workspace, connection } = enterConnected();
  const unseen = () => selectUnseen(selectPanels(workspace.getSnapshot())!.getSnapshot());
  connection.receive({ type: 'process_list', processes: [entry('p1')] });
  expect(unseen()).toEqual([]);
  connection.print({ processId: 'p1', from: 1, to: 1 });
  expect(unseen()).toEqual(['bottom']);
  connection.receive({ type: 'process_list', processes: [entry('p1', { status: 'finished' })] });
  expect(unseen()).toEqual(['bottom', 'right']);
});

it('marks for a phone where it is said that a build failed, and the code that is to be mended', async () => {
  const { workspace, program, type, built } = await enterReady();
  type(`${loaded}syntax error\n`);
  program.send({ type: 'build.requested' });
  await built();
  expect(selectUnseen(selectPanels(workspace.getSnapshot())!.getSnapshot())).toEqual(['right', 'centre']);
});
