import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type VerifyEmailReport,
  selectEmail,
  selectIsBusy,
  selectSent,
  verifyEmailMachine,
} from '#machines/session/verifyEmailMachine.ts';
import type { AuthPort } from '#machines/ports/authPort.ts';
import { fakeAuth } from '../../fakes/fakeAuth.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openPage({ email = 'grace@example.com' } = {}) {
  const auth = fakeAuth();
  const { actor: owner, reports } = fakeOwner<VerifyEmailReport>();
  const page = createActor(verifyEmailMachine, { input: { auth, email, returnTo: '/challenge/2', owner } }).start();
  const rest = () => waitFor(page, (snapshot) => snapshot.matches('resting'));
  return { auth, page, reports, rest };
}

it('sends the email once more, to the address that the first one went to, and to lead to the same path', async () => {
  const { auth, page, reports, rest } = openPage();
  expect(selectEmail(page.getSnapshot())).toBe('grace@example.com');
  expect(selectSent(page.getSnapshot())).toBe(0);
  page.send({ type: 'email.requested' });
  await rest();
  expect(auth.emails).toEqual([{ kind: 'confirmation', to: 'grace@example.com' }]);
  expect(auth.returnTos).toEqual(['/challenge/2']);
  expect(reports).toEqual([{ type: 'verifyEmail.sent' }]);
  expect(selectSent(page.getSnapshot())).toBe(1);
});

it('is busy for as long as an email is being sent, and sends one at a time', async () => {
  const { auth, page, rest } = openPage();
  auth.gate.shut();
  expect(selectIsBusy(page.getSnapshot())).toBe(false);
  page.send({ type: 'email.requested' });
  page.send({ type: 'email.requested' });
  expect(selectIsBusy(page.getSnapshot())).toBe(true);
  auth.gate.open();
  await rest();
  expect(selectIsBusy(page.getSnapshot())).toBe(false);
  expect(auth.emails).toHaveLength(1);
});

it('sends nothing while nobody said where to', () => {
  const { page } = openPage({ email: '' });
  page.send({ type: 'email.requested' });
  expect(selectIsBusy(page.getSnapshot())).toBe(false);
});

it('counts no email that could not be sent', async () => {
  const { auth, page, reports, rest } = openPage();
  auth.break('Network Error');
  page.send({ type: 'email.requested' });
  await rest();
  expect(reports).toEqual([{ type: 'verifyEmail.failed' }]);
  expect(selectSent(page.getSnapshot())).toBe(0);
});

it('counts no email that was refused, and repeats why', async () => {
  const auth: AuthPort = {
    ...fakeAuth(),
    resendConfirmation: async () => ({ outcome: 'refused', message: 'Wait first' }),
  };
  const { actor: owner, reports } = fakeOwner<VerifyEmailReport>();
  const page = createActor(verifyEmailMachine, {
    input: { auth, returnTo: null, email: 'grace@example.com', owner },
  }).start();
  page.send({ type: 'email.requested' });
  await waitFor(page, (snapshot) => snapshot.matches('resting'));
  expect(reports).toEqual([{ type: 'verifyEmail.refused', message: 'Wait first' }]);
  expect(selectSent(page.getSnapshot())).toBe(0);
});
