/** What an answer has brought, and no list has told of yet. */
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { ProcessListReport } from '#machines/workspace/processListEvents.ts';
import { processListMachine, selectSubscribedIds } from '#machines/workspace/processListMachine.ts';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakePreferences } from '../../fakes/fakePreferences.ts';
import { entry, fakeProcesses } from '../../fakes/fakeProcesses.ts';

/** A list of process `a`, the list that is asked for over HTTP being held back if told so. */
async function openList({ isDelayed = false } = {}) {
  const processes = fakeProcesses([entry('a')]);
  if (isDelayed) processes.gate.shut();
  const owner = fakeOwner<ProcessListReport>();
  const input = { processes, output: fakeOutput(), preferences: fakePreferences(), owner: owner.actor };
  const list = createActor(processListMachine, { input }).start();
  await waitFor(list, (snapshot) => snapshot.matches(isDelayed ? 'loading' : 'loaded'));
  const start = (id: string) => list.send({ type: 'process.executed', entry: entry(id) });
  const receiveList = (...listed: ProcessEntry[]) =>
    list.send({ type: 'frame.received', frame: { type: 'process_list', processes: listed } });
  const welcome = (epoch: string) =>
    list.send({ type: 'frame.received', frame: { type: 'welcome', message: 'Hello', epoch } });
  const subscribe = (id: string) => {
    list.send({ type: 'process.awaited', processId: id });
    list.send({ type: 'frame.received', frame: { type: 'subscribed', success: true, process_id: id, error: null } });
  };
  const ids = () => list.getSnapshot().context.actors.map(({ id }) => id.replace('process:', ''));
  const lastReport = () => owner.reports.findLast(({ type }) => type === 'processList.changed');
  return { list, processes, start, receiveList, welcome, subscribe, ids, lastReport };
}

it('keeps what was started, and its subscription, when a list comes that was told before the start', async () => {
  const { list, start, receiveList, subscribe, ids, lastReport } = await openList();
  start('b');
  start('c');
  subscribe('b');
  const before = list.getSnapshot().context.actors;
  receiveList(entry('a', { status: 'finished' }));
  expect([ids(), selectSubscribedIds(list.getSnapshot())]).toEqual([['c', 'b', 'a'], ['b']]);
  expect(list.getSnapshot().context.actors).toEqual(before);
  expect(lastReport()).toEqual({
    type: 'processList.changed',
    entries: [entry('c'), entry('b'), entry('a', { status: 'finished' })],
  });
});

it('takes what was started for gone when a list lacks it after one that told of it', async () => {
  const { start, receiveList, ids } = await openList();
  start('b');
  start('c');
  receiveList(entry('b'), entry('a'));
  expect(ids()).toEqual(['c', 'b', 'a']);
  receiveList(entry('a'));
  expect(ids()).toEqual(['c', 'a']);
  receiveList(entry('c', { status: 'finished' }), entry('a'));
  receiveList(entry('a'));
  expect(ids()).toEqual(['a']);
});

it('takes what was started for gone when another server lacks it, and not when the same one is back', async () => {
  const { start, receiveList, welcome, ids } = await openList();
  welcome('e1');
  start('b');
  welcome('e1');
  receiveList();
  expect(ids()).toEqual(['b']);
  welcome('e2');
  receiveList();
  expect(ids()).toEqual([]);
});

it('keeps what was started while the list was being asked for', async () => {
  const { list, processes, start, ids } = await openList({ isDelayed: true });
  start('b');
  processes.gate.open();
  await waitFor(list, (snapshot) => snapshot.matches('loaded'));
  expect(ids()).toEqual(['b', 'a']);
});

it('takes for gone what a list had told of before the answer did', async () => {
  const { start, receiveList, ids } = await openList();
  receiveList(entry('b'), entry('a'));
  start('b');
  receiveList(entry('a'));
  expect(ids()).toEqual(['a']);
});
