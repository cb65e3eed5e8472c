import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import type { ProcessEntry } from '#contract/entities.ts';
import type { ControlFrame } from '#machines/ports/socketPort.ts';
import type { ProcessListReport } from '#machines/workspace/processListEvents.ts';
import {
  processListMachine,
  selectHasFailed,
  selectIsLoading,
  selectRunningCount,
  selectSubscribedIds,
} from '#machines/workspace/processListMachine.ts';
import { selectEntry, selectIsRunning } from '#machines/workspace/processSelectors.ts';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { entry, fakeProcesses } from '../../fakes/fakeProcesses.ts';
import { fakePreferences } from '../../fakes/fakePreferences.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

/** A list that is on its way, of processes in memory. */
function openLoading(listed = [entry('b'), entry('a')]) {
  const processes = fakeProcesses(listed);
  const owner = fakeOwner<ProcessListReport>();
  const input = { processes, output: fakeOutput(), preferences: fakePreferences(), owner: owner.actor };
  const list = createActor(processListMachine, { input }).start();
  const now = () => list.getSnapshot();
  const ids = () => now().context.actors.map((process) => selectEntry(process.getSnapshot()).process_id);
  const process = (id: string) => now().context.actors.find((actor) => actor.id === `process:${id}`)!;
  const receive = (frame: ControlFrame) => list.send({ type: 'frame.received', frame });
  const receiveList = (...entries: ProcessEntry[]) => receive({ type: 'process_list', processes: entries });
  const welcome = (epoch: string, arrival?: 'handed' | 'lost') =>
    receive({ type: 'welcome', message: 'Hello', epoch, ...(arrival && { arrival }) });
  const subscribe = (id: string) => {
    process(id).send({ type: 'subscribe.requested' });
    receive({ type: 'subscribed', success: true, process_id: id, error: null });
  };
  const isSubscribed = (id: string) => process(id).getSnapshot().hasTag('subscribed');
  return {
    list,
    processes,
    reports: owner.reports,
    now,
    ids,
    process,
    receive,
    receiveList,
    welcome,
    subscribe,
    isSubscribed,
  };
}

async function openLoaded() {
  const opened = openLoading();
  await waitFor(opened.list, (snapshot) => !selectIsLoading(snapshot));
  return opened;
}

const changed = (...entries: ProcessEntry[]) => ({ type: 'processList.changed', entries });
const asked = (reports: readonly ProcessListReport[]) =>
  reports.flatMap((report) => (report.type === 'processList.framed' ? [report.frame.request_id] : []));

it('is empty until the list is there, and tells its owner what is in it', async () => {
  const { list, reports, now, ids } = openLoading();
  expect([selectIsLoading(now()), selectHasFailed(now()), ids()]).toEqual([true, false, []]);
  expect(selectSubscribedIds(now())).toEqual([]);
  await waitFor(list, (snapshot) => !selectIsLoading(snapshot));
  expect(ids()).toEqual(['b', 'a']);
  expect(reports).toEqual([changed(entry('b'), entry('a'))]);
});

it('believes the socket when it is quicker', async () => {
  const { processes, now, ids, receiveList } = openLoading();
  processes.gate.shut();
  receiveList(entry('c'));
  expect([selectIsLoading(now()), ids()]).toEqual([false, ['c']]);
});

it('asks for a list that did not come once more when told to', async () => {
  const { list, processes, now, ids } = openLoading();
  processes.trouble(new Error('boom'));
  await waitFor(list, selectHasFailed);
  processes.trouble(undefined);
  list.send({ type: 'retry.requested' });
  expect([selectIsLoading(now()), selectHasFailed(now())]).toEqual([true, false]);
  await waitFor(list, (snapshot) => !selectIsLoading(snapshot));
  expect(ids()).toEqual(['b', 'a']);
});

it('puts a process that was just started first, and one that is known where it is', async () => {
  const { list, reports, now, ids, process } = await openLoaded();
  const a = process('a');
  list.send({ type: 'process.executed', entry: entry('c') });
  expect(ids()).toEqual(['c', 'b', 'a']);
  expect(reports.at(-1)).toEqual(changed(entry('c'), entry('b'), entry('a')));
  const finished = entry('b', { status: 'finished' });
  list.send({ type: 'process.executed', entry: finished });
  expect(ids()).toEqual(['c', 'b', 'a']);
  expect(reports.at(-1)).toEqual(changed(entry('c'), finished, entry('a')));
  expect(selectEntry(process('b').getSnapshot())).toEqual(finished);
  expect(selectRunningCount(now())).toBe(2);
  expect(process('a')).toBe(a);
});

it('no longer counts what is not subscribed to, nor what is gone from the list', async () => {
  const { now, process, receiveList, subscribe } = await openLoaded();
  subscribe('a');
  subscribe('b');
  expect(selectSubscribedIds(now())).toEqual(['a', 'b']);
  process('a').send({ type: 'unsubscribe.requested' });
  expect(selectSubscribedIds(now())).toEqual(['b']);
  subscribe('a');
  receiveList(entry('a'));
  expect(selectSubscribedIds(now())).toEqual(['a']);
});

it('counts a process once however often a subscription to it was granted', async () => {
  const { list, now, welcome, subscribe, receive } = await openLoaded();
  welcome('e1');
  subscribe('a');
  list.send({ type: 'connection.closed' });
  welcome('e1');
  receive({ type: 'subscribed', success: true, process_id: 'a', error: null });
  expect(selectSubscribedIds(now())).toEqual(['a']);
});

it('asks again for all that was subscribed to when the same server is back, and for nothing after another one', async () => {
  const { list, reports, welcome, subscribe, isSubscribed } = await openLoaded();
  welcome('e1');
  subscribe('a');
  subscribe('b');
  list.send({ type: 'connection.closed' });
  expect([isSubscribed('a'), isSubscribed('b')]).toEqual([true, true]);
  welcome('e1');
  expect(asked(reports)).toEqual(['a:1', 'b:1', 'b:2', 'a:2']);
  list.send({ type: 'connection.closed' });
  welcome('e2');
  expect(asked(reports)).toHaveLength(4);
  expect([isSubscribed('a'), isSubscribed('b')]).toEqual([false, false]);
});

it('takes the first welcome for that of the server it is connected to', async () => {
  const { list, reports, welcome, subscribe, isSubscribed } = await openLoaded();
  subscribe('a');
  list.send({ type: 'connection.closed' });
  welcome('e1');
  expect(asked(reports)).toEqual(['a:1', 'a:2']);
  list.send({ type: 'connection.closed' });
  welcome('e2');
  expect(isSubscribed('a')).toBe(false);
});

it('passes an answer to the process that it names, and to no other', async () => {
  const { list, process, receive, subscribe, isSubscribed } = await openLoaded();
  subscribe('a');
  subscribe('b');
  list.send({ type: 'output.printed', output: { processId: 'a', from: 1, to: 2 } });
  expect(['a', 'b'].map((id) => process(id).getSnapshot().context.seen)).toEqual([2, 0]);
  receive({ type: 'unsubscribed', success: true, process_id: 'a', error: null });
  expect([isSubscribed('a'), isSubscribed('b')]).toEqual([false, true]);
  receive({ type: 'process_stopped', success: true, process_id: 'b', error: null });
  expect([process('a'), process('b')].map((each) => selectIsRunning(each.getSnapshot()))).toEqual([true, false]);
});

it('subscribes to what its owner names, if it is there', async () => {
  const { list, reports, process } = await openLoaded();
  list.send({ type: 'process.awaited', processId: 'gone' });
  expect(asked(reports)).toEqual([]);
  list.send({ type: 'process.awaited', processId: 'a' });
  expect(asked(reports)).toEqual(['a:1']);
  list.send({
    type: 'frame.refused',
    frame: { type: 'subscribe_process', process_id: 'a', request_id: 'a:1' },
  });
  expect(process('a').getSnapshot().matches({ subscription: 'unsubscribed' })).toBe(true);
});

it('does not mind what names no process, or one that is gone', async () => {
  const { list, reports, now, receive } = await openLoaded();
  const before = { reports: reports.length, context: now().context };
  receive({ type: 'error', error: 'bad frame' });
  receive({ type: 'process_stopped', success: true, process_id: 'gone', error: null });
  list.send({ type: 'output.printed', output: { processId: 'gone', from: 1, to: 2 } });
  expect({ reports: reports.length, context: now().context }).toEqual(before);
});

it.each(['handed', 'lost'] as const)('tells whose workspace was %s to another server what ended', async (arrival) => {
  const { welcome, receiveList, reports } = await openLoaded();
  welcome('e1', 'lost');
  receiveList(entry('b'), entry('a'), entry('c', { status: 'finished' }));
  welcome('e2', arrival);
  welcome('e2', arrival);
  const lines = reports.flatMap((report) => (report.type === 'processList.noted' ? [report.line] : []));
  expect(lines).toEqual([{ kind: 'workspaceMoved', arrival, ended: 2 }]);
});

it('tells a process nothing when a list says of it what is known, so that one change among hundreds is one event', async () => {
  const { receiveList, process } = await openLoaded();
  const changedIds: string[] = [];
  for (const id of ['b', 'a']) process(id).subscribe(() => changedIds.push(id));
  receiveList(entry('b', { status: 'finished' }), entry('a'));
  expect(changedIds).toEqual(['b']);
});
