import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectUnseen } from '#machines/widgets/panelsMachine.ts';
import {
  selectPendingConfirmation as selectPendingBuild,
  selectIsRunnable,
  selectProblems,
  selectStatus as selectBuildStatus,
} from '#machines/workspace/buildSelectors.ts';
import { selectIsDirty, selectIsReady } from '#machines/workspace/fileSelectors.ts';
import { selectIsRunning } from '#machines/workspace/runMachine.ts';
import { selectIsLoading, selectPanels } from '#machines/workspace/workspaceSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { enterWorkspace, loaded, path } from './enterWorkspace.ts';

it('refuses to build before the file has loaded', async () => {
  const { workspace, program, ports, notes } = enterWorkspace(1, {}, ({ files }) => files.gate.shut());
  await waitFor(workspace, (snapshot) => snapshot.matches({ problem: 'open' }));
  program.send({ type: 'build.requested' });
  expect(notes()).toEqual([{ kind: 'fileLoading' }]);
  expect(ports.builds.requests).toEqual([]);
});

it.each([
  { name: 'is on its way', challengeId: 2, problems: 'held' },
  { name: 'does not exist', challengeId: 99, problems: 'answered' },
  { name: 'did not come', challengeId: 2, problems: 'broken' },
])('neither builds nor runs the last challenge where another one $name', async ({ challengeId, problems }) => {
  const { workspace, program, ports, build, run, ready } = enterWorkspace();
  await ready();
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  if (problems === 'held') ports.challenges.gate.shut();
  if (problems === 'broken') ports.challenges.break('boom');
  workspace.send({ type: 'challenge.changed', challengeId });
  if (problems !== 'held') await waitFor(workspace, (snapshot) => !selectIsLoading(snapshot));
  program.send({ type: 'build.requested' });
  build.send({ type: 'run.requested' });
  expect(ports.builds.requests).toHaveLength(1);
  expect(selectIsRunning(run.getSnapshot())).toBe(false);
});

it('builds what is typed, and has saved it by that', async () => {
  const { program, ports, file, build, ready, built, type } = enterWorkspace();
  await ready();
  type(`${loaded}# more`);
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  expect(ports.files.disk[path]).toBe(`${loaded}# more`);
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
  expect(ports.builds.requests[0]).toMatchObject({ packages: ['gazebo_test_pkg'], base: versionOf(loaded) });
  type(loaded);
  expect(selectBuildStatus(build.getSnapshot())).toBe('unknown');
  await built();
});

it('shows the faults of a failed build, whose text is stored all the same', async () => {
  const { workspace, program, file, build, notes, ready, type } = enterWorkspace();
  await ready();
  type(`${loaded}syntax error`);
  program.send({ type: 'build.requested' });
  await waitFor(build, (snapshot) => selectBuildStatus(snapshot) === 'failure');
  expect(selectProblems(build.getSnapshot())).toEqual([{ file: path, line: 21, message: 'invalid syntax' }]);
  expect(notes()).toEqual([{ kind: 'buildFailed', detail: 'invalid syntax' }]);
  // A phone shows neither the code nor the consoles yet.
  expect(selectUnseen(selectPanels(workspace.getSnapshot())!.getSnapshot())).toEqual(['right', 'centre']);
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
  type(loaded);
  expect(selectProblems(build.getSnapshot())).toEqual([]);
});

it('does not know the outcome of a build when something was typed meanwhile', async () => {
  const { program, ports, build, ready, type } = enterWorkspace();
  await ready();
  ports.files.gate.shut();
  program.send({ type: 'build.requested' });
  expect(selectBuildStatus(build.getSnapshot())).toBe('building');
  type('typed meanwhile');
  ports.files.gate.open();
  await waitFor(build, (snapshot) => selectBuildStatus(snapshot) !== 'building');
  expect(selectBuildStatus(build.getSnapshot())).toBe('unknown');
});

it('does not know the outcome of a build that broke when something was typed meanwhile', async () => {
  const { program, ports, build, notes, ready, type } = enterWorkspace();
  await ready();
  ports.files.gate.shut();
  ports.files.break('Network Error');
  program.send({ type: 'build.requested' });
  type('typed meanwhile');
  ports.files.gate.open();
  await waitFor(build, (snapshot) => selectBuildStatus(snapshot) !== 'building');
  expect(selectBuildStatus(build.getSnapshot())).toBe('unknown');
  expect(notes()).toEqual([{ kind: 'buildBroken', detail: 'Network Error' }]);
});

it('refuses to build nothing over something', async () => {
  const { program, ports, file, notes, ready, type } = enterWorkspace();
  await ready();
  type('');
  program.send({ type: 'build.requested' });
  expect(notes()).toEqual([{ kind: 'buildOfNothing' }]);
  expect(ports.builds.requests).toEqual([]);
  expect(file.getSnapshot().hasTag('ready')).toBe(true);
});

it('asks before it builds little over much, and gives the file back when the learner declines', async () => {
  const { program, ports, file, build, notes, ready, type } = enterWorkspace();
  await ready();
  type('x');
  program.send({ type: 'build.requested' });
  expect(selectPendingBuild(build.getSnapshot())).toEqual({ kind: 'shrinks' });
  build.send({ type: 'overwrite.declined' });
  expect(notes()).toEqual([{ kind: 'saveCancelled' }]);
  expect(file.getSnapshot().hasTag('ready')).toBe(true);
  program.send({ type: 'build.requested' });
  build.send({ type: 'overwrite.confirmed' });
  await waitFor(build, selectIsRunnable);
  expect(ports.files.disk[path]).toBe('x');
});

it('forces a build only over the version that the server named', async () => {
  const { program, ports, build, notes, ready } = enterWorkspace();
  await ready();
  ports.files.disk[path] = 'somebody else';
  program.send({ type: 'build.requested' });
  await waitFor(build, (snapshot) => selectPendingBuild(snapshot) !== null);
  expect(notes()).toEqual([{ kind: 'safetyCheckFailed', reason: 'changed_on_disk' }]);
  build.send({ type: 'overwrite.confirmed' });
  await waitFor(build, selectIsRunnable);
  expect(ports.builds.requests.map(({ force }) => force)).toEqual([undefined, { base: versionOf('somebody else') }]);
});

it('hands in what was built, and says so once it is stored', async () => {
  const { workspace, program, ports, build, notes, ready, type } = enterWorkspace();
  await ready();
  type(`${loaded}# solved`);
  build.send({ type: 'submit.requested' });
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  build.send({ type: 'submit.requested' });
  await waitFor(workspace, () => notes().length > 0);
  expect(notes()).toEqual([{ kind: 'solutionSubmitted' }]);
  expect(ports.challenges.submitted).toEqual([{ userId: 'u1', challengeId: 1, code: `${loaded}# solved` }]);
});

it('says why a solution could not be stored', async () => {
  const { workspace, program, ports, build, notes, ready } = enterWorkspace();
  await ready();
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  ports.challenges.break('no database');
  build.send({ type: 'submit.requested' });
  await waitFor(workspace, () => notes().length > 0);
  expect(notes()).toEqual([{ kind: 'submitFailed', detail: 'no database' }]);
});

it('does not say that a solution is not stored where nobody said so', async () => {
  const { workspace, program, ports, build, notes, ready } = enterWorkspace();
  await ready();
  program.send({ type: 'build.requested' });
  await waitFor(build, selectIsRunnable);
  ports.challenges.loseAnswers();
  build.send({ type: 'submit.requested' });
  await waitFor(workspace, () => notes().length > 0);
  expect(notes()).toEqual([{ kind: 'submitUnanswered', detail: { code: 'service_unreachable', facts: {} } }]);
});

it.each([
  { name: 'succeeded', code: loaded, status: 'success', problems: 0 },
  { name: 'failed', code: `${loaded}syntax error`, status: 'failure', problems: 1 },
])('knows of a stored text that its build $name, and can do with it what can be done after a build', async (kept) => {
  const { workspace, program, ports, file, build, notes, ready, built, type } = enterWorkspace(1, { [path]: loaded });
  await ready();
  type(kept.code);
  program.send({ type: 'build.requested' });
  await built();
  workspace.send({ type: 'challenge.changed', challengeId: 99 });
  await waitFor(workspace, (snapshot) => !selectIsLoading(snapshot));
  workspace.send({ type: 'challenge.changed', challengeId: 1 });
  await waitFor(file, selectIsReady);
  expect(selectBuildStatus(build.getSnapshot())).toBe(kept.status);
  expect(selectProblems(build.getSnapshot())).toHaveLength(kept.problems);
  if (kept.status === 'failure') return;
  build.send({ type: 'submit.requested' });
  await waitFor(workspace, () => notes().length > 0);
  expect(ports.challenges.submitted).toEqual([{ userId: 'u1', challengeId: 1, code: kept.code }]);
});
