import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectRightPanel, selectSection } from '#machines/widgets/panelsMachine.ts';
import {
  selectIsRunnable,
  selectPendingConfirmation as selectPendingBuild,
} from '#machines/workspace/buildSelectors.ts';
import { selectCode } from '#machines/workspace/fileSelectors.ts';
import { type LaunchStatus, selectOutcome, selectStatus } from '#machines/workspace/launchSelectors.ts';
import { isConflict } from '#machines/workspace/pendingConfirmation.ts';
import { selectSubscribedIds } from '#machines/workspace/processListMachine.ts';
import { selectLaunch, selectPanels } from '#machines/workspace/workspaceSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { enterWorkspace, loaded, path } from './enterWorkspace.ts';

const command = 'rosrun gazebo_test_pkg obstacle_course.py';

/** A workspace that is connected, with its file open. */
async function enterConnected() {
  const entered = enterWorkspace();
  const launch = selectLaunch(entered.workspace.getSnapshot())!;
  const reach = (wanted: LaunchStatus) => waitFor(launch, (snapshot) => selectStatus(snapshot) === wanted);
  const start = () => launch.send({ type: 'start.requested' });
  const { connection } = entered.ports.sockets;
  connection.open();
  await entered.ready();
  return { ...entered, connection, launch, reach, start };
}

it('saves, builds and starts what is typed at one press, and asks for its output', async () => {
  const { ports, connection, type, start, reach } = await enterConnected();
  type(`${loaded}# more`);
  start();
  await reach('running');
  expect(ports.files.disk[path]).toBe(`${loaded}# more`);
  expect(ports.builds.requests).toHaveLength(1);
  expect(ports.processes.requests).toEqual([
    {
      command: 'rosrun',
      args: ['gazebo_test_pkg', 'obstacle_course.py'],
      isLongRunning: true,
      stopAfter: null,
      name: 'obstacle_course.py',
    },
  ]);
  expect(connection.sent).toEqual([{ type: 'subscribe_process', process_id: 'p1', request_id: 'p1:1' }]);
});

it('starts what is typed also right after Save, and refuses nothing', async () => {
  const { ports, file, launch, notes, type, start, reach } = await enterConnected();
  type(`${loaded}# more`);
  file.send({ type: 'save.requested' });
  start();
  await reach('running');
  expect([selectOutcome(launch.getSnapshot()), notes()]).toEqual([null, []]);
  expect(ports.builds.requests).toMatchObject([{ code: `${loaded}# more` }]);
});

it.each(['start', 'run'] as const)(
  'starts nothing of a file that was changed elsewhere (%s), and asks',
  async (how) => {
    const { ports, build, start, reach, launch } = await enterConnected();
    start();
    await reach('running');
    launch.send({ type: 'stop.requested' });
    await reach('stopped');
    ports.files.disk[path] = 'theirs';
    if (how === 'start') start();
    else build.send({ type: 'run.requested' });
    const asked = await waitFor(build, (snapshot) => isConflict(selectPendingBuild(snapshot)));
    expect(selectPendingBuild(asked)).toMatchObject({ current: versionOf('theirs') });
    expect(ports.processes.requests).toHaveLength(1);
    build.send({ type: 'overwrite.confirmed' });
    await reach('running');
    expect([ports.files.disk[path], ports.processes.requests.length]).toEqual([loaded, 2]);
  },
);

it('says that nothing was started where the learner took the other text', async () => {
  const { ports, build, file, start, reach, launch } = await enterConnected();
  ports.files.disk[path] = `${loaded}# theirs`;
  start();
  await waitFor(build, (snapshot) => isConflict(selectPendingBuild(snapshot)));
  build.send({ type: 'reload.requested' });
  await waitFor(file, (snapshot) => selectCode(snapshot) === `${loaded}# theirs`);
  await reach('stopped');
  expect(selectOutcome(launch.getSnapshot())).toEqual({ kind: 'unbuilt', reason: 'discarded', detail: null });
  expect(ports.processes.requests).toEqual([]);
});

it('has started the challenge by that', async () => {
  const { ports, workspace, start, reach } = await enterConnected();
  start();
  await reach('running');
  await waitFor(workspace, (snapshot) => snapshot.matches({ problem: { open: 'started' } }));
  expect(ports.challenges.started).toEqual([{ userId: 'u1', challengeId: 1 }]);
});

it('brings the robot to the front of its side when a start is asked for, and a phone stays where it is', async () => {
  const { workspace, start, reach } = await enterConnected();
  const panels = selectPanels(workspace.getSnapshot())!;
  panels.send({ type: 'section.selected', section: 'centre' });
  panels.send({ type: 'panel.selected', panel: 'processes' });
  start();
  await reach('running');
  expect(selectRightPanel(panels.getSnapshot())).toBe('robot');
  expect(selectSection(panels.getSnapshot())).toBe('centre');
});

it('leaves in front what is chosen while the program is being built', async () => {
  const { workspace, start, reach } = await enterConnected();
  const panels = selectPanels(workspace.getSnapshot())!;
  start();
  panels.send({ type: 'panel.selected', panel: 'processes' });
  await reach('running');
  expect(selectRightPanel(panels.getSnapshot())).toBe('processes');
});

it('builds what was built already no second time', async () => {
  const { ports, launch, start, reach } = await enterConnected();
  start();
  await reach('running');
  launch.send({ type: 'stop.requested' });
  await reach('stopped');
  start();
  await reach('running');
  expect(ports.builds.requests).toHaveLength(1);
  expect(ports.processes.requests).toHaveLength(2);
});

it('starts what is in the editor, although an older text was being built', async () => {
  const { ports, program, type, start, reach } = await enterConnected();
  ports.files.gate.shut();
  program.send({ type: 'build.requested' });
  type(`${loaded}# more`);
  start();
  ports.files.gate.open();
  await reach('running');
  expect(ports.builds.requests.map(({ code }) => code)).toEqual([loaded, `${loaded}# more`]);
  expect(ports.processes.requests).toHaveLength(1);
});

it('starts nothing where the build failed, and says so beside the control, too', async () => {
  const { ports, launch, notes, type, start, reach } = await enterConnected();
  type(`${loaded}syntax error`);
  start();
  await reach('stopped');
  expect(selectOutcome(launch.getSnapshot())).toEqual({ kind: 'unbuilt', reason: 'failed', detail: 'invalid syntax' });
  expect(notes()).toEqual([{ kind: 'buildFailed', detail: 'invalid syntax' }]);
  expect(ports.processes.requests).toEqual([]);
});

it('learns from the list of processes what runs, and how it ended', async () => {
  const { connection, launch, processList, start, reach } = await enterConnected();
  start();
  await reach('running');
  connection.receive({ type: 'subscribed', success: true, process_id: 'p1', error: null });
  expect(selectSubscribedIds(processList.getSnapshot())).toEqual(['p1']);
  const ended = entry('p1', { command, status: 'finished', end: { reason: 'exited', code: 1 } });
  connection.receive({ type: 'process_list', processes: [ended] });
  await reach('stopped');
  expect(selectOutcome(launch.getSnapshot())).toEqual({ kind: 'ended', entry: ended });
});

it('still knows what it has started, and hears it, when a list comes that was told before the start', async () => {
  const { connection, launch, processList, start, reach } = await enterConnected();
  start();
  await reach('running');
  connection.receive({ type: 'subscribed', success: true, process_id: 'p1', error: null });
  connection.receive({
    type: 'process_list',
    processes: [entry('b1', { command: 'catkin build', status: 'finished' })],
  });
  expect(selectStatus(launch.getSnapshot())).toBe('running');
  expect(selectSubscribedIds(processList.getSnapshot())).toEqual(['p1']);
  connection.receive({ type: 'process_list', processes: [entry('p1', { command })] });
  connection.receive({ type: 'process_list', processes: [] });
  expect(selectOutcome(launch.getSnapshot())).toEqual({ kind: 'ended', entry: null });
});

it('waits for a connection that is lost before it starts', async () => {
  const { connection, ports, clock, launch, start, reach } = await enterConnected();
  connection.close();
  start();
  await reach('connecting');
  clock.increment(10_000);
  expect(selectOutcome(launch.getSnapshot())).toEqual({ kind: 'notConnected' });
  expect(ports.processes.requests).toEqual([]);
});

it('runs what was built for five seconds, and stops it before it says that it has', async () => {
  const { ports, clock, program, build, notes, reach } = await enterConnected();
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  build.send({ type: 'run.requested' });
  await reach('running');
  clock.increment(4999);
  expect(ports.processes.stopped).toEqual([]);
  clock.increment(1);
  expect([ports.processes.stopped, notes()]).toEqual([['p1'], [{ kind: 'executionCompleted' }]]);
  await reach('stopped');
  expect(ports.builds.requests).toHaveLength(1);
});

it('ends what a run has started once another challenge is worked on, and its five seconds pass', async () => {
  const { ports, clock, workspace, program, build, notes, reach } = await enterConnected();
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  build.send({ type: 'run.requested' });
  await reach('running');
  workspace.send({ type: 'challenge.changed', challengeId: null });
  expect([ports.processes.stopped, notes()]).toEqual([['p1'], []]);
  clock.increment(5000);
  expect([ports.processes.stopped, notes()]).toEqual([['p1'], [{ kind: 'executionCompleted' }]]);
});

it('says why a run could not start, and its time passes all the same', async () => {
  const { ports, clock, launch, program, build, notes, reach } = await enterConnected();
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  ports.processes.trouble({ outcome: 'refused', detail: 'no sandbox' });
  build.send({ type: 'run.requested' });
  await reach('stopped');
  expect(selectOutcome(launch.getSnapshot())).toEqual({ kind: 'startRefused', detail: 'no sandbox' });
  clock.increment(5000);
  expect(notes()).toEqual([{ kind: 'executionCompleted' }]);
});

it('forgets the program of another challenge', async () => {
  const { workspace, launch, start, reach } = await enterConnected();
  start();
  await reach('running');
  workspace.send({ type: 'challenge.changed', challengeId: 99 });
  expect([selectStatus(launch.getSnapshot()), launch.getSnapshot().context.path]).toEqual(['stopped', null]);
});

it('knows the program that ran already when the workspace was entered', async () => {
  const { connection, launch } = await enterConnected();
  connection.receive({ type: 'process_list', processes: [entry('p7', { command })] });
  expect(selectStatus(launch.getSnapshot())).toBe('running');
});
