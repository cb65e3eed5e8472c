import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type SignInReport,
  selectEmail,
  selectErrors,
  selectIsBusy,
  selectPassword,
  signInMachine,
} from '#machines/session/signInMachine.ts';
import { ada, fakeAuth, password } from '../../fakes/fakeAuth.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openForm() {
  const auth = fakeAuth();
  const owner = fakeOwner<SignInReport>();
  const form = createActor(signInMachine, { input: { auth, returnTo: '/challenge/3', owner: owner.actor } }).start();
  const fill = (email: string, secret: string) => {
    form.send({ type: 'email.typed', email });
    form.send({ type: 'password.typed', password: secret });
    form.send({ type: 'form.submitted' });
  };
  return { form, auth, fill, reports: owner.reports };
}

it.each([
  ['', '', { email: 'required', password: 'required' }],
  ['ada', 'x', { email: 'invalid' }],
  ['ada@example', 'x', { email: 'invalid' }],
  ['ada example@x.y', 'x', { email: 'invalid' }],
  ['ada@example.com', '', { password: 'required' }],
])('does not send %j with %j', (email, secret, errors) => {
  const { form, fill } = openForm();
  fill(email, secret);
  expect(form.getSnapshot().matches('editing')).toBe(true);
  expect(selectErrors(form.getSnapshot())).toEqual(errors);
});

it('forgives a field as soon as it is typed into', () => {
  const { form, fill } = openForm();
  fill('', '');
  form.send({ type: 'email.typed', email: 'a' });
  expect(selectErrors(form.getSnapshot())).toEqual({ email: undefined, password: 'required' });
});

it('lets the learner in', async () => {
  const { form, fill, reports } = openForm();
  fill(` ${ada.email} `, password);
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
  await waitFor(form, (snapshot) => snapshot.matches('signedIn'));
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
  expect(reports).toEqual([{ type: 'signIn.submitted' }, { type: 'signIn.succeeded' }]);
});

it('sends a password with the blanks at its ends', async () => {
  const { form, fill, reports } = openForm();
  fill(ada.email, ` ${password} `);
  expect(selectPassword(form.getSnapshot())).toBe(` ${password} `);
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  expect(reports.at(-1)).toEqual({ type: 'signIn.refused', message: 'Invalid login credentials' });
});

it('keeps what was typed and the words of a refusal', async () => {
  const { form, fill, reports } = openForm();
  fill(ada.email, 'wrong');
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  expect(selectIsBusy(form.getSnapshot())).toBe(false);
  expect(reports).toEqual([
    { type: 'signIn.submitted' },
    { type: 'signIn.refused', message: 'Invalid login credentials' },
  ]);
  expect(selectEmail(form.getSnapshot())).toBe(ada.email);
  expect(selectPassword(form.getSnapshot())).toBe('wrong');
});

it('hands on the address that is not confirmed, and takes no second try of it', async () => {
  const { form, auth, fill, reports } = openForm();
  await auth.signUp({ email: 'grace@example.com', password }, null);
  fill(' grace@example.com ', password);
  await waitFor(form, (snapshot) => snapshot.matches('unconfirmed'));
  expect(selectIsBusy(form.getSnapshot())).toBe(true);
  expect(auth.returnTos.at(-1)).toBe('/challenge/3');
  expect(reports).toEqual([
    { type: 'signIn.submitted' },
    { type: 'signIn.unconfirmed', email: 'grace@example.com', message: { code: 'email_not_confirmed', facts: {} } },
  ]);
});

it('keeps what is typed while the answer is on its way', async () => {
  const { form, auth, fill } = openForm();
  auth.gate.shut();
  fill(ada.email, 'wrong');
  form.send({ type: 'password.typed', password: 'better' });
  auth.gate.open();
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  expect(selectPassword(form.getSnapshot())).toBe('better');
});

it('says when the call itself failed', async () => {
  const { form, auth, fill, reports } = openForm();
  auth.break('no connection');
  fill(ada.email, password);
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  expect(reports).toEqual([{ type: 'signIn.submitted' }, { type: 'signIn.failed' }]);
});
