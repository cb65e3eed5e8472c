import { expect, it } from 'vitest';
import { selectCanSubscribe, selectCanUnsubscribe, selectIsSubscribing } from '#machines/workspace/processSelectors.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { openSubscribed, openProcess } from './openProcess.ts';

const subscribed = { type: 'process.subscribed', processId: 'p1' };
const unsubscribed = { type: 'process.unsubscribed', processId: 'p1' };

it('asks once to be subscribed to, and is when that was granted', () => {
  const { process, now, reports, asked } = openProcess();
  process.send({ type: 'subscribe.requested' });
  process.send({ type: 'subscribe.requested' });
  expect(asked()).toEqual([{ type: 'subscribe_process', process_id: 'p1', request_id: 'p1:1' }]);
  expect([selectIsSubscribing(now()), now().hasTag('subscribed')]).toEqual([true, false]);
  process.send({ type: 'subscribe.answered', success: true });
  expect([selectIsSubscribing(now()), now().hasTag('subscribed')]).toEqual([false, true]);
  expect(reports.at(-1)).toEqual(subscribed);
});

it('says that it was not found when a subscription was refused', () => {
  const { process, now, reports } = openProcess();
  process.send({ type: 'subscribe.requested' });
  process.send({ type: 'subscribe.answered', success: false });
  expect(reports.slice(1)).toEqual([{ type: 'process.noted', line: { kind: 'processNotFound' } }, unsubscribed]);
  expect([selectIsSubscribing(now()), now().hasTag('subscribed')]).toEqual([false, false]);
});

it('gives up silently when there was no connection to ask over', () => {
  const { process, now, reports } = openProcess();
  process.send({ type: 'subscribe.requested' });
  process.send({ type: 'subscribe.refused' });
  expect(reports.slice(1)).toEqual([unsubscribed]);
  expect(selectIsSubscribing(now())).toBe(false);
});

it('gives up when nobody has answered for 10 seconds, and takes its request back', () => {
  const { process, now, reports, asked, clock } = openProcess();
  process.send({ type: 'subscribe.requested' });
  clock.increment(9999);
  expect(selectIsSubscribing(now())).toBe(true);
  clock.increment(1);
  expect(selectIsSubscribing(now())).toBe(false);
  expect(asked().at(-1)).toEqual({ type: 'unsubscribe_process', process_id: 'p1', request_id: 'p1:2' });
  expect(reports.slice(2)).toEqual([{ type: 'process.noted', line: { kind: 'subscribeUnanswered' } }, unsubscribed]);
  process.send({ type: 'subscribe.answered', success: true });
  expect(now().hasTag('subscribed')).toBe(false);
});

it.each(['finished', 'stopped'] as const)('can be unsubscribed from only while it runs: %s', (status) => {
  const { now, change } = openSubscribed();
  expect([selectCanSubscribe(now()), selectCanUnsubscribe(now())]).toEqual([false, true]);
  change(status);
  expect([selectCanSubscribe(now()), selectCanUnsubscribe(now())]).toEqual([false, false]);
});

it('can be subscribed to after its end until everything it printed is here', () => {
  const { process, now } = openProcess(entry('p1', { status: 'finished' }));
  expect(selectCanSubscribe(now())).toBe(true);
  process.send({ type: 'subscribe.requested' });
  process.send({ type: 'subscribe.answered', success: true });
  process.send({ type: 'stop.answered', success: true, error: null });
  expect(selectCanSubscribe(now())).toBe(false);
});

it('asks for the last lines of a stopped process once the connection is back', () => {
  const { process, change, asked } = openSubscribed();
  change('stopped');
  process.send({ type: 'connection.closed' });
  process.send({ type: 'connection.resumed' });
  expect(asked().map(({ request_id }) => request_id)).toEqual(['p1:1', 'p1:2']);
});

it('is headed in the output as soon as it is subscribed to, before it has printed', () => {
  const { process, output } = openProcess();
  process.send({ type: 'subscribe.requested' });
  expect(output.texts()).toEqual([]);
  process.send({ type: 'subscribe.answered', success: true });
  expect(output.texts()).toEqual(['begin']);
});

it.each(['finished', 'stopped'] as const)('marks its end in the output once, behind its last line: %s', (status) => {
  const { process, change, output } = openSubscribed();
  output.print('p1', ['last words']);
  change(status);
  expect(output.texts()).toEqual(['begin', 'last words']);
  process.send({ type: 'stop.answered', success: true, error: null });
  process.send({ type: 'stop.answered', success: true, error: null });
  expect(output.texts()).toEqual(['begin', 'last words', 'end']);
});

it('has ended in the output, too, when nothing more has come of it for 10 seconds', () => {
  const { process, now, change, clock, output } = openSubscribed();
  change('stopped');
  clock.increment(9999);
  process.send({ type: 'output.printed', output: { processId: 'p1', from: 1, to: 3 } });
  clock.increment(9999);
  expect(output.texts()).toEqual(['begin']);
  clock.increment(1);
  expect(output.texts()).toEqual(['begin', 'end']);
  expect(now().context.seen).toBe(3);
});

it('marks no end of a process that nobody subscribed to', () => {
  const { process, output } = openProcess();
  process.send({ type: 'stop.answered', success: true, error: null });
  expect(output.texts()).toEqual([]);
});

it('asks for nothing more once its end was reported', () => {
  const { process, change, asked } = openSubscribed();
  change('stopped');
  process.send({ type: 'stop.answered', success: true, error: null });
  process.send({ type: 'connection.closed' });
  process.send({ type: 'connection.resumed' });
  expect(asked()).toHaveLength(1);
});

it('takes its request back when nobody wants its output any more', () => {
  const { process, now, asked } = openProcess();
  process.send({ type: 'subscribe.requested' });
  process.send({ type: 'unsubscribe.requested' });
  expect(asked().at(-1)).toEqual({ type: 'unsubscribe_process', process_id: 'p1', request_id: 'p1:2' });
  process.send({ type: 'subscribe.answered', success: true });
  expect(now().hasTag('subscribed')).toBe(false);
});

it('lets go at once when nobody wants its output any more', () => {
  const { process, now, reports } = openSubscribed();
  process.send({ type: 'unsubscribe.requested' });
  const frame = { type: 'unsubscribe_process', process_id: 'p1', request_id: 'p1:2' };
  expect(reports.slice(2)).toEqual([{ type: 'process.framed', frame }, unsubscribed]);
  expect(now().hasTag('subscribed')).toBe(false);
});

it.each([
  ['the server no longer sends', { type: 'unsubscribe.answered' }],
  ['it was stopped', { type: 'entry.changed', entry: entry('p1', { status: 'stopped' }) }],
  ['a stop was granted', { type: 'stop.answered', success: true, error: null }],
] as const)('is no longer subscribed to when %s', (_, event) => {
  const { process, now, reports } = openSubscribed();
  process.send(event);
  expect(now().hasTag('subscribed')).toBe(false);
  expect(reports.slice(2)).toEqual([unsubscribed]);
});

it.each([
  ['came to its end by itself', { type: 'entry.changed', entry: entry('p1', { status: 'finished' }) }],
  ['could not be stopped', { type: 'stop.answered', success: false, error: 'busy' }],
] as const)('stays subscribed to when it %s', (_, event) => {
  const { process, now, reports } = openSubscribed();
  process.send(event);
  expect(now().hasTag('subscribed')).toBe(true);
  expect(reports).not.toContainEqual(unsubscribed);
});

it('asks again from behind the last line seen once the connection is back', () => {
  const { process, now, asked } = openSubscribed();
  process.send({ type: 'output.printed', output: { processId: 'p1', from: 3, to: 40 } });
  process.send({ type: 'connection.closed' });
  expect(now().hasTag('subscribed')).toBe(true);
  process.send({ type: 'connection.resumed' });
  expect(asked().at(-1)).toEqual({ type: 'subscribe_process', process_id: 'p1', request_id: 'p1:2', after_seq: 40 });
  expect(selectIsSubscribing(now())).toBe(true);
});

it('asks again also when the connection was lost while it was asking', () => {
  const { process, asked, now } = openProcess();
  process.send({ type: 'subscribe.requested' });
  process.send({ type: 'connection.closed' });
  expect([selectIsSubscribing(now()), now().hasTag('subscribed')]).toEqual([false, true]);
  process.send({ type: 'connection.resumed' });
  expect(asked().map(({ request_id }) => request_id)).toEqual(['p1:1', 'p1:2']);
});

it.each(['connection.reset', 'unsubscribe.requested'] as const)(
  'asks for nothing after %s while the connection is lost',
  (type) => {
    const { process, now, reports, asked } = openSubscribed();
    process.send({ type: 'connection.closed' });
    process.send({ type });
    expect(reports.slice(2)).toEqual([unsubscribed]);
    process.send({ type: 'connection.resumed' });
    expect(asked()).toHaveLength(1);
    expect(now().hasTag('subscribed')).toBe(false);
  },
);
