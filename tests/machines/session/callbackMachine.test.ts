import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type CallbackReport,
  type CallbackStatus,
  callbackMachine,
  selectMessage,
  selectStatus,
} from '#machines/session/callbackMachine.ts';
import type { CallbackAnswer } from '#machines/ports/authPort.ts';
import { ada, fakeAuth } from '../../fakes/fakeAuth.ts';
import { fakeProfiles } from '../../fakes/fakeProfiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function comeBackWith(answer: CallbackAnswer) {
  const auth = fakeAuth();
  const profiles = fakeProfiles();
  const { actor: owner, reports } = fakeOwner<CallbackReport>();
  auth.comeBackWith(answer);
  const callback = createActor(callbackMachine, { input: { auth, profiles, owner } }).start();
  const status = (wanted: CallbackStatus) => waitFor(callback, (snapshot) => selectStatus(snapshot) === wanted);
  const reach = (state: Parameters<ReturnType<typeof callback.getSnapshot>['matches']>[0]) =>
    waitFor(callback, (snapshot) => snapshot.matches(state));
  return { auth, profiles, callback, reports, status, reach };
}

it('stores what the account says before it leads on to where the learner was going', async () => {
  const { profiles, callback, reports, reach } = comeBackWith({
    outcome: 'signedIn',
    user: ada,
    returnTo: '/challenge/2',
  });
  profiles.gate.shut();
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  await reach('saving');
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  expect(reports).toEqual([]);
  profiles.gate.open();
  await reach('welcomed');
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  expect(profiles.saved).toEqual([ada]);
  expect(reports).toEqual([{ type: 'callback.welcomed', returnTo: '/challenge/2' }]);
});

it('leads on whoever is signed in already, and stores nothing', async () => {
  const { profiles, callback, reports, reach } = comeBackWith({ outcome: 'alreadySignedIn', returnTo: '/challenge/2' });
  await reach('welcomed');
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  expect(profiles.saved).toEqual([]);
  expect(reports).toEqual([{ type: 'callback.passed', returnTo: '/challenge/2' }]);
});

it('stores it once more when that failed, without signing in again', async () => {
  const { profiles, callback, reports, status, reach } = comeBackWith({
    outcome: 'signedIn',
    user: ada,
    returnTo: null,
  });
  profiles.break('Network Error');
  await status('unsaved');
  expect(reports).toEqual([]);
  profiles.heal();
  callback.send({ type: 'retry.requested' });
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  await reach('welcomed');
  expect(profiles.saved).toEqual([ada]);
  expect(reports).toEqual([{ type: 'callback.welcomed', returnTo: null }]);
});

it('leads whoever opened a recovery email to a new password, and stores nothing', async () => {
  const { profiles, callback, reports, reach } = comeBackWith({ outcome: 'recovering' });
  await reach('recovering');
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  expect(reports).toEqual([{ type: 'callback.recovering' }]);
  expect(profiles.saved).toEqual([]);
});

it('says that an e-mail is confirmed whose sign-in was not started in this browser', async () => {
  const { callback, reports, status } = comeBackWith({ outcome: 'confirmed' });
  await status('confirmed');
  expect(selectMessage(callback.getSnapshot())).toBeNull();
  expect(reports).toEqual([]);
});

it('repeats why there is no session', async () => {
  const { callback, reports, status } = comeBackWith({ outcome: 'refused', message: 'No session defined in URL.' });
  await status('refused');
  expect(selectMessage(callback.getSnapshot())).toBe('No session defined in URL.');
  expect(reports).toEqual([]);
});

it('has no words of its own for what broke', async () => {
  const { auth, callback, status } = comeBackWith({ outcome: 'confirmed' });
  auth.break('TypeError: undefined is not a function');
  await status('refused');
  expect(selectMessage(callback.getSnapshot())).toBeNull();
});
