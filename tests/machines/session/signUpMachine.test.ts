import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type SignUpReport,
  selectEmail,
  selectErrors,
  selectIsBusy,
  selectPassword,
  selectPasswordAgain,
  selectPasswordLength,
  selectWeaknesses,
  signUpMachine,
} from '#machines/session/signUpMachine.ts';
import type { AuthPort } from '#machines/ports/authPort.ts';
import { fakeAuth } from '../../fakes/fakeAuth.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openForm({ passwordLength = 6 } = {}) {
  const auth = fakeAuth(null, passwordLength);
  const { actor: owner, reports } = fakeOwner<SignUpReport>();
  const form = createActor(signUpMachine, { input: { auth, returnTo: '/challenges', owner } }).start();
  const fill = (email: string, password: string, passwordAgain: string) => {
    form.send({ type: 'email.typed', email });
    form.send({ type: 'password.typed', password });
    form.send({ type: 'passwordAgain.typed', passwordAgain });
    form.send({ type: 'form.submitted' });
  };
  const answered = () => waitFor(form, (snapshot) => !snapshot.matches('submitting'));
  return { auth, form, reports, fill, answered };
}

it.each([
  ['', '', '', { email: 'required', password: 'required' }],
  ['ada', 'secret', 'secret', { email: 'invalid' }],
  ['ada@example.com', '12345', '12345', { password: 'short' }],
  ['ada@example.com', '123456', '123457', { passwordAgain: 'different' }],
  ['ada@example.com', '', 'x', { password: 'required', passwordAgain: 'different' }],
] as const)('says what is wrong with "%s", "%s" and "%s", and asks nobody', (email, password, again, errors) => {
  const { auth, form, fill, reports } = openForm();
  fill(email, password, again);
  expect(selectErrors(form.getSnapshot())).toEqual(errors);
  expect(auth.emails).toEqual([]);
  expect(reports).toEqual([]);
});

it('asks for as long a password as the site does', async () => {
  const { form, fill, reports } = openForm({ passwordLength: 8 });
  await waitFor(form, (snapshot) => selectPasswordLength(snapshot) === 8);
  fill('ada@example.com', '1234567', '1234567');
  expect(selectErrors(form.getSnapshot())).toEqual({ password: 'short' });
  fill('ada@example.com', '12345678', '12345678');
  expect(reports).toEqual([{ type: 'signUp.submitted' }]);
});

it('trusts a field again as soon as something is typed into it', () => {
  const { form, fill } = openForm();
  fill('', '', 'x');
  form.send({ type: 'password.typed', password: '1' });
  expect(selectErrors(form.getSnapshot())).toEqual({
    email: 'required',
    password: undefined,
    passwordAgain: 'different',
  });
});

it('trusts the second password again as soon as it is typed into, and nothing else', () => {
  const { form, fill } = openForm();
  fill('ada@example.com', '', 'x');
  form.send({ type: 'passwordAgain.typed', passwordAgain: '' });
  expect(selectErrors(form.getSnapshot())).toEqual({ password: 'required', passwordAgain: undefined });
});

it('sends an email to the address without the spaces around it', async () => {
  const { auth, form, fill, answered, reports } = openForm();
  fill(' grace@example.com ', '123456', '123456');
  await answered();
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
  expect(auth.returnTos).toEqual(['/challenges']);
  expect(auth.emails).toEqual([{ kind: 'confirmation', to: 'grace@example.com' }]);
  expect(reports).toEqual([{ type: 'signUp.submitted' }, { type: 'signUp.emailSent', email: 'grace@example.com' }]);
});

it('shows why a password is weak until another one is typed, and loses nothing', async () => {
  const { form, fill, answered, reports } = openForm();
  fill('grace@example.com', 'password', 'password');
  await answered();
  expect(selectWeaknesses(form.getSnapshot())).toEqual(['pwned']);
  expect(selectEmail(form.getSnapshot())).toBe('grace@example.com');
  expect(selectPassword(form.getSnapshot())).toBe('password');
  expect(selectPasswordAgain(form.getSnapshot())).toBe('password');
  expect(reports.at(-1)).toEqual({ type: 'signUp.refused', message: 'Password is known to be weak' });
  form.send({ type: 'password.typed', password: 'password1' });
  expect(selectWeaknesses(form.getSnapshot())).toEqual([]);
});

it('lets the form be sent again when the service breaks', async () => {
  const { auth, form, fill, answered, reports } = openForm();
  auth.break('Network Error');
  fill('grace@example.com', '123456', '123456');
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
  await answered();
  expect(selectIsBusy(form.getSnapshot())).toBe(false);
  expect(reports.at(-1)).toEqual({ type: 'signUp.failed' });
});

it('says that whoever signed up is in where no email is needed', async () => {
  const auth: AuthPort = { ...fakeAuth(), signUp: async () => ({ outcome: 'signedIn' }) };
  const { actor: owner, reports } = fakeOwner<SignUpReport>();
  const form = createActor(signUpMachine, { input: { auth, returnTo: '/challenges', owner } }).start();
  form.send({ type: 'email.typed', email: 'grace@example.com' });
  form.send({ type: 'password.typed', password: '123456' });
  form.send({ type: 'passwordAgain.typed', passwordAgain: '123456' });
  form.send({ type: 'form.submitted' });
  await waitFor(form, (snapshot) => snapshot.matches('signedUp'));
  expect(reports).toEqual([{ type: 'signUp.submitted' }, { type: 'signUp.succeeded' }]);
});
