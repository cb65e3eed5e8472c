import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type ProgressReport, progressMachine } from '#machines/pages/progressMachine.ts';
import {
  selectAchievements,
  selectHasFailed,
  selectHasFailedAchievements,
  selectIsLoading,
  selectIsLoadingAchievements,
  selectRecord,
} from '#machines/pages/progressSelectors.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { advancedProgress, fakeProgress, firstSteps } from '../../fakes/fakeProgress.ts';

function openProgress() {
  const port = fakeProgress(advancedProgress, [firstSteps]);
  const { actor: owner, reports } = fakeOwner<ProgressReport>();
  const progress = createActor(progressMachine, { input: { progress: port, userId: 'u1', owner } }).start();
  const settled = () =>
    waitFor(progress, (snapshot) => !selectIsLoading(snapshot) && !selectIsLoadingAchievements(snapshot));
  return { port, progress, reports, settled };
}

it('knows how far this learner has come, and what they earned, once it is there', async () => {
  const { port, progress, reports, settled } = openProgress();
  expect(selectRecord(progress.getSnapshot())).toBeNull();
  expect(selectHasFailed(progress.getSnapshot())).toBe(false);
  expect(selectHasFailedAchievements(progress.getSnapshot())).toBe(false);
  expect(selectAchievements(progress.getSnapshot())).toEqual([]);
  await settled();
  expect(port.asked).toEqual(['u1']);
  expect(selectRecord(progress.getSnapshot())).toEqual(advancedProgress);
  expect(selectAchievements(progress.getSnapshot())).toEqual([firstSteps]);
  expect(reports).toEqual([]);
});

it('says of each of both that it did not come, and asks again for what did not', async () => {
  const { port, progress, reports, settled } = openProgress();
  port.break('Network Error');
  await settled();
  expect(selectHasFailed(progress.getSnapshot())).toBe(true);
  expect(selectHasFailedAchievements(progress.getSnapshot())).toBe(true);
  expect(reports).toEqual([{ type: 'progress.failed' }, { type: 'progress.achievementsFailed' }]);
  port.heal();
  progress.send({ type: 'retry.requested' });
  expect(selectIsLoading(progress.getSnapshot())).toBe(true);
  expect(selectIsLoadingAchievements(progress.getSnapshot())).toBe(true);
  await settled();
  expect(selectRecord(progress.getSnapshot())).toEqual(advancedProgress);
  expect(selectAchievements(progress.getSnapshot())).toEqual([firstSteps]);
  progress.send({ type: 'retry.requested' });
  expect(selectIsLoading(progress.getSnapshot())).toBe(false);
});
