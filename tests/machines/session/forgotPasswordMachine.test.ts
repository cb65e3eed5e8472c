import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type ForgotPasswordReport,
  forgotPasswordMachine,
  selectEmail,
  selectError,
  selectIsBusy,
  selectIsSent,
} from '#machines/session/forgotPasswordMachine.ts';
import type { AuthPort } from '#machines/ports/authPort.ts';
import { fakeAuth } from '../../fakes/fakeAuth.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openForm() {
  const auth = fakeAuth();
  const { actor: owner, reports } = fakeOwner<ForgotPasswordReport>();
  const form = createActor(forgotPasswordMachine, { input: { auth, owner } }).start();
  const send = (email: string) => {
    form.send({ type: 'email.typed', email });
    form.send({ type: 'form.submitted' });
  };
  return { auth, form, reports, send };
}

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['ada', 'invalid'],
  ['ada@example', 'invalid'],
] as const)('asks for no email to %j', (email, error) => {
  const { auth, form, send } = openForm();
  send(email);
  expect(selectError(form.getSnapshot())).toBe(error);
  expect(selectIsBusy(form.getSnapshot())).toBe(false);
  expect(auth.emails).toEqual([]);
});

it('forgives an address as soon as it is typed into', () => {
  const { form, send } = openForm();
  send('ada');
  form.send({ type: 'email.typed', email: 'ada@' });
  expect(selectError(form.getSnapshot())).toBeNull();
});

it('asks for an email to the address without the spaces around it, and says so only once it is sent', async () => {
  const { auth, form, reports, send } = openForm();
  auth.gate.shut();
  send(' ada@example.com ');
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
  expect(selectIsSent(form.getSnapshot())).toBe(false);
  auth.gate.open();
  await waitFor(form, selectIsSent);
  expect(selectIsBusy(form.getSnapshot())).toBe(false);
  expect(auth.emails).toEqual([{ kind: 'recovery', to: 'ada@example.com' }]);
  expect(reports).toEqual([]);
});

it('keeps the address for whoever wants to correct it', async () => {
  const { form, send } = openForm();
  send('ada@example.com');
  await waitFor(form, selectIsSent);
  form.send({ type: 'correction.requested' });
  expect(selectIsSent(form.getSnapshot())).toBe(false);
  expect(selectEmail(form.getSnapshot())).toBe('ada@example.com');
});

it('says when the call itself failed, and keeps the address', async () => {
  const { auth, form, reports, send } = openForm();
  auth.break('Network Error');
  send('ada@example.com');
  await waitFor(form, (snapshot) => !selectIsBusy(snapshot));
  expect(reports).toEqual([{ type: 'forgotPassword.failed' }]);
  expect(selectEmail(form.getSnapshot())).toBe('ada@example.com');
  expect(selectIsSent(form.getSnapshot())).toBe(false);
});

it('repeats why no email is sent, and keeps the address', async () => {
  const auth: AuthPort = { ...fakeAuth(), sendRecovery: async () => ({ outcome: 'refused', message: 'Wait first' }) };
  const { actor: owner, reports } = fakeOwner<ForgotPasswordReport>();
  const form = createActor(forgotPasswordMachine, { input: { auth, owner } }).start();
  form.send({ type: 'email.typed', email: 'ada@example.com' });
  form.send({ type: 'form.submitted' });
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  expect(reports).toEqual([{ type: 'forgotPassword.refused', message: 'Wait first' }]);
  expect(selectEmail(form.getSnapshot())).toBe('ada@example.com');
});
