import { expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import { selectIsBuilding, selectStatus } from '#machines/workspace/buildSelectors.ts';
import { selectCode, selectIsConflict, selectIsDirty, selectIsReady } from '#machines/workspace/fileSelectors.ts';
import type { ProgramReport } from '#machines/workspace/programEvents.ts';
import { programMachine } from '#machines/workspace/programMachine.ts';
import { selectBuild, selectFile, selectRecovery, selectVersionList } from '#machines/workspace/programSelectors.ts';
import { selectOffer } from '#machines/workspace/recoverySelectors.ts';
import { fakeBuilds } from '../../fakes/fakeBuilds.ts';
import { fakeChallenges } from '../../fakes/fakeChallenges.ts';
import { fakeDrafts } from '../../fakes/fakeDrafts.ts';
import { fakeFiles } from '../../fakes/fakeFiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeVerdicts } from '../../fakes/fakeVerdicts.ts';

const path = '/ws/src/gazebo_test_pkg/scripts/a.py';
const other = '/ws/src/gazebo_test_pkg/scripts/b.py';

/** A program whose file has been opened. */
async function openProgram(disk: Record<string, string> = { [path]: 'one', [other]: 'two' }) {
  const files = fakeFiles(disk);
  const drafts = fakeDrafts();
  const builds = fakeBuilds(files);
  const owner = fakeOwner<ProgramReport>();
  const [challenges, verdicts] = [fakeChallenges(), fakeVerdicts()];
  const input = { files, drafts, builds, challenges, verdicts, userId: 'u1', owner: owner.actor };
  const clock = new SimulatedClock();
  const program = createActor(programMachine, { clock, input }).start();
  const file = selectFile(program.getSnapshot())!;
  const build = selectBuild(program.getSnapshot())!;
  const stage = () => program.getSnapshot().value;
  const open = async (to: string) => {
    program.send({ type: 'problem.opened', path: to, packages: ['other_pkg'], challengeId: null });
    await waitFor(file, selectIsReady);
  };
  const built = () => waitFor(build, (snapshot) => !selectIsBuilding(snapshot));
  const kept = () =>
    waitFor(program.getSnapshot().children.draft!, (snapshot) => snapshot.matches({ open: 'resting' }));
  await open(path);
  return { program, clock, kept, files, drafts, builds, reports: owner.reports, file, build, stage, open, built };
}

it('locks the file while it is built, and gives it back with what was stored', async () => {
  const { program, files, builds, file, stage, built } = await openProgram();
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  files.gate.shut();
  program.send({ type: 'build.requested' });
  expect([stage(), file.getSnapshot().value]).toEqual(['building', { open: { text: 'modified', work: 'locked' } }]);
  files.gate.open();
  await built();
  expect([stage(), file.getSnapshot().value]).toEqual(['editing', { open: { text: 'saved', work: 'ready' } }]);
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
  expect([stage(), reports]).toEqual(['editing', [{ type: 'program.built' }]]);
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

/** Types one letter behind the text, and lets the time pass after which it is kept. */
async function typeOn({ clock, file, kept }: Awaited<ReturnType<typeof openProgram>>): Promise<void> {
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  clock.increment(500);
  await kept();
}

it('keeps what is typed in this browser until it is saved', async () => {
  const opened = await openProgram();
  const { clock, drafts, file, kept } = opened;
  await typeOn(opened);
  expect(drafts.kept).toMatchObject([{ userId: 'u1', path, code: 'one!', base: 'sha256-one' }]);
  file.send({ type: 'save.requested' });
  await waitFor(file, (snapshot) => !selectIsDirty(snapshot));
  clock.increment(500);
  await kept();
  expect(drafts.kept).toEqual([]);
});

it('offers what was left unsaved when its file is opened again, and brings it back when the learner wants it', async () => {
  const opened = await openProgram();
  const { program, clock, drafts, file, open, kept } = opened;
  const recovery = selectRecovery(program.getSnapshot())!;
  await typeOn(opened);
  await open(other);
  await open(path);
  await waitFor(recovery, (snapshot) => selectOffer(snapshot) !== null);
  expect(selectCode(file.getSnapshot())).toBe('one');
  recovery.send({ type: 'restore.requested' });
  expect(selectCode(file.getSnapshot())).toBe('one!');
  expect(selectOffer(recovery.getSnapshot())).toBeNull();
  clock.increment(500);
  await kept();
  expect(drafts.kept).toMatchObject([{ code: 'one!' }]);
});

it.each([
  { what: 'keeps', line: { kind: 'draftNotKept', fault: 'full' } },
  { what: 'finds', line: { kind: 'draftsNotRead' } },
] as const)('says in a console that the browser $what nothing', async ({ line }) => {
  const opened = await openProgram();
  opened.drafts.fail('full');
  await opened.open(other);
  await opened.open(path);
  await typeOn(opened);
  expect(opened.reports).toContainEqual({ type: 'program.noted', lines: [line] });
});

it('offers mine again when theirs was chosen in a conflict', async () => {
  const opened = await openProgram();
  const { program, files, file } = opened;
  await typeOn(opened);
  files.disk[path] = 'theirs';
  file.send({ type: 'save.requested' });
  await waitFor(file, selectIsConflict);
  file.send({ type: 'reload.requested' });
  const recovery = await waitFor(selectRecovery(program.getSnapshot())!, (snapshot) => selectOffer(snapshot) !== null);
  expect(selectCode(file.getSnapshot())).toBe('theirs');
  expect(selectOffer(recovery)).toMatchObject({ code: 'one!', base: 'sha256-one' });
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
