import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type NewPasswordReport,
  newPasswordMachine,
  selectErrors,
  selectIsBusy,
  selectPassword,
  selectPasswordAgain,
  selectPasswordLength,
  selectWeaknesses,
} from '#machines/session/newPasswordMachine.ts';
import { ada, fakeAuth, password as present } from '../../fakes/fakeAuth.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openForm({ user = ada, passwordLength = 6 }: { user?: typeof ada | null; passwordLength?: number } = {}) {
  const auth = fakeAuth(user, passwordLength);
  const { actor: owner, reports } = fakeOwner<NewPasswordReport>();
  const form = createActor(newPasswordMachine, { input: { auth, owner } }).start();
  const fill = (password: string, passwordAgain: string) => {
    form.send({ type: 'password.typed', password });
    form.send({ type: 'passwordAgain.typed', passwordAgain });
    form.send({ type: 'form.submitted' });
  };
  const answered = () => waitFor(form, (snapshot) => !snapshot.matches('saving'));
  return { auth, form, reports, fill, answered };
}

it.each([
  ['', '', { password: 'required' }],
  ['12345', '12345', { password: 'short' }],
  ['123456', '123457', { passwordAgain: 'different' }],
  ['', 'x', { password: 'required', passwordAgain: 'different' }],
] as const)('says what is wrong with "%s" and "%s", and asks nobody', (password, again, errors) => {
  const { form, fill, reports } = openForm();
  fill(password, again);
  expect(selectErrors(form.getSnapshot())).toEqual(errors);
  expect(selectIsBusy(form.getSnapshot())).toBe(false);
  expect(reports).toEqual([]);
});

it('asks for as long a password as the site does', async () => {
  const { form, fill } = openForm({ passwordLength: 8 });
  await waitFor(form, (snapshot) => selectPasswordLength(snapshot) === 8);
  fill('1234567', '1234567');
  expect(selectErrors(form.getSnapshot())).toEqual({ password: 'short' });
  fill('12345678', '12345678');
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
});

it('trusts a field again as soon as something is typed into it', () => {
  const { form, fill } = openForm();
  fill('', 'x');
  form.send({ type: 'password.typed', password: '1' });
  expect(selectErrors(form.getSnapshot())).toEqual({ password: undefined, passwordAgain: 'different' });
  form.send({ type: 'passwordAgain.typed', passwordAgain: '1' });
  expect(selectErrors(form.getSnapshot())).toEqual({ password: undefined, passwordAgain: undefined });
});

it('is busy from the moment it is sent until its owner has led on', async () => {
  const { auth, form, fill, reports, answered } = openForm();
  auth.gate.shut();
  fill('123456', '123456');
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
  expect(reports).toEqual([]);
  auth.gate.open();
  await answered();
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
  expect(reports).toEqual([{ type: 'newPassword.saved' }]);
});

it('repeats a refusal, and loses nothing of what was typed', async () => {
  const { form, fill, reports, answered } = openForm();
  fill(present, present);
  await answered();
  expect(reports).toEqual([
    { type: 'newPassword.refused', message: 'New password should be different from the old password.' },
  ]);
  expect(selectIsBusy(form.getSnapshot())).toBe(false);
  expect(selectPassword(form.getSnapshot())).toBe(present);
  expect(selectPasswordAgain(form.getSnapshot())).toBe(present);
  expect(selectWeaknesses(form.getSnapshot())).toEqual([]);
});

it('refuses whoever has no session, in the words of the provider', async () => {
  const { fill, reports, answered } = openForm({ user: null });
  fill('123456', '123456');
  await answered();
  expect(reports).toEqual([{ type: 'newPassword.refused', message: 'Auth session missing!' }]);
});

it('lets the form be sent again when the service breaks', async () => {
  const { auth, form, fill, reports, answered } = openForm();
  auth.break('Network Error');
  fill('123456', '123456');
  await answered();
  expect(selectIsBusy(form.getSnapshot())).toBe(false);
  expect(reports).toEqual([{ type: 'newPassword.failed' }]);
});
