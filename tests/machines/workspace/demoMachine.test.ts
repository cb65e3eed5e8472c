import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type DemoReport,
  demoMachine,
  selectEmail,
  selectFault,
  selectIsComplete,
  selectIsDoubted,
  selectIsOpen,
  selectIsSending,
} from '#machines/workspace/demoMachine.ts';
import { fakeDemo } from '../../fakes/fakeDemo.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openDemo() {
  const server = fakeDemo();
  const owner = fakeOwner<DemoReport>();
  const demo = createActor(demoMachine, { input: { demo: server, owner: owner.actor } }).start();
  demo.send({ type: 'demo.offered' });
  const type = (email: string) => demo.send({ type: 'email.typed', email });
  const submit = () => demo.send({ type: 'form.submitted' });
  const now = () => demo.getSnapshot();
  const answered = () => waitFor(demo, (snapshot) => !selectIsSending(snapshot));
  return { demo, server, reports: owner.reports, type, submit, now, answered };
}

it.each([
  ['', false],
  [' ', false],
  ['ada', false],
  ['ada@example', false],
  ['ada@example.com', true],
  [' ada@example.com ', true],
])('takes %j for an address: %s', (email, isAddress) => {
  const { type, submit, now } = openDemo();
  type(email);
  expect(selectIsComplete(now())).toBe(isAddress);
  submit();
  expect([selectIsSending(now()), selectIsDoubted(now())]).toEqual([isAddress, !isAddress]);
});

it('calls invalid what was tried until it is an address', () => {
  const { type, submit, now } = openDemo();
  type('ada');
  submit();
  type('ada@example');
  expect(selectIsDoubted(now())).toBe(true);
  type('ada@example.com');
  type('ada@example.co.');
  expect(selectIsDoubted(now())).toBe(false);
});

it('gives the address without the spaces around it, closes, and forgets it', async () => {
  const { server, reports, type, submit, now, answered } = openDemo();
  type(' ada@example.com ');
  submit();
  await answered();
  expect(server.addresses).toEqual(['ada@example.com']);
  expect([selectIsOpen(now()), selectEmail(now())]).toEqual([false, '']);
  expect(reports).toEqual([{ type: 'demo.subscribed' }, { type: 'demo.closed' }]);
});

it.each([
  ['refused', { kind: 'subscriptionRefused', detail: 'not this one' }],
  ['unreachable', { kind: 'subscriptionFailed', detail: 'Network Error' }],
  ['broken', { kind: 'subscriptionFailed', detail: 'boom' }],
])('stays open with the address when it was %s, says why until it is changed', async (how, fault) => {
  const { server, reports, type, submit, now, answered } = openDemo();
  if (how === 'refused') server.refuse('not this one');
  if (how === 'unreachable') server.leave('Network Error');
  if (how === 'broken') server.break('boom');
  type('ada@example.com');
  submit();
  await answered();
  expect([selectIsOpen(now()), selectEmail(now()), selectFault(now())]).toEqual([true, 'ada@example.com', fault]);
  expect(reports).toEqual([{ type: 'demo.failed', fault }]);
  type('bob@example.com');
  expect(selectFault(now())).toBeNull();
});

it('closes at any time, and tells all the same what became of an address that is on its way', async () => {
  const { demo, server, reports, type, submit, now, answered } = openDemo();
  type('ada@example.com');
  submit();
  demo.send({ type: 'demo.dismissed' });
  expect([selectIsOpen(now()), selectIsSending(now())]).toEqual([false, true]);
  await answered();
  expect(server.addresses).toEqual(['ada@example.com']);
  expect(reports).toEqual([{ type: 'demo.closed' }, { type: 'demo.subscribed' }]);
});

it('keeps what is typed from one time to the next', () => {
  const { demo, type, now } = openDemo();
  type('ada@ex');
  demo.send({ type: 'demo.dismissed' });
  demo.send({ type: 'demo.offered' });
  expect([selectIsOpen(now()), selectEmail(now())]).toEqual([true, 'ada@ex']);
});
