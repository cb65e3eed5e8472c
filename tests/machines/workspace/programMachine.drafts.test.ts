import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectConflict, selectPendingConfirmation as selectPendingBuild } from '#machines/workspace/buildSelectors.ts';
import { selectCode, selectPendingConfirmation, selectIsDirty } from '#machines/workspace/fileSelectors.ts';
import { isConflict } from '#machines/workspace/pendingConfirmation.ts';
import { selectRecovery } from '#machines/workspace/programSelectors.ts';
import { selectOffer } from '#machines/workspace/recoverySelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { openProgram, other, path, typeOn } from './openProgram.ts';

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
  await waitFor(file, (snapshot) => isConflict(selectPendingConfirmation(snapshot)));
  file.send({ type: 'reload.requested' });
  const recovery = await waitFor(selectRecovery(program.getSnapshot())!, (snapshot) => selectOffer(snapshot) !== null);
  expect(selectCode(file.getSnapshot())).toBe('theirs');
  expect(selectOffer(recovery)).toMatchObject({ code: 'one!', base: 'sha256-one' });
});

it('leads a build of a stale text into the same conflict, where theirs is shown and mine offered again', async () => {
  const opened = await openProgram();
  const { program, files, file, build, reports, stage } = opened;
  await typeOn(opened);
  files.disk[path] = 'theirs';
  program.send({ type: 'build.requested' });
  await waitFor(build, (snapshot) => isConflict(selectPendingBuild(snapshot)));
  expect(selectConflict(build.getSnapshot())?.getSnapshot().context.path).toBe(path);
  build.send({ type: 'reload.requested' });
  const recovery = await waitFor(selectRecovery(program.getSnapshot())!, (snapshot) => selectOffer(snapshot) !== null);
  expect([stage(), selectCode(file.getSnapshot()), files.disk[path]]).toEqual(['editing', 'theirs', 'theirs']);
  expect(selectOffer(recovery)).toMatchObject({ code: 'one!', base: versionOf('one') });
  expect(reports).toContainEqual({ type: 'program.unbuilt', reason: 'discarded', detail: null });
});

it('builds anew what the server has another text of by now, and asks whose it shall be', async () => {
  const { program, files, builds, build, built, reports } = await openProgram();
  program.send({ type: 'build.requested' });
  await built();
  files.disk[path] = 'theirs';
  reports.length = 0;
  program.send({ type: 'start.outdated' });
  program.send({ type: 'start.requested' });
  await waitFor(build, (snapshot) => isConflict(selectPendingBuild(snapshot)));
  expect(reports).not.toContainEqual(expect.objectContaining({ type: 'program.built' }));
  build.send({ type: 'overwrite.confirmed' });
  await built();
  expect(files.disk[path]).toBe('one');
  expect(builds.requests.at(-1)).toMatchObject({ force: { base: versionOf('theirs') } });
  expect(reports).toContainEqual({ type: 'program.built', version: versionOf('one') });
});

it('types on in the draft that was brought back, and keeps no second one', async () => {
  const opened = await openProgram();
  const { program, clock, drafts, file, open, kept } = opened;
  const recovery = selectRecovery(program.getSnapshot())!;
  await typeOn(opened);
  await open(other);
  await open(path);
  await waitFor(recovery, (snapshot) => selectOffer(snapshot) !== null);
  recovery.send({ type: 'restore.requested' });
  file.send({ type: 'code.edited', changes: [{ from: 4, to: 4, insert: '?' }], length: 5 });
  clock.increment(500);
  await kept();
  expect(drafts.kept.map(({ code }) => code)).toEqual(['one!?']);
});

it('keeps what was just typed before a question may take it from the editor', async () => {
  const { program, drafts, files, file, kept } = await openProgram();
  files.disk[path] = 'theirs';
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  file.send({ type: 'save.requested' });
  await waitFor(file, (snapshot) => isConflict(selectPendingConfirmation(snapshot)));
  await kept();
  expect(drafts.kept.map(({ code }) => code)).toEqual(['one!']);
  file.send({ type: 'reload.requested' });
  const recovery = await waitFor(selectRecovery(program.getSnapshot())!, (snapshot) => selectOffer(snapshot) !== null);
  expect(selectOffer(recovery)).toMatchObject({ code: 'one!' });
});

it('keeps what was just typed before a build that is refused may take it from the editor', async () => {
  const { program, drafts, files, file, build, kept } = await openProgram();
  files.disk[path] = 'theirs';
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  program.send({ type: 'build.requested' });
  await waitFor(build, (snapshot) => isConflict(selectPendingBuild(snapshot)));
  await kept();
  expect(drafts.kept.map(({ code }) => code)).toEqual(['one!']);
});
