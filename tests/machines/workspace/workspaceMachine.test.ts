import { expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import {
  selectDoubt as selectBuildDoubt,
  selectIsRunnable,
  selectProblems,
  selectStatus as selectBuildStatus,
} from '#machines/workspace/buildMachine.ts';
import { selectActiveConsole } from '#machines/workspace/consoleListMachine.ts';
import { selectHistory, selectIsRunning as selectConsoleIsRunning } from '#machines/workspace/consoleSelectors.ts';
import { selectCode, selectIsDirty, selectIsReady } from '#machines/workspace/fileSelectors.ts';
import { selectProcesses, selectSubscribedIds } from '#machines/workspace/processListMachine.ts';
import { selectSeconds } from '#machines/workspace/runMachine.ts';
import { selectIsSubscribed, selectPrinted } from '#machines/workspace/processSelectors.ts';
import type { WorkspaceReport } from '#machines/workspace/workspaceEvents.ts';
import { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { selectHasFailed, selectIsAbsent, selectNotes, selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { fakePorts } from '../../fakes/fakePorts.ts';
import { witness } from '../../fakes/witness.ts';

const path = obstacleProblem.file_path;
const loaded = 'import rospy\n'.repeat(20);

function enter(challengeId: number | null = 1, disk: Record<string, string> = { [path]: loaded }) {
  const ports = fakePorts({ disk });
  const clock = new SimulatedClock();
  const owner = witness<WorkspaceReport>();
  const workspace = createActor(workspaceMachine, { clock, input: { ports, challengeId, owner: owner.actor } }).start();
  const { file, build, run, processList, consoleList } = workspace.getSnapshot().children;
  if (!file || !build || !run || !processList || !consoleList) throw new Error('A workspace has all its parts');
  const notes = () => selectNotes(workspace.getSnapshot()).map(({ line }) => line);
  const ready = () => waitFor(file, selectIsReady);
  const built = () =>
    waitFor(build, (snapshot) => ['success', 'failure', 'unknown'].includes(selectBuildStatus(snapshot)));
  const type = (code: string) => {
    const { length } = selectCode(file.getSnapshot());
    file.send({ type: 'code.edited', changes: [{ from: 0, to: length, insert: code }], length: code.length });
  };
  return {
    workspace,
    ports,
    clock,
    told: owner.told,
    file,
    build,
    run,
    processList,
    consoleList,
    notes,
    ready,
    built,
    type,
  };
}

it('opens the file of its problem', async () => {
  const { workspace, file, ready } = enter();
  await ready();
  expect(selectProblem(workspace.getSnapshot())).toEqual(obstacleProblem);
  expect(selectCode(file.getSnapshot())).toBe(loaded);
});

it('starts empty and ready without a challenge', async () => {
  const { file, ready } = enter(null, {});
  await ready();
  expect(selectCode(file.getSnapshot())).toBe('');
});

it('says that there is no such challenge', async () => {
  const { workspace } = enter(99);
  await waitFor(workspace, selectIsAbsent);
  expect(selectProblem(workspace.getSnapshot())).toBeNull();
});

it('asks again for a problem that did not come', async () => {
  const { workspace, ports, told, ready } = enter();
  ports.challenges.break('boom');
  await waitFor(workspace, selectHasFailed);
  expect(told).toEqual([{ type: 'workspace.noticed', notice: { kind: 'resourceFailed', resource: 'problem' } }]);
  ports.challenges.heal();
  workspace.send({ type: 'retry.requested' });
  await ready();
});

it('says why it starts empty', async () => {
  const { ports, notes, ready } = enter();
  ports.files.fail('Network Error');
  await ready();
  expect(notes()).toEqual([{ kind: 'loadFailed', detail: 'Network Error' }, { kind: 'startedEmpty' }]);
});

it('refuses to build before the file has loaded', () => {
  const { workspace, ports, notes } = enter();
  workspace.send({ type: 'build.requested' });
  expect(notes()).toEqual([{ kind: 'fileLoading' }]);
  expect(ports.builds.requests).toEqual([]);
});

it('builds what is typed, and has saved it by that', async () => {
  const { workspace, ports, file, build, ready, built, type } = enter();
  await ready();
  type(`${loaded}# more`);
  workspace.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  expect(ports.files.disk[path]).toBe(`${loaded}# more`);
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
  expect(ports.builds.requests[0]).toMatchObject({ packages: ['gazebo_test_pkg'], base: versionOf(loaded) });
  type(loaded);
  expect(selectBuildStatus(build.getSnapshot())).toBe('unknown');
  await built();
});

it('shows the faults of a failed build, whose text is stored all the same', async () => {
  const { workspace, file, build, notes, ready, type } = enter();
  await ready();
  type(`${loaded}syntax error`);
  workspace.send({ type: 'build.requested' });
  await waitFor(build, (snapshot) => selectBuildStatus(snapshot) === 'failure');
  expect(selectProblems(build.getSnapshot())).toEqual([{ file: path, line: 21, message: 'invalid syntax' }]);
  expect(notes()).toEqual([{ kind: 'buildFailed', detail: 'invalid syntax' }]);
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
  type(loaded);
  expect(selectProblems(build.getSnapshot())).toEqual([]);
});

it('does not know the outcome of a build when something was typed meanwhile', async () => {
  const { workspace, ports, build, ready, type } = enter();
  await ready();
  ports.files.gate.shut();
  workspace.send({ type: 'build.requested' });
  expect(selectBuildStatus(build.getSnapshot())).toBe('building');
  type('typed meanwhile');
  ports.files.gate.open();
  await waitFor(build, (snapshot) => selectBuildStatus(snapshot) !== 'building');
  expect(selectBuildStatus(build.getSnapshot())).toBe('unknown');
});

it('refuses to build nothing over something', async () => {
  const { workspace, ports, file, notes, ready, type } = enter();
  await ready();
  type('');
  workspace.send({ type: 'build.requested' });
  expect(notes()).toEqual([{ kind: 'buildOfNothing' }]);
  expect(ports.builds.requests).toEqual([]);
  expect(file.getSnapshot().hasTag('ready')).toBe(true);
});

it('asks before it builds little over much, and gives the file back when the learner declines', async () => {
  const { workspace, ports, file, build, notes, ready, type } = enter();
  await ready();
  type('x');
  workspace.send({ type: 'build.requested' });
  expect(selectBuildDoubt(build.getSnapshot())).toEqual({ kind: 'shrinks' });
  build.send({ type: 'overwrite.declined' });
  expect(notes()).toEqual([{ kind: 'saveCancelled' }]);
  expect(file.getSnapshot().hasTag('ready')).toBe(true);
  workspace.send({ type: 'build.requested' });
  build.send({ type: 'overwrite.confirmed' });
  await waitFor(build, selectIsRunnable);
  expect(ports.files.disk[path]).toBe('x');
});

it('forces a build only over the version that the server named', async () => {
  const { workspace, ports, build, notes, ready } = enter();
  await ready();
  ports.files.disk[path] = 'somebody else';
  workspace.send({ type: 'build.requested' });
  await waitFor(build, (snapshot) => selectBuildDoubt(snapshot) !== null);
  expect(notes()).toEqual([{ kind: 'safetyCheckFailed', suggestion: 'because of changed_on_disk' }]);
  build.send({ type: 'overwrite.confirmed' });
  await waitFor(build, selectIsRunnable);
  expect(ports.builds.requests.map(({ force }) => force)).toEqual([undefined, { base: versionOf('somebody else') }]);
});

it('runs for five seconds, second by second, and then says so', () => {
  const { workspace, clock, run, notes } = enter();
  workspace.send({ type: 'run.requested' });
  for (const second of [1, 2, 3, 4]) {
    clock.increment(1000);
    expect(selectSeconds(run.getSnapshot())).toBe(second);
  }
  clock.increment(999);
  expect(notes()).toEqual([]);
  clock.increment(1);
  expect(selectSeconds(run.getSnapshot())).toBe(5);
  expect(notes()).toEqual([{ kind: 'executionCompleted' }]);
});

async function execute(workspace: ReturnType<typeof enter>, { autoSubscribe = true } = {}) {
  const tab = selectActiveConsole(workspace.consoleList.getSnapshot())!;
  tab.send({ type: 'command.chosen', command: 'rosrun' });
  tab.send({ type: 'args.typed', args: 'gazebo_test_pkg a.py' });
  tab.send({ type: 'processName.typed', processName: 'scanner' });
  tab.send({ type: 'autoSubscribe.switched', autoSubscribe });
  tab.send({ type: 'execute.requested' });
  await waitFor(tab, (snapshot) => snapshot.matches('ready'));
  return tab;
}

it('listens to a command 500 ms after its start, and again behind the last line after a reconnect', async () => {
  const workspace = enter();
  const { ports, clock, processList } = workspace;
  ports.sockets.line.open();
  ports.sockets.line.receive({ type: 'welcome', message: '', epoch: 'e1' });
  await execute(workspace);
  expect(ports.processes.requests).toEqual([
    { command: 'rosrun', args: ['gazebo_test_pkg', 'a.py'], isLongRunning: false, name: 'scanner' },
  ]);
  clock.increment(499);
  expect(ports.sockets.line.sent).toEqual([]);
  clock.increment(1);
  expect(ports.sockets.line.sent).toEqual([{ type: 'subscribe_process', process_id: 'p1', request_id: 'p1:1' }]);

  ports.sockets.line.receive({ type: 'subscribed', success: true, process_id: 'p1', error: null });
  ports.sockets.line.print({ processId: 'p1', from: 1, to: 40 });
  const [process] = selectProcesses(processList.getSnapshot());
  expect(selectPrinted(process!.getSnapshot())).toEqual({ processId: 'p1', from: 1, to: 40 });
  expect(selectSubscribedIds(processList.getSnapshot())).toEqual(['p1']);

  ports.sockets.line.close();
  expect(selectIsSubscribed(process!.getSnapshot())).toBe(true);
  clock.increment(3000);
  ports.sockets.line.open();
  ports.sockets.line.receive({ type: 'welcome', message: '', epoch: 'e1' });
  expect(ports.sockets.line.sent).toEqual([
    { type: 'subscribe_process', process_id: 'p1', request_id: 'p1:2', after_seq: 40 },
  ]);
});

it('no longer listens once the server was started anew', async () => {
  const workspace = enter();
  const { ports, clock, processList } = workspace;
  ports.sockets.line.open();
  ports.sockets.line.receive({ type: 'welcome', message: '', epoch: 'e1' });
  await execute(workspace);
  clock.increment(500);
  ports.sockets.line.receive({ type: 'subscribed', success: true, process_id: 'p1', error: null });
  ports.sockets.line.close();
  clock.increment(3000);
  ports.sockets.line.open();
  ports.sockets.line.receive({ type: 'welcome', message: '', epoch: 'e2' });
  expect(ports.sockets.line.sent).toEqual([]);
  expect(selectSubscribedIds(processList.getSnapshot())).toEqual([]);
});

it('says that the socket is not connected to whoever wants to listen', async () => {
  const workspace = enter();
  await execute(workspace);
  workspace.clock.increment(500);
  expect(workspace.notes()).toContainEqual({ kind: 'webSocketNotConnected' });
});

it('shows what an ended command printed, even when its end is quicker than the answer', async () => {
  const workspace = enter();
  const { ports } = workspace;
  ports.sockets.line.open();
  ports.processes.gate.shut();
  const started = execute(workspace, { autoSubscribe: false });
  const response = {
    type: 'ros_response',
    success: false,
    process_id: 'p1',
    name: 'scanner',
    command: 'rosrun',
  } as const;
  ports.sockets.line.receive({ ...response, output_lines: ['[INFO] hello'], error: 'exit code 1' });
  ports.processes.gate.open();
  const tab = await started;
  expect(selectHistory(tab.getSnapshot()).map(({ line }) => line)).toEqual([
    { kind: 'commandStarted', command: 'rosrun', args: ['gazebo_test_pkg', 'a.py'], processId: 'p1' },
    { kind: 'responseLine', text: '[INFO] hello' },
    { kind: 'responseFailed', error: 'exit code 1' },
  ]);
  expect(selectConsoleIsRunning(tab.getSnapshot())).toBe(false);
});
