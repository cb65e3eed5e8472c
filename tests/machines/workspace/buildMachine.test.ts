import { SimulatedClock, createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import {
  selectPendingConfirmation,
  selectIsBuilding,
  selectIsRunnable,
  selectProblems,
  selectStatus,
} from '#machines/workspace/buildSelectors.ts';
import type { BuildReport } from '#machines/workspace/buildEvents.ts';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { fakeBuilds } from '../../fakes/fakeBuilds.ts';
import { fakeFiles, versionOf } from '../../fakes/fakeFiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

const path = '/ws/src/gazebo_test_pkg/scripts/a.py';
const stored = 'x'.repeat(101);
const packages = ['gazebo_test_pkg', 'other_pkg'];

/** A build over a disk on which a text of 101 characters is stored. */
function openBuild() {
  const files = fakeFiles({ [path]: stored });
  const builds = fakeBuilds(files);
  const owner = fakeOwner<BuildReport>();
  const clock = new SimulatedClock();
  const build = createActor(buildMachine, { clock, input: { builds, files, owner: owner.actor } }).start();
  const now = () => build.getSnapshot();
  const give = (code: string, base: string | null = versionOf(stored)) =>
    build.send({ type: 'draft.given', draft: { path, code, saved: stored, base }, packages });
  const answered = () => waitFor(build, (snapshot) => !selectIsBuilding(snapshot));
  const built = async (code: string) => {
    give(code);
    await answered();
  };
  return { build, clock, files, builds, reports: owner.reports, now, give, answered, built };
}

const enough = 'y'.repeat(11);
const little = 'y'.repeat(10);
const faulty = `${enough} syntax error`;
const fault = { file: path, line: 1, message: 'invalid syntax' };

it('begins with nothing built', () => {
  const { now, reports } = openBuild();
  expect([selectStatus(now()), selectIsBuilding(now()), selectIsRunnable(now())]).toEqual(['unknown', false, false]);
  expect([selectProblems(now()), selectPendingConfirmation(now())]).toEqual([[], null]);
  expect(reports).toEqual([]);
});

it('builds what it was given, and says what was stored by that', async () => {
  const { builds, now, reports, give, answered } = openBuild();
  give(enough);
  expect([selectStatus(now()), selectIsBuilding(now()), selectIsRunnable(now())]).toEqual(['building', true, false]);
  await answered();
  expect(builds.requests).toEqual([{ path, code: enough, base: versionOf(stored), packages, cleanFirst: false }]);
  expect([selectStatus(now()), selectIsRunnable(now())]).toEqual(['success', true]);
  const kept = { code: enough, version: versionOf(enough), savedAt: 1001 };
  expect(reports).toEqual([{ type: 'build.succeeded', stored: kept, processId: 'build-1' }]);
});

it('says what is wrong with a text that could not be built, and what was stored all the same', async () => {
  const { now, reports, built } = openBuild();
  await built(faulty);
  expect([selectStatus(now()), selectIsRunnable(now())]).toEqual(['failure', false]);
  expect(selectProblems(now())).toEqual([fault]);
  const kept = { code: faulty, version: versionOf(faulty), savedAt: 1001 };
  expect(reports).toEqual([{ type: 'build.failed', stored: kept, detail: 'invalid syntax' }]);
});

it('says that nothing was stored when the server could not', async () => {
  const { files, now, reports, built } = openBuild();
  files.fail('no disk');
  await built(enough);
  expect(selectStatus(now())).toBe('failure');
  expect(reports).toEqual([{ type: 'build.failed', stored: null, detail: 'no disk' }]);
});

it('takes a build that broke for one that failed', async () => {
  const { files, now, reports, built } = openBuild();
  files.break('Network Error');
  await built(enough);
  expect(selectStatus(now())).toBe('failure');
  expect(reports).toEqual([{ type: 'build.broken', detail: 'Network Error' }]);
});

it.each(['heal', 'fail', 'break'] as const)(
  'does not know how a text that changed meanwhile was built (%s)',
  async (trouble) => {
    const { build, files, now, reports, give, answered } = openBuild();
    files[trouble]('boom');
    give(enough);
    build.send({ type: 'code.changed' });
    expect(selectStatus(now())).toBe('building');
    await answered();
    expect([selectStatus(now()), selectIsRunnable(now())]).toEqual(['unknown', false]);
    expect(selectProblems(now())).toEqual([]);
    expect(reports).toHaveLength(1);
    files.heal();
    give(enough, versionOf(files.disk[path]!));
    await answered();
    expect(selectStatus(now())).toBe('success');
  },
);

it.each([enough, faulty])('knows nothing of %j once something was typed', async (code) => {
  const { build, now, built } = openBuild();
  await built(code);
  build.send({ type: 'code.changed' });
  expect([selectStatus(now()), selectIsRunnable(now())]).toEqual(['unknown', false]);
  expect(selectProblems(now())).toEqual([]);
});

it('forgets the old faults with the next build, and when it refuses to build nothing', async () => {
  const { now, give, answered, built } = openBuild();
  await built(faulty);
  give(faulty, versionOf(faulty));
  expect(selectProblems(now())).toEqual([]);
  await answered();
  expect(selectProblems(now())).toEqual([fault]);
  give('');
  expect([selectStatus(now()), selectProblems(now())]).toEqual(['unknown', []]);
});

it.each(['', ' \n'])('refuses to build %j over something', (code) => {
  const { builds, now, reports, give } = openBuild();
  give(code);
  expect(reports).toEqual([{ type: 'build.emptyRefused' }]);
  expect([selectStatus(now()), selectPendingConfirmation(now())]).toEqual(['unknown', null]);
  expect(builds.requests).toEqual([]);
});

it('asks before it builds 10 characters over 101, and forces that only when told to', async () => {
  const { build, builds, now, reports, give, answered } = openBuild();
  give(little);
  expect([selectStatus(now()), selectPendingConfirmation(now())]).toEqual(['unknown', { kind: 'shrinks' }]);
  expect(builds.requests).toEqual([]);
  build.send({ type: 'overwrite.confirmed' });
  expect([selectStatus(now()), selectPendingConfirmation(now())]).toEqual(['building', null]);
  await answered();
  expect(builds.requests[0]?.force).toEqual({ base: versionOf(stored) });
  give(`${enough}!`, versionOf(little));
  await answered();
  expect(builds.requests[1]?.force).toBeUndefined();
  expect(reports.map(({ type }) => type)).toEqual(['build.succeeded', 'build.succeeded']);
});

it('builds nothing that the learner declined, nor forces it later', async () => {
  const { build, builds, now, reports, give, built } = openBuild();
  give(little);
  build.send({ type: 'overwrite.declined' });
  expect([selectStatus(now()), selectPendingConfirmation(now())]).toEqual(['unknown', null]);
  expect(reports).toEqual([{ type: 'build.cancelled' }]);
  await built(enough);
  expect(builds.requests.map(({ force }) => force)).toEqual([undefined]);
});

it('does not know the outcome when something was typed while the learner decided', async () => {
  const { build, now, give, answered } = openBuild();
  give(little);
  build.send({ type: 'code.changed' });
  build.send({ type: 'overwrite.confirmed' });
  await answered();
  expect(selectStatus(now())).toBe('unknown');
});

it('asks again about a version that it was not confirmed to replace', async () => {
  const { build, files, builds, now, reports, built, answered } = openBuild();
  files.disk[path] = 'somebody else';
  await built(enough);
  const current = versionOf('somebody else');
  expect(selectPendingConfirmation(now())).toEqual({ kind: 'refused', reason: 'changed_on_disk', current });
  expect(reports).toEqual([{ type: 'build.refused', reason: 'changed_on_disk' }]);
  build.send({ type: 'overwrite.confirmed' });
  await answered();
  expect(builds.requests[1]?.force).toEqual({ base: current });
  expect([selectStatus(now()), selectPendingConfirmation(now())]).toEqual(['success', null]);
});

it('lets only what was built successfully run', async () => {
  const { build, reports, built, give, answered } = openBuild();
  const run = () => build.send({ type: 'run.requested' });
  run();
  await built(faulty);
  run();
  expect(reports).not.toContainEqual({ type: 'build.released' });
  give(enough, versionOf(faulty));
  run();
  await answered();
  expect(reports.at(-1)?.type).toBe('build.succeeded');
  run();
  expect(reports.at(-1)).toEqual({ type: 'build.released' });
});

/** A build whose answer was lost on the way. */
async function openInterrupted(code: string, lost: 'answers' | 'requests' = 'answers') {
  const opened = openBuild();
  opened.builds.lose(lost);
  opened.give(code);
  await waitFor(opened.build, (snapshot) => selectStatus(snapshot) === 'interrupted');
  const recheck = () => {
    opened.clock.increment(3000);
    return waitFor(opened.build, (snapshot) => !snapshot.matches({ active: { stage: 'asking' } }));
  };
  return { ...opened, recheck };
}

it('knows nothing of a build whose answer was lost, and says so', async () => {
  const { now, reports } = await openInterrupted(enough);
  expect([selectStatus(now()), selectIsBuilding(now()), selectIsRunnable(now())]).toEqual(['interrupted', true, false]);
  expect(reports).toEqual([{ type: 'build.interrupted', detail: 'Network Error' }]);
});

it.each([
  [enough, 'success', 'build.succeeded'],
  [faulty, 'failure', 'build.failed'],
])('asks every 3 seconds how the build of %j ended until it is told', async (code, status, report) => {
  const { clock, builds, now, reports, recheck } = await openInterrupted(code);
  clock.increment(2999);
  expect(now().matches({ active: { stage: 'interrupted' } })).toBe(true);
  await recheck();
  expect(selectStatus(now())).toBe('interrupted');
  builds.reconnect();
  await recheck();
  expect(selectStatus(now())).toBe(status);
  expect(reports.at(-1)?.type).toBe(report);
});

it('takes a build that never reached the server for none', async () => {
  const { builds, now, reports, recheck } = await openInterrupted(enough, 'requests');
  builds.reconnect();
  await recheck();
  expect(selectStatus(now())).toBe('unknown');
  expect(reports.at(-1)).toEqual({ type: 'build.broken', detail: 'Network Error' });
});

it('does not know how a text that changed was built, also when the answer was lost', async () => {
  const { build, builds, now, recheck } = await openInterrupted(enough);
  build.send({ type: 'code.changed' });
  builds.reconnect();
  await recheck();
  expect([selectStatus(now()), selectIsRunnable(now())]).toEqual(['unknown', false]);
});
