import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsRunnable, selectStatus } from '#machines/workspace/buildSelectors.ts';
import { selectActiveConsole } from '#machines/workspace/consoleListMachine.ts';
import { selectHistory, selectIsExecuting } from '#machines/workspace/consoleSelectors.ts';
import { selectCode, selectIsDirty } from '#machines/workspace/fileSelectors.ts';
import { selectSubscribedIds } from '#machines/workspace/processListMachine.ts';
import { selectIsRunning, selectSeconds } from '#machines/workspace/runMachine.ts';
import { selectHasFailed, selectIsAbsent, selectProblem } from '#machines/workspace/workspaceSelectors.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { enterWorkspace, loaded } from './enterWorkspace.ts';

it('opens the file of its problem', async () => {
  const { workspace, file, ready } = enterWorkspace();
  await ready();
  expect(selectProblem(workspace.getSnapshot())).toEqual(obstacleProblem);
  expect(selectCode(file.getSnapshot())).toBe(loaded);
});

it('starts empty and ready without a challenge', async () => {
  const { file, ready } = enterWorkspace(null, {});
  await ready();
  expect(selectCode(file.getSnapshot())).toBe('');
});

it('says that there is no such challenge', async () => {
  const { workspace } = enterWorkspace(99);
  await waitFor(workspace, selectIsAbsent);
  expect(selectProblem(workspace.getSnapshot())).toBeNull();
});

it('asks again for a problem that did not come', async () => {
  const { workspace, ports, reports, ready } = enterWorkspace();
  ports.challenges.break('boom');
  await waitFor(workspace, selectHasFailed);
  expect(reports).toEqual([{ type: 'workspace.noticed', notice: { kind: 'resourceFailed', resource: 'problem' } }]);
  ports.challenges.heal();
  workspace.send({ type: 'retry.requested' });
  await ready();
});

it('says why it starts empty', async () => {
  const { ports, notes, ready } = enterWorkspace();
  ports.files.fail('Network Error');
  await ready();
  expect(notes()).toEqual([{ kind: 'loadFailed', detail: 'Network Error' }, { kind: 'startedEmpty' }]);
});

it('runs for five seconds, second by second, and then says so', async () => {
  const { program, clock, build, run, notes, ready } = enterWorkspace();
  await ready();
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  build.send({ type: 'run.requested' });
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

it('runs nothing but what was built successfully and not changed since', async () => {
  const { program, build, run, ready, type } = enterWorkspace();
  await ready();
  build.send({ type: 'run.requested' });
  expect(selectIsRunning(run.getSnapshot())).toBe(false);
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  type('typed afterwards');
  build.send({ type: 'run.requested' });
  expect(selectIsRunning(run.getSnapshot())).toBe(false);
});

async function execute(workspace: ReturnType<typeof enterWorkspace>, { autoSubscribe = true } = {}) {
  const tab = selectActiveConsole(workspace.consoleList.getSnapshot())!;
  tab.send({ type: 'command.chosen', command: 'rosrun' });
  tab.send({ type: 'args.typed', args: 'gazebo_test_pkg a.py' });
  tab.send({ type: 'processName.typed', processName: 'scanner' });
  tab.send({ type: 'autoSubscribe.switched', autoSubscribe });
  tab.send({ type: 'execute.requested' });
  await waitFor(tab, (snapshot) => !selectIsExecuting(snapshot));
  return tab;
}

it('subscribes to a command 500 ms after its start, and again behind the last line after a reconnect', async () => {
  const workspace = enterWorkspace();
  const { ports, clock, processList } = workspace;
  ports.sockets.connection.open();
  ports.sockets.connection.receive({ type: 'welcome', message: '', epoch: 'e1' });
  await execute(workspace);
  expect(ports.processes.requests).toEqual([
    { command: 'rosrun', args: ['gazebo_test_pkg', 'a.py'], isLongRunning: true, name: 'scanner' },
  ]);
  clock.increment(499);
  expect(ports.sockets.connection.sent).toEqual([]);
  clock.increment(1);
  expect(ports.sockets.connection.sent).toEqual([{ type: 'subscribe_process', process_id: 'p1', request_id: 'p1:1' }]);

  ports.sockets.connection.receive({ type: 'subscribed', success: true, process_id: 'p1', error: null });
  ports.sockets.connection.print({ processId: 'p1', from: 1, to: 40 });
  const [process] = processList.getSnapshot().context.actors;
  expect(selectSubscribedIds(processList.getSnapshot())).toEqual(['p1']);

  ports.sockets.connection.close();
  expect(process!.getSnapshot().hasTag('subscribed')).toBe(true);
  clock.increment(3000);
  ports.sockets.connection.open();
  ports.sockets.connection.receive({ type: 'welcome', message: '', epoch: 'e1' });
  expect(ports.sockets.connection.sent).toEqual([
    { type: 'subscribe_process', process_id: 'p1', request_id: 'p1:2', after_seq: 40 },
  ]);
});

it('is no longer subscribed once the server was started anew', async () => {
  const workspace = enterWorkspace();
  const { ports, clock, processList } = workspace;
  ports.sockets.connection.open();
  ports.sockets.connection.receive({ type: 'welcome', message: '', epoch: 'e1' });
  await execute(workspace);
  clock.increment(500);
  ports.sockets.connection.receive({ type: 'subscribed', success: true, process_id: 'p1', error: null });
  ports.sockets.connection.close();
  clock.increment(3000);
  ports.sockets.connection.open();
  ports.sockets.connection.receive({ type: 'welcome', message: '', epoch: 'e2' });
  expect(ports.sockets.connection.sent).toEqual([]);
  expect(selectSubscribedIds(processList.getSnapshot())).toEqual([]);
});

it('says that the socket is not connected to whoever wants to subscribe', async () => {
  const workspace = enterWorkspace();
  await execute(workspace);
  workspace.clock.increment(500);
  expect(workspace.notes()).toContainEqual({ kind: 'webSocketNotConnected' });
});

it('shows what an ended command printed, even when its end is quicker than the answer', async () => {
  const workspace = enterWorkspace();
  const { ports } = workspace;
  ports.sockets.connection.open();
  ports.processes.gate.shut();
  const started = execute(workspace, { autoSubscribe: false });
  const response = {
    type: 'ros_response',
    success: false,
    process_id: 'p1',
    name: 'scanner',
    command: 'rosrun',
  } as const;
  ports.sockets.connection.receive({ ...response, output_lines: ['[INFO] hello'], error: 'exit code 1' });
  ports.processes.gate.open();
  const tab = await started;
  expect(selectHistory(tab.getSnapshot()).map(({ line }) => line)).toEqual([
    { kind: 'commandStarted', command: 'rosrun', args: ['gazebo_test_pkg', 'a.py'], processId: 'p1' },
    { kind: 'responseLine', text: '[INFO] hello' },
    { kind: 'responseFailed', error: 'exit code 1' },
  ]);
  expect(tab.getSnapshot().matches({ command: 'running' })).toBe(false);
});

it.each(['save', 'build'] as const)('starts the challenge with the first %s, once', async (how) => {
  const { ports, file, program, ready, built, type } = enterWorkspace();
  await ready();
  for (const more of ['# one', '# two']) {
    type(`${loaded}${more}`);
    if (how === 'save') file.send({ type: 'save.requested' });
    else program.send({ type: 'build.requested' });
    await waitFor(file, (snapshot) => snapshot.hasTag('ready') && !selectIsDirty(snapshot));
    await built();
  }
  expect(ports.challenges.started).toEqual([{ userId: 'u1', challengeId: 1 }]);
});

it('starts nothing for a file of no challenge', async () => {
  const { ports, file, ready, type } = enterWorkspace(null, {});
  await ready();
  type('print(1)');
  file.send({ type: 'save.requested' });
  await waitFor(file, (snapshot) => !selectIsDirty(snapshot));
  expect(ports.challenges.started).toEqual([]);
});

it('says when the start could not be recorded, and tries again with the next save', async () => {
  const { workspace, ports, file, notes, ready, type } = enterWorkspace();
  await ready();
  ports.challenges.break('no database');
  type(`${loaded}# one`);
  file.send({ type: 'save.requested' });
  await waitFor(workspace, () => notes().length > 0);
  expect(notes()).toEqual([{ kind: 'startNotRecorded', detail: 'no database' }]);
  ports.challenges.heal();
  type(`${loaded}# two`);
  file.send({ type: 'save.requested' });
  await waitFor(workspace, (snapshot) => snapshot.matches({ problem: { open: 'started' } }));
  expect(ports.challenges.started).toEqual([{ userId: 'u1', challengeId: 1 }]);
});

it('says that a command runs the stored file while something typed is not saved', async () => {
  const workspace = enterWorkspace();
  await workspace.ready();
  await execute(workspace, { autoSubscribe: false });
  expect(workspace.notes()).toEqual([]);
  workspace.type(`${loaded}# more`);
  await execute(workspace, { autoSubscribe: false });
  expect(workspace.notes()).toEqual([{ kind: 'storedFileExecuted', command: expect.stringMatching(/^rosrun/) }]);
});

it('no longer says that a build failed once one has succeeded', async () => {
  const { program, build, notes, ready, type } = enterWorkspace();
  await ready();
  type(`${loaded}syntax error`);
  program.send({ type: 'build.requested' });
  await waitFor(build, (snapshot) => selectStatus(snapshot) === 'failure');
  expect(notes()).toHaveLength(1);
  type(`${loaded}# mended`);
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  expect(notes()).toEqual([]);
});

it('tells when something typed is not saved, and when it is', async () => {
  const { reports, file, ready, type } = enterWorkspace();
  await ready();
  type(`${loaded}# more`);
  expect(reports).toEqual([{ type: 'workspace.modified' }]);
  file.send({ type: 'save.requested' });
  await waitFor(file, (snapshot) => !selectIsDirty(snapshot));
  expect(reports.at(-1)).toEqual({ type: 'workspace.synchronised' });
});

it('loads the default file when it exists, so that saving it replaces what was seen', async () => {
  const path = '/ws/src/gazebo_test_pkg/scripts/sensor_subscriber.py';
  const { ports, file, notes, ready, type } = enterWorkspace(null, { [path]: loaded });
  await ready();
  expect(selectCode(file.getSnapshot())).toBe(loaded);
  type(`${loaded}# more`);
  file.send({ type: 'save.requested' });
  await waitFor(file, (snapshot) => !selectIsDirty(snapshot));
  expect([ports.files.disk[path], notes()]).toEqual([`${loaded}# more`, []]);
});
