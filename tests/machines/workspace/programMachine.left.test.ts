import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectConflict, selectPendingConfirmation, selectStatus } from '#machines/workspace/buildSelectors.ts';
import { selectCode, selectIsDirty, selectPath } from '#machines/workspace/fileSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { openProgram, other, path } from './openProgram.ts';

type Opened = Awaited<ReturnType<typeof openProgram>>;

const isAsking = ({ build }: Opened) => selectPendingConfirmation(build.getSnapshot()) !== null;

const noted = ({ reports }: Opened) => reports.filter(({ type }) => type === 'program.noted');

/** Goes to the other problem, as a learner does: the first one is closed. */
async function goOn({ program, open }: Opened) {
  program.send({ type: 'problem.closed' });
  await open(other);
}

it('asks nothing about the file of a challenge that is not open any more', async () => {
  const opened = await openProgram();
  const { program, files, file, build, stage, reports, builds, built } = opened;
  files.disk[path] = 'somebody else';
  program.send({ type: 'build.requested' });
  await waitFor(build, (snapshot) => selectPendingConfirmation(snapshot) !== null);
  reports.length = 0;
  await goOn(opened);
  expect([isAsking(opened), selectConflict(build.getSnapshot()), stage()]).toEqual([false, undefined, 'editing']);
  expect(noted(opened)).toEqual([]);
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  build.send({ type: 'reload.requested' });
  expect([selectPath(file.getSnapshot()), selectCode(file.getSnapshot())]).toEqual([other, 'two!']);
  expect(selectIsDirty(file.getSnapshot())).toBe(true);
  program.send({ type: 'build.requested' });
  await built();
  expect(builds.requests.at(-1)).toMatchObject({ path: other, code: 'two!' });
});

it('asks nothing either where there is something to ask once the file was left', async () => {
  const opened = await openProgram();
  const { program, files, build, stage, built } = opened;
  files.disk[path] = 'somebody else';
  files.gate.shut();
  program.send({ type: 'build.requested' });
  program.send({ type: 'problem.closed' });
  expect(selectStatus(build.getSnapshot())).toBe('building');
  files.gate.open();
  await built();
  await opened.open(other);
  expect([isAsking(opened), stage(), selectStatus(build.getSnapshot())]).toEqual([false, 'editing', 'unknown']);
  expect(files.disk[path]).toBe('somebody else');
  expect(noted(opened)).toEqual([]);
});

/** A program that builds its file while another one is opened, of which it is known that it was built. */
async function openWhileBuilt(text = 'one!') {
  const opened = await openProgram();
  const { program, files, file } = opened;
  const end = { outcome: 'succeeded', processId: 'b1', version: versionOf('two'), savedAt: 5, size: 3 } as const;
  files.builds.set(other, { version: end.version, end });
  file.send({ type: 'code.edited', changes: [{ from: 0, to: 3, insert: text }], length: text.length });
  opened.builds.gate.shut();
  program.send({ type: 'build.requested' });
  await goOn(opened);
  return opened;
}

it('knows how the build of a file ended that was opened while another was built', async () => {
  const { build, builds, built } = await openWhileBuilt();
  expect(selectStatus(build.getSnapshot())).toBe('building');
  builds.gate.open();
  await built();
  expect(selectStatus(build.getSnapshot())).toBe('success');
});

it('knows no more how it ended once something was typed into it', async () => {
  const { build, builds, file, built } = await openWhileBuilt();
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  builds.gate.open();
  await built();
  expect(selectStatus(build.getSnapshot())).toBe('unknown');
});

it('says nothing of how the build of a file ended that was left, and says it of one that is open again', async () => {
  const left = await openWhileBuilt('syntax error');
  left.builds.gate.open();
  await left.built();
  expect([noted(left), selectStatus(left.build.getSnapshot())]).toEqual([[], 'success']);
  const back = await openWhileBuilt('syntax error');
  back.program.send({ type: 'problem.closed' });
  await back.open(path);
  back.builds.gate.open();
  await back.built();
  expect(noted(back)).toEqual([{ type: 'program.noted', lines: [{ kind: 'buildFailed', detail: 'invalid syntax' }] }]);
});

it('says nothing of a build that waited for a file that was left', async () => {
  const opened = await openProgram();
  const { program, files, file, stage } = opened;
  files.gate.shut();
  file.send({ type: 'save.requested' });
  program.send({ type: 'build.requested' });
  program.send({ type: 'problem.closed' });
  expect([noted(opened), stage()]).toEqual([[], 'editing']);
});
