import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectStatus } from '#machines/workspace/buildSelectors.ts';
import { selectCode, selectIsDirty } from '#machines/workspace/fileSelectors.ts';
import { selectSubmission, selectVersionList } from '#machines/workspace/programSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { judgedAs, passed } from '../../fakes/fakeVerdicts.ts';
import { openProgram, other, path } from './openProgram.ts';

/** Where a file is whose text is open, and of which no save is queued. */
function opened(text: string, work: string) {
  return { open: { text, work, nextSave: 'none' } };
}

it('locks the file while it is built, and gives it back with what was stored', async () => {
  const { program, files, builds, file, stage, built } = await openProgram();
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  files.gate.shut();
  program.send({ type: 'build.requested' });
  expect([stage(), file.getSnapshot().value]).toEqual(['building', opened('modified', 'locked')]);
  files.gate.open();
  await built();
  expect([stage(), file.getSnapshot().value]).toEqual(['editing', opened('saved', 'ready')]);
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
  expect(builds.requests[0]).toMatchObject({ code: 'one!', packages: ['other_pkg'] });
});

it('goes on editing when there is no text to build', async () => {
  const { program, builds, reports, stage } = await openProgram();
  program.send({ type: 'problem.closed' });
  program.send({ type: 'build.requested' });
  expect(stage()).toBe('editing');
  expect(reports).toEqual([
    { type: 'program.opened' },
    { type: 'program.noted', lines: [{ kind: 'fileLoading' }] },
    { type: 'program.unbuilt', reason: 'unavailable', detail: null },
  ]);
  expect(builds.requests).toEqual([]);
});

it('builds what is being saved as soon as it is stored', async () => {
  const { program, files, file, builds, reports, stage, built } = await openProgram();
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  files.gate.shut();
  file.send({ type: 'save.requested' });
  reports.length = 0;
  program.send({ type: 'build.requested' });
  expect([stage(), reports]).toEqual(['locking', []]);
  files.gate.open();
  await waitFor(program, (snapshot) => snapshot.matches('building'));
  await built();
  expect(builds.requests).toMatchObject([{ code: 'one!', base: versionOf('one!') }]);
  expect(reports.filter(({ type }) => type === 'program.noted')).toEqual([]);
});

it('builds nothing while the learner is asked about the text, and says so', async () => {
  const { program, files, file, builds, reports, stage } = await openProgram();
  files.gate.shut();
  file.send({ type: 'save.requested' });
  files.disk[path] = 'somebody else';
  program.send({ type: 'start.requested' });
  reports.length = 0;
  files.gate.open();
  await waitFor(file, (snapshot) => snapshot.hasTag('confirming'));
  expect([stage(), reports, builds.requests]).toEqual([
    'editing',
    [
      { type: 'program.noted', lines: [{ kind: 'safetyCheckFailed', reason: 'changed_on_disk' }] },
      { type: 'program.noted', lines: [{ kind: 'fileUndecided' }] },
      { type: 'program.unbuilt', reason: 'undecided', detail: null },
    ],
    [],
  ]);
});

it('takes what the build of the last problem stored for nothing of the next one', async () => {
  const { program, files, file, build, stage, open, built } = await openProgram();
  files.gate.shut();
  program.send({ type: 'build.requested' });
  program.send({ type: 'problem.closed' });
  expect([stage(), selectStatus(build.getSnapshot())]).toEqual(['building', 'building']);
  program.send({ type: 'build.requested' });
  files.gate.open();
  await Promise.all([open(other), built()]);
  expect([selectCode(file.getSnapshot()), selectIsDirty(file.getSnapshot())]).toEqual(['two', false]);
  expect([stage(), selectStatus(build.getSnapshot())]).toEqual(['editing', 'unknown']);
});

it('builds the next problem once the build of the last one has ended', async () => {
  const { program, files, builds, open, built } = await openProgram();
  files.gate.shut();
  program.send({ type: 'build.requested' });
  files.gate.open();
  await Promise.all([open(other), built()]);
  program.send({ type: 'build.requested' });
  await built();
  expect(builds.requests.map((request) => request.path)).toEqual([path, other]);
});

it('says at once that what was built is built, when it is to be started', async () => {
  const { program, builds, reports, stage, built } = await openProgram();
  program.send({ type: 'build.requested' });
  await built();
  reports.length = 0;
  program.send({ type: 'start.requested' });
  expect([stage(), reports]).toEqual(['editing', [{ type: 'program.built', version: versionOf('one') }]]);
  expect(builds.requests).toHaveLength(1);
});

it('builds what was typed since, when it is to be started', async () => {
  const { program, file, builds, reports, built } = await openProgram();
  program.send({ type: 'build.requested' });
  await built();
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  reports.length = 0;
  program.send({ type: 'start.requested' });
  expect(reports).toEqual([]);
  await built();
  expect(builds.requests.map(({ code }) => code)).toEqual(['one', 'one!']);
  expect(reports.filter(({ type }) => type === 'program.built')).toHaveLength(1);
});

it('says that another build has the text, when it is to be started', async () => {
  const { program, files, reports } = await openProgram();
  files.gate.shut();
  program.send({ type: 'build.requested' });
  program.send({ type: 'start.requested' });
  expect(reports).toEqual([{ type: 'program.opened' }, { type: 'program.busy' }]);
});

it('says why something was not built', async () => {
  const { program, file, reports, built } = await openProgram();
  const unbuilt = () => reports.filter(({ type }) => type === 'program.unbuilt');
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 3, insert: 'syntax error' }], length: 12 });
  program.send({ type: 'start.requested' });
  await built();
  expect(unbuilt()).toEqual([{ type: 'program.unbuilt', reason: 'failed', detail: 'invalid syntax' }]);
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 12, insert: '' }], length: 0 });
  program.send({ type: 'start.requested' });
  expect(unbuilt().at(-1)).toEqual({ type: 'program.unbuilt', reason: 'emptyRefused', detail: null });
  program.send({ type: 'problem.closed' });
  program.send({ type: 'start.requested' });
  expect(unbuilt().at(-1)).toEqual({ type: 'program.unbuilt', reason: 'unavailable', detail: null });
});

it('brings an earlier version back, and loses nothing of what was typed since', async () => {
  const { program, file, files } = await openProgram();
  const list = selectVersionList(program.getSnapshot())!;
  const type = (insert: string) =>
    file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert }], length: 3 + insert.length });
  type('!');
  file.send({ type: 'save.requested' });
  await waitFor(file, (snapshot) => snapshot.hasTag('ready'));
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 4, insert: 'typed' }], length: 5 });
  list.send({ type: 'list.requested' });
  await waitFor(list, (snapshot) => snapshot.matches('listed'));
  list.send({ type: 'version.chosen', index: 0 });
  await waitFor(list, (snapshot) => snapshot.matches('comparing'));
  list.send({ type: 'restore.requested' });
  await waitFor(list, (snapshot) => snapshot.matches('closed'));
  await waitFor(file, (snapshot) => snapshot.hasTag('ready'));
  expect(files.history.get(path)).toEqual([
    { code: 'one!', kind: 'saved' },
    { code: 'typed', kind: 'kept' },
    { code: 'one!', kind: 'restored' },
  ]);
  expect(selectCode(file.getSnapshot())).toBe('one!');
});

it('says that the answer to a build was lost, and goes on waiting for it', async () => {
  const { program, builds, build, reports, stage } = await openProgram();
  builds.lose('answers');
  program.send({ type: 'build.requested' });
  await waitFor(build, (snapshot) => selectStatus(snapshot) === 'interrupted');
  expect(stage()).toBe('building');
  expect(reports.at(-1)).toEqual({
    type: 'program.noted',
    lines: [{ kind: 'buildInterrupted', detail: 'Network Error' }],
  });
});

it('tells its submission of a new connection, over which is asked again what came of it', async () => {
  const { program, challenges, verdicts } = await openProgram();
  challenges.remember({ submissionId: 7, at: '2026-01-01T00:00:00Z' });
  verdicts.say(new Error('Network Error'), judgedAs(passed));
  program.send({ type: 'problem.opened', path: other, packages: [], challengeId: 1 });
  const submission = selectSubmission(program.getSnapshot())!;
  await waitFor(submission, (snapshot) => snapshot.matches('unknown'));
  program.send({ type: 'runtime.connected' });
  await waitFor(submission, (snapshot) => snapshot.matches('judged'));
  expect(verdicts.asked).toEqual([7, 7]);
});
