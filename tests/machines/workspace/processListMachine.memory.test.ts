import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { ProcessListReport } from '#machines/workspace/processListEvents.ts';
import { processListMachine, selectGroups } from '#machines/workspace/processListMachine.ts';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakePreferences } from '../../fakes/fakePreferences.ts';
import { entry, fakeProcesses } from '../../fakes/fakeProcesses.ts';

const over = (id: string) => entry(id, { status: 'finished', end: { reason: 'exited', code: 0 } });

/** A visit of the workspace in a browser; the next one with the same preferences is a reload. */
async function visit(preferences: ReturnType<typeof fakePreferences>, ...entries: ProcessEntry[]) {
  const owner = fakeOwner<ProcessListReport>();
  const input = { processes: fakeProcesses(entries), output: fakeOutput(), preferences, owner: owner.actor };
  const list = createActor(processListMachine, { input }).start();
  await waitFor(list, (snapshot) => snapshot.matches('loaded'));
  const receiveList = (...processes: ProcessEntry[]) =>
    list.send({ type: 'frame.received', frame: { type: 'process_list', processes } });
  const subscribe = (id: string) => {
    list.send({ type: 'process.awaited', processId: id });
    list.send({ type: 'frame.received', frame: { type: 'subscribed', success: true, process_id: id, error: null } });
  };
  const asked = () =>
    owner.reports.flatMap((report) => (report.type === 'processList.framed' ? [report.frame.process_id] : []));
  const listed = () => selectGroups(list.getSnapshot()).flatMap(({ processes }) => processes.map(({ id }) => id));
  return { list, receiveList, subscribe, asked, listed };
}

it('subscribes after a reload to what was subscribed to, once there is a connection, what has ended included', async () => {
  const preferences = fakePreferences();
  const before = await visit(preferences, entry('c'), entry('b'), entry('a'));
  before.subscribe('a');
  before.subscribe('b');
  const after = await visit(preferences, entry('c'), entry('b'), over('a'));
  expect(after.asked()).toEqual([]);
  after.receiveList(entry('c'), entry('b'), over('a'));
  expect(after.asked()).toEqual(['b', 'a']);
  after.receiveList(entry('c'), entry('b'), over('a'));
  expect(after.asked()).toEqual(['b', 'a']);
});

it('does not subscribe again to what was unsubscribed from, nor to what is gone', async () => {
  const preferences = fakePreferences();
  const before = await visit(preferences, entry('b'), entry('a'));
  before.subscribe('a');
  before.subscribe('b');
  before.list.send({ type: 'process.unsubscribed', processId: 'a' });
  const after = await visit(preferences, entry('a'));
  after.receiveList(entry('a'));
  expect(after.asked()).toEqual([]);
});

it('still knows what was subscribed to when the page is left before there was a connection', async () => {
  const preferences = fakePreferences();
  const first = await visit(preferences, entry('b'), entry('a'));
  first.subscribe('a');
  const second = await visit(preferences, entry('b'), entry('a'));
  second.list.send({ type: 'process.subscribed', processId: 'b' });
  const third = await visit(preferences, entry('b'), entry('a'));
  third.receiveList(entry('b'), entry('a'));
  expect(third.asked()).toEqual(['b', 'a']);
});

it('keeps off the list after a reload what was taken off it', async () => {
  const preferences = fakePreferences();
  const before = await visit(preferences, entry('b'), over('a'));
  before.list.send({ type: 'ended.cleared' });
  const after = await visit(preferences, over('b'), over('a'));
  expect(after.listed()).toEqual(['process:b']);
});

it('subscribes to nothing by itself in a browser that keeps nothing', async () => {
  const forgetful = fakePreferences();
  forgetful.read = () => {
    throw new Error('forbidden');
  };
  const { receiveList, asked } = await visit(forgetful, entry('a'));
  receiveList(entry('a'));
  expect(asked()).toEqual([]);
});
