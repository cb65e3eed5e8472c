import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type ProfileReport,
  profileMachine,
  selectDataExport,
  selectHasFailed,
  selectIsLoading,
  selectProfile,
  selectTab,
} from '#machines/pages/profileMachine.ts';
import { complete, fakeProfiles } from '../../fakes/fakeProfiles.ts';
import { fakeExport } from '../../fakes/fakeExport.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openProfile({ userId = 'u1' } = {}) {
  const profiles = fakeProfiles({ u1: complete });
  const { actor: owner, reports } = fakeOwner<ProfileReport>();
  const exports = fakeExport();
  const profile = createActor(profileMachine, { input: { profiles, exports, userId, owner } }).start();
  const settled = () => waitFor(profile, (snapshot) => !selectIsLoading(snapshot));
  return { profiles, profile, exports, reports, settled };
}

it('shows what is known about this learner, once it is there', async () => {
  const { profile, reports, settled } = openProfile();
  expect(selectIsLoading(profile.getSnapshot())).toBe(true);
  expect(selectProfile(profile.getSnapshot())).toBeNull();
  await settled();
  expect(selectProfile(profile.getSnapshot())).toEqual({ user_name: null, title: 'Engineer' });
  expect(selectHasFailed(profile.getSnapshot())).toBe(false);
  expect(reports).toEqual([]);
});

it('knows nothing about a learner of whom nothing is stored', async () => {
  const { profile, settled } = openProfile({ userId: 'u2' });
  await settled();
  expect(selectProfile(profile.getSnapshot())).toBeNull();
  expect(selectHasFailed(profile.getSnapshot())).toBe(false);
});

it('says when nothing came, and asks again when it is told to', async () => {
  const { profiles, profile, reports, settled } = openProfile();
  profiles.break('Network Error');
  await settled();
  expect(selectHasFailed(profile.getSnapshot())).toBe(true);
  expect(reports).toEqual([{ type: 'profile.failed' }]);
  profiles.heal();
  profile.send({ type: 'retry.requested' });
  expect(selectIsLoading(profile.getSnapshot())).toBe(true);
  await settled();
  expect(selectProfile(profile.getSnapshot())).toEqual({ user_name: null, title: 'Engineer' });
});

it('shows what was completed first, and then the tab that was chosen', async () => {
  const { profile, settled } = openProfile();
  expect(selectTab(profile.getSnapshot())).toBe('completed');
  profile.send({ type: 'tab.chosen', tab: 'achievements' });
  await settled();
  expect(selectTab(profile.getSnapshot())).toBe('achievements');
});

it('gives learners what belongs to them when they ask for it', async () => {
  const { profile, exports } = openProfile();
  selectDataExport(profile.getSnapshot())?.send({ type: 'export.requested' });
  await expect.poll(() => exports.given()).toBe(1);
});
