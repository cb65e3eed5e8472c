import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectPendingConfirmation } from '#machines/workspace/buildSelectors.ts';
import { timings } from '#machines/timings.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { openProgram, path } from './openProgram.ts';

/** A program whose `one!` was stored without an answer; `one!!` is typed since. */
async function withLost() {
  const opened = await openProgram();
  const { file, files } = opened;
  files.loseAnswers();
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  file.send({ type: 'save.requested' });
  await waitFor(file, (snapshot) => snapshot.hasTag('ready'));
  files.heal();
  file.send({ type: 'code.edited', changes: [{ from: 4, to: 4, insert: '!' }], length: 5 });
  return opened;
}

it("builds without a question where what is there is the learner's own, stored by a save whose answer was lost", async () => {
  const { program, files, builds, built, reports } = await withLost();
  program.send({ type: 'build.requested' });
  await built();
  expect(builds.requests.map(({ code, base }) => [code, base])).toEqual([
    ['one!!', versionOf('one')],
    ['one!!', versionOf('one!')],
  ]);
  expect(files.disk[path]).toBe('one!!');
  expect(reports).toContainEqual({ type: 'program.built', version: versionOf('one!!') });
});

it('asks before it builds where somebody else has written since', async () => {
  const { program, files, build } = await withLost();
  files.disk[path] = 'somebody else';
  program.send({ type: 'build.requested' });
  await waitFor(build, (snapshot) => selectPendingConfirmation(snapshot) !== null);
  expect(files.disk[path]).toBe('somebody else');
});

it('saves without a question behind a build that stored its text and was forgotten with the server', async () => {
  const { program, clock, file, files, builds, build, built, reports } = await openProgram();
  builds.lose('answers');
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  program.send({ type: 'build.requested' });
  await waitFor(build, (snapshot) => snapshot.hasTag('interrupted'));
  file.send({ type: 'code.edited', changes: [{ from: 4, to: 4, insert: '!' }], length: 5 });
  builds.forget();
  builds.reconnect();
  clock.increment(timings.recheckDelay);
  await built();
  expect([files.disk[path], reports.at(-1)]).toMatchObject(['one!', { type: 'program.unbuilt', reason: 'broken' }]);
  file.send({ type: 'save.requested' });
  await waitFor(file, (snapshot) => snapshot.hasTag('ready') || snapshot.hasTag('confirming'));
  expect([file.getSnapshot().hasTag('confirming'), files.disk[path]]).toEqual([false, 'one!!']);
});
