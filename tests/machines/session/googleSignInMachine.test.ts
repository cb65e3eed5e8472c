import { expect, it } from 'vitest';
import { SimulatedClock, createActor, toPromise, waitFor } from 'xstate';
import {
  type GoogleSignInReport,
  googleSignInMachine,
  selectIsLeaving,
} from '#machines/session/googleSignInMachine.ts';
import type { AuthPort } from '#machines/ports/authPort.ts';
import { fakeAuth } from '../../fakes/fakeAuth.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openButton({ returnTo = null }: { returnTo?: string | null } = {}) {
  const auth = fakeAuth();
  const clock = new SimulatedClock();
  const { actor: owner, reports } = fakeOwner<GoogleSignInReport>();
  const button = createActor(googleSignInMachine, { clock, input: { auth, returnTo, owner } }).start();
  return { auth, clock, button, reports };
}

it('leaves with the path that the visitor was going to', async () => {
  const { auth, button, reports } = openButton({ returnTo: '/challenge/2' });
  expect(selectIsLeaving(button.getSnapshot())).toBe(false);
  button.send({ type: 'google.requested' });
  expect(selectIsLeaving(button.getSnapshot())).toBe(true);
  await toPromise(button.getSnapshot().children['leave']!);
  expect(auth.returnTos).toEqual(['/challenge/2']);
  expect(reports).toEqual([]);
});

it('may be pressed again ten seconds later, by whoever came back instead', () => {
  const { clock, button, auth } = openButton();
  auth.gate.shut();
  button.send({ type: 'google.requested' });
  clock.increment(9999);
  expect(selectIsLeaving(button.getSnapshot())).toBe(true);
  clock.increment(1);
  expect(selectIsLeaving(button.getSnapshot())).toBe(false);
});

it.each([
  ['its page is left', ({ button }: ReturnType<typeof openButton>) => button.stop()],
  ['it may be pressed again', ({ clock }: ReturnType<typeof openButton>) => clock.increment(10_000)],
])('leads nowhere any more once %s', (_, pass) => {
  const opened = openButton();
  opened.auth.gate.shut();
  opened.button.send({ type: 'google.requested' });
  expect(opened.auth.isLeaving()).toBe(true);
  pass(opened);
  expect(opened.auth.isLeaving()).toBe(false);
});

it('may be pressed again as soon as leaving failed', async () => {
  const { auth, button, reports } = openButton();
  auth.break('Network Error');
  button.send({ type: 'google.requested' });
  await waitFor(button, (snapshot) => !selectIsLeaving(snapshot));
  expect(reports).toEqual([{ type: 'googleSignIn.failed' }]);
});

it('repeats why nobody is led there, and may be pressed again', async () => {
  const auth: AuthPort = { ...fakeAuth(), leaveForGoogle: async () => ({ outcome: 'refused', message: 'Not today' }) };
  const { actor: owner, reports } = fakeOwner<GoogleSignInReport>();
  const button = createActor(googleSignInMachine, { input: { auth, returnTo: null, owner } }).start();
  button.send({ type: 'google.requested' });
  await waitFor(button, (snapshot) => !selectIsLeaving(snapshot));
  expect(reports).toEqual([{ type: 'googleSignIn.refused', message: 'Not today' }]);
});
