import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectConflict, selectPendingConfirmation, selectStatus } from '#machines/workspace/buildSelectors.ts';
import { selectCode, selectIsDirty, selectPath } from '#machines/workspace/fileSelectors.ts';
import { openProgram, other, path } from './openProgram.ts';

type Opened = Awaited<ReturnType<typeof openProgram>>;

const isAsking = ({ build }: Opened) => selectPendingConfirmation(build.getSnapshot()) !== null;

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
  expect(reports.filter(({ type }) => type === 'program.noted')).toEqual([]);
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
});
