import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  messageFormMachine,
  selectEmail,
  selectEmailError,
  selectFault,
  selectIsSending,
  selectIsSent,
  selectKind,
  selectMayHaveArrived,
  selectMessage,
  selectMessageError,
  selectUserName,
} from '#machines/pages/messageFormMachine.ts';
import type { MessageKind } from '#machines/ports/messagePort.ts';
import { fakeMessages } from '../../fakes/fakeMessages.ts';

function openForm(kind: MessageKind = 'contact', email = '') {
  const messages = fakeMessages();
  const form = createActor(messageFormMachine, { input: { messages, kind, email } }).start();
  const now = () => form.getSnapshot();
  const submit = () => form.send({ type: 'form.submitted' });
  const type = (message: string) => form.send({ type: 'message.typed', message });
  return { form, messages, now, submit, type };
}

it('sends what was written, without the spaces around it, and says so', async () => {
  const { form, messages, now, submit, type } = openForm('contact', 'ada@example.com');
  form.send({ type: 'userName.typed', userName: ' Ada ' });
  type(' The robot sings. ');
  submit();
  expect(selectIsSending(now())).toBe(true);
  await waitFor(form, selectIsSent);
  expect(messages.sent).toEqual([
    { kind: 'contact', userName: 'Ada', email: 'ada@example.com', message: 'The robot sings.' },
  ]);
});

it('is for what it was opened for, and empty but for an address that is known', () => {
  const { form, now } = openForm('feedback', 'ada@example.com');
  expect([selectKind(now()), selectUserName(now()), selectEmail(now()), selectMessage(now())]).toEqual([
    'feedback',
    '',
    'ada@example.com',
    '',
  ]);
  form.send({ type: 'userName.typed', userName: 'Ada' });
  expect(selectUserName(now())).toBe('Ada');
});

it('takes an address without the spaces around it, and spaces alone for no message', async () => {
  const { form, messages, now, submit, type } = openForm('contact', ' ada@example.com ');
  type('   ');
  submit();
  expect(selectMessageError(now())).toBe('required');
  type('The robot sings.');
  submit();
  await waitFor(form, selectIsSent);
  expect(messages.sent).toMatchObject([{ email: 'ada@example.com' }]);
});

it('names what is missing once it was tried to send it, and not before', () => {
  const { now, submit, type } = openForm();
  expect([selectEmailError(now()), selectMessageError(now())]).toEqual([undefined, undefined]);
  submit();
  expect([selectEmailError(now()), selectMessageError(now())]).toEqual(['required', 'required']);
  type('x'.repeat(5001));
  expect(selectMessageError(now())).toBe('tooLong');
  type('x'.repeat(5000));
  expect(selectMessageError(now())).toBeUndefined();
});

it('takes feedback without an address, but not with one that is none', async () => {
  const { form, now, submit, type } = openForm('feedback');
  type('Good.');
  form.send({ type: 'email.typed', email: 'ada' });
  submit();
  expect(selectEmailError(now())).toBe('invalid');
  form.send({ type: 'email.typed', email: '  ' });
  submit();
  await waitFor(form, selectIsSent);
});

it('loses nothing when it is refused or nobody answers, and says why', async () => {
  const { form, messages, now, submit, type } = openForm('contact', 'ada@example.com');
  type('Hello');
  messages.refuse('too many');
  submit();
  await waitFor(form, (snapshot) => selectFault(snapshot) === 'too many');
  messages.break('the wire broke');
  submit();
  await waitFor(form, (snapshot) => selectFault(snapshot) === 'the wire broke');
  expect([selectMessage(now()), selectEmail(now())]).toEqual(['Hello', 'ada@example.com']);
  messages.heal();
  submit();
  await waitFor(form, selectIsSent);
});

it('tells a message that was not taken from one of which nobody said so', async () => {
  const { form, messages, now, submit, type } = openForm('contact', 'ada@example.com');
  const mayHaveArrived = [selectMayHaveArrived(now())];
  type('Hello');
  messages.refuse('too many');
  submit();
  await waitFor(form, (snapshot) => selectFault(snapshot) !== null);
  mayHaveArrived.push(selectMayHaveArrived(now()));
  messages.loseAnswers();
  submit();
  await waitFor(form, (snapshot) => typeof selectFault(snapshot) === 'object');
  mayHaveArrived.push(selectMayHaveArrived(now()));
  expect(mayHaveArrived).toEqual([false, false, true]);
});

it('begins another one with the same address and nothing else', async () => {
  const { form, now, submit, type } = openForm('contact', 'ada@example.com');
  type('Hello');
  submit();
  await waitFor(form, selectIsSent);
  form.send({ type: 'another.requested' });
  expect([selectIsSent(now()), selectMessage(now()), selectEmail(now())]).toEqual([false, '', 'ada@example.com']);
});

it('is filled in with an address that is known late, unless one was typed by then', () => {
  const { form, now } = openForm();
  form.send({ type: 'email.known', email: 'ada@example.com' });
  expect(selectEmail(now())).toBe('ada@example.com');
  form.send({ type: 'email.typed', email: 'bob@example.com' });
  form.send({ type: 'email.known', email: 'ada@example.com' });
  expect(selectEmail(now())).toBe('bob@example.com');
});

it('shows no address of somebody who has signed out, and keeps one that was typed', async () => {
  const { form, now, submit, type } = openForm('contact', 'ada@example.com');
  type('Hello');
  submit();
  await waitFor(form, selectIsSent);
  form.send({ type: 'email.known', email: '' });
  form.send({ type: 'another.requested' });
  expect(selectEmail(now())).toBe('');
  form.send({ type: 'email.typed', email: 'bob@example.com' });
  form.send({ type: 'email.known', email: 'ada@example.com' });
  form.send({ type: 'email.known', email: '' });
  expect(selectEmail(now())).toBe('bob@example.com');
});
