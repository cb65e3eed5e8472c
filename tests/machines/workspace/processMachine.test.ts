import { expect, it } from 'vitest';
import {
  selectEntry,
  selectIsExpanded,
  selectIsRunning,
  selectIsStopping,
  selectIsSubscribing,
} from '#machines/workspace/processSelectors.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { openProcess } from './openProcess.ts';

it('begins small and unsubscribed, and as it was listed', () => {
  const { now, reports } = openProcess();
  expect(selectEntry(now())).toEqual(entry('p1'));
  expect([now().hasTag('subscribed'), selectIsSubscribing(now()), selectIsExpanded(now())]).toEqual([
    false,
    false,
    false,
  ]);
  expect(reports).toEqual([]);
});

it.each([
  ['running', true],
  ['stopped', false],
  ['finished', false],
] as const)('runs when it is listed as %s: %s, then and later', (status, runs) => {
  expect(selectIsRunning(openProcess(entry('p1', { status })).now())).toBe(runs);
  const { now, change } = openProcess();
  change(status);
  expect(selectIsRunning(now())).toBe(runs);
  expect(selectEntry(now())).toMatchObject({ status, subscribers: 2 });
});

it('stays the same entry while lists say the same of it, so that nothing of a long list is drawn anew', () => {
  const { process, now } = openProcess(entry('p1', { status: 'finished' }));
  const known = selectEntry(now());
  process.send({ type: 'entry.changed', entry: structuredClone(known) });
  expect(selectEntry(now())).toBe(known);
  process.send({ type: 'entry.changed', entry: { ...known, subscribers: 7 } });
  expect(selectEntry(now())).toEqual({ ...known, subscribers: 7 });
});

it('can be stopped only while it runs, and is not over before the server says so', async () => {
  const over = openProcess(entry('p1', { status: 'finished' }));
  over.process.send({ type: 'stop.requested' });
  expect(over.processes.stopped).toEqual([]);
  const { process, processes, now, rest } = openProcess();
  process.send({ type: 'stop.requested' });
  expect([selectIsRunning(now()), selectIsStopping(now())]).toEqual([true, true]);
  process.send({ type: 'stop.requested' });
  await rest();
  expect(processes.stopped).toEqual(['p1']);
  expect(selectIsRunning(now())).toBe(false);
  expect(selectEntry(now())).toMatchObject({ status: 'stopped', end: { reason: 'stopped' } });
});

it('stays running when a stop changed nothing, and may be stopped again', async () => {
  const { process, processes, now, rest } = openProcess();
  processes.trouble({ outcome: 'refused', detail: 'not yours' });
  process.send({ type: 'stop.requested' });
  await rest();
  expect([selectIsRunning(now()), selectIsStopping(now())]).toEqual([true, false]);
  processes.trouble(undefined);
  process.send({ type: 'stop.requested' });
  await rest();
  expect(selectIsRunning(now())).toBe(false);
});

it('is marked as stopped by the word of the socket', () => {
  const { process, now, reports } = openProcess();
  process.send({ type: 'stop.answered', success: true, error: null });
  expect(selectEntry(now())).toEqual(entry('p1', { status: 'stopped' }));
  expect(selectIsRunning(now())).toBe(false);
  expect(reports).toEqual([]);
});

it('says why the socket did not stop it, and runs on', () => {
  const { process, now, reports } = openProcess();
  process.send({ type: 'stop.requested' });
  process.send({ type: 'stop.answered', success: false, error: 'busy' });
  expect(reports).toEqual([{ type: 'process.noted', line: { kind: 'stopFailed', error: 'busy' } }]);
  expect([selectIsRunning(now()), selectIsStopping(now())]).toEqual([true, false]);
});

it('is shown large and small by turns', () => {
  const { process, now } = openProcess();
  process.send({ type: 'size.toggled' });
  expect(selectIsExpanded(now())).toBe(true);
  process.send({ type: 'size.toggled' });
  expect(selectIsExpanded(now())).toBe(false);
});

it('says why it could not be asked to stop, and runs on', async () => {
  const { process, processes, reports, now, rest } = openProcess();
  processes.trouble(new Error('boom'));
  process.send({ type: 'stop.requested' });
  await rest();
  expect(reports).toEqual([{ type: 'process.noted', line: { kind: 'stopUnreachable', message: 'boom' } }]);
  expect(selectIsRunning(now())).toBe(true);
});
