import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  learnMachine,
  selectHasFailed,
  selectIsLearner,
  selectIsLoading,
  selectPaths,
  selectProgress,
} from '#machines/pages/learnMachine.ts';
import { selectRecord } from '#machines/pages/progressSelectors.ts';
import { fakeChallenges, navigationPath } from '../../fakes/fakeChallenges.ts';
import { advancedProgress, fakeProgress } from '../../fakes/fakeProgress.ts';

function openLearn(learnerId: string | null = null) {
  const challenges = fakeChallenges();
  const progress = fakeProgress(advancedProgress);
  const learn = createActor(learnMachine, { input: { challenges, progress, learnerId } }).start();
  return { challenges, progress, learn, now: () => learn.getSnapshot() };
}

it('lists the paths to whoever comes, and asks for nobody’s progress', async () => {
  const { learn, progress, now } = openLearn();
  expect(selectIsLoading(now())).toBe(true);
  await waitFor(learn, (snapshot) => snapshot.matches({ paths: 'loaded' }));
  expect(selectPaths(now())).toEqual([navigationPath]);
  expect(selectIsLearner(now())).toBe(false);
  expect(selectProgress(now())).toBeUndefined();
  expect(progress.asked).toEqual([]);
});

it('asks again for paths that did not come', async () => {
  const { challenges, learn, now } = openLearn();
  challenges.break('boom');
  await waitFor(learn, selectHasFailed);
  challenges.heal();
  learn.send({ type: 'retry.requested' });
  await waitFor(learn, (snapshot) => snapshot.matches({ paths: 'loaded' }));
  expect(selectHasFailed(now())).toBe(false);
});

it('asks for the progress of a learner, once they are known, and of another in their place', async () => {
  const { learn, progress, now } = openLearn();
  learn.send({ type: 'reader.changed', learnerId: 'u1' });
  const first = selectProgress(now())!;
  await waitFor(first, (snapshot) => selectRecord(snapshot) !== null);
  learn.send({ type: 'reader.changed', learnerId: 'u1' });
  expect(selectProgress(now())).toBe(first);
  learn.send({ type: 'reader.changed', learnerId: 'u2' });
  expect(selectProgress(now())).not.toBe(first);
  expect(progress.asked).toEqual(['u1', 'u2']);
});

it('forgets the progress of who has left', () => {
  const { learn, now } = openLearn('u1');
  expect(selectIsLearner(now())).toBe(true);
  learn.send({ type: 'reader.changed', learnerId: null });
  expect(selectProgress(now())).toBeUndefined();
});

it('keeps the paths when the progress does not come', async () => {
  const { learn, progress, now } = openLearn();
  progress.break('boom');
  learn.send({ type: 'reader.changed', learnerId: 'u1' });
  await waitFor(selectProgress(now())!, (snapshot) => snapshot.matches({ course: 'failed', achievements: 'failed' }));
  await waitFor(learn, (snapshot) => snapshot.matches({ paths: 'loaded' }));
  expect(selectPaths(now())).toEqual([navigationPath]);
});
