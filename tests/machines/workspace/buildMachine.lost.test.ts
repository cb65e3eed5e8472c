/** The answer to a build was lost, and what came of it is asked for. */
import { expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import type { BuildReport } from '#machines/workspace/buildEvents.ts';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { selectStatus } from '#machines/workspace/buildSelectors.ts';
import { fakeBuilds } from '../../fakes/fakeBuilds.ts';
import { fakeFiles, versionOf } from '../../fakes/fakeFiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

const path = '/ws/src/a.py';

it.each([
  ['it still runs', async () => ({ outcome: 'running' as const })],
  ['nobody could be asked', async () => Promise.reject(new Error('Network Error'))],
])('asks again where %s', async (_, outcomeOf) => {
  const files = fakeFiles({ [path]: 'one' });
  const builds = fakeBuilds(files);
  const clock = new SimulatedClock();
  const { actor: owner } = fakeOwner<BuildReport>();
  const build = createActor(buildMachine, { clock, input: { builds, files, owner } }).start();
  const recheck = () => {
    clock.increment(3000);
    return waitFor(build, (snapshot) => !snapshot.matches({ active: { stage: 'asking' } }));
  };
  builds.lose('answers');
  build.send({ type: 'draft.given', draft: { path, code: 'two', saved: 'one', base: versionOf('one') }, packages: [] });
  await waitFor(build, (snapshot) => selectStatus(snapshot) === 'interrupted');
  builds.reconnect();
  const answer = builds.outcomeOf.bind(builds);
  builds.outcomeOf = outcomeOf;
  await recheck();
  expect(selectStatus(build.getSnapshot())).toBe('interrupted');
  builds.outcomeOf = answer;
  await recheck();
  expect(selectStatus(build.getSnapshot())).toBe('success');
});
