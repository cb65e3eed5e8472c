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
import { witness } from '../../fakes/witness.ts';

function comeBackWith(answer: CallbackAnswer) {
  const auth = fakeAuth();
  const profiles = fakeProfiles();
  const { actor: owner, told } = witness<CallbackReport>();
  auth.comeBackWith(answer);
  const callback = createActor(callbackMachine, { input: { auth, profiles, owner } }).start();
  const status = (wanted: CallbackStatus) => waitFor(callback, (snapshot) => selectStatus(snapshot) === wanted);
  const reach = (state: Parameters<ReturnType<typeof callback.getSnapshot>['matches']>[0]) =>
    waitFor(callback, (snapshot) => snapshot.matches(state));
  return { auth, profiles, callback, told, status, reach };
}

it('stores what the account says before it leads on to where the learner was going', async () => {
  const { profiles, callback, told, reach } = comeBackWith({
    outcome: 'signedIn',
    user: ada,
    returnTo: '/challenge/2',
  });
  profiles.gate.shut();
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  await reach('saving');
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  expect(told).toEqual([]);
  profiles.gate.open();
  await reach('welcomed');
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  expect(profiles.saved).toEqual([ada]);
  expect(told).toEqual([{ type: 'callback.welcomed', returnTo: '/challenge/2' }]);
});

it('leads on whoever is signed in already, and stores nothing', async () => {
  const { profiles, callback, told, reach } = comeBackWith({ outcome: 'alreadySignedIn', returnTo: '/challenge/2' });
  await reach('welcomed');
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  expect(profiles.saved).toEqual([]);
  expect(told).toEqual([{ type: 'callback.passed', returnTo: '/challenge/2' }]);
});

it('stores it once more when that failed, without signing in again', async () => {
  const { profiles, callback, told, status, reach } = comeBackWith({ outcome: 'signedIn', user: ada, returnTo: null });
  profiles.break('Network Error');
  await status('unsaved');
  expect(told).toEqual([]);
  profiles.heal();
  callback.send({ type: 'retry.requested' });
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  await reach('welcomed');
  expect(profiles.saved).toEqual([ada]);
  expect(told).toEqual([{ type: 'callback.welcomed', returnTo: null }]);
});

it('leads whoever opened a recovery email to a new password, and stores nothing', async () => {
  const { profiles, callback, told, reach } = comeBackWith({ outcome: 'recovering' });
  await reach('recovering');
  expect(selectStatus(callback.getSnapshot())).toBe('busy');
  expect(told).toEqual([{ type: 'callback.recovering' }]);
  expect(profiles.saved).toEqual([]);
});

it('says that an e-mail is confirmed whose sign-in was not started in this browser', async () => {
  const { callback, told, status } = comeBackWith({ outcome: 'confirmed' });
  await status('confirmed');
  expect(selectMessage(callback.getSnapshot())).toBeNull();
  expect(told).toEqual([]);
});

it('repeats why there is no session', async () => {
  const { callback, told, status } = comeBackWith({ outcome: 'refused', message: 'No session defined in URL.' });
  await status('refused');
  expect(selectMessage(callback.getSnapshot())).toBe('No session defined in URL.');
  expect(told).toEqual([]);
});

it('has no words of its own for what broke', async () => {
  const { auth, callback, status } = comeBackWith({ outcome: 'confirmed' });
  auth.break('TypeError: undefined is not a function');
  await status('refused');
  expect(selectMessage(callback.getSnapshot())).toBeNull();
});
