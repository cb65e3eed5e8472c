import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { ProcessListReport } from '#machines/workspace/processListEvents.ts';
import {
  processListMachine,
  selectGroups,
  selectHasClearable,
  selectHasFailed,
  selectRunningCount,
  selectSubscribedCount,
  selectSubscribedIds,
  selectTail,
} from '#machines/workspace/processListMachine.ts';
import {
  selectEntry,
  selectIsExpanded,
  selectIsRunning,
  selectIsStopping,
} from '#machines/workspace/processSelectors.ts';
import { selectIsFollowing } from '#machines/workspace/tailMachine.ts';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { entry, fakeProcesses } from '../../fakes/fakeProcesses.ts';
import { fakePreferences } from '../../fakes/fakePreferences.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

async function openList(ids = ['b', 'a'], preferences = fakePreferences()) {
  const processes = fakeProcesses(ids.map((id) => entry(id)));
  const output = fakeOutput();
  const owner = fakeOwner<ProcessListReport>();
  const list = createActor(processListMachine, {
    input: { processes, output, preferences, owner: owner.actor },
  }).start();
  await waitFor(list, (snapshot) => snapshot.matches('loaded'));
  const process = (id: string) => list.getSnapshot().context.actors.find((actor) => actor.id === `process:${id}`)!;
  const notes = () => owner.reports.flatMap((report) => (report.type === 'processList.noted' ? [report.line] : []));
  const subscribe = (id: string) => {
    process(id).send({ type: 'subscribe.requested' });
    list.send({ type: 'frame.received', frame: { type: 'subscribed', success: true, process_id: id, error: null } });
  };
  return { list, processes, output, preferences, reports: owner.reports, process, notes, subscribe };
}

it('keeps the actor of each process while the list changes around it', async () => {
  const { list, process } = await openList();
  const [b, a] = list.getSnapshot().context.actors;
  list.send({
    type: 'frame.received',
    frame: { type: 'process_list', processes: [entry('c'), entry('b', { status: 'finished' })] },
  });
  expect(list.getSnapshot().context.actors.map(({ id }) => id)).toEqual(['process:c', 'process:b']);
  expect(process('b')).toBe(b);
  expect(selectEntry(b!.getSnapshot()).status).toBe('finished');
  expect(selectIsRunning(b!.getSnapshot())).toBe(false);
  expect(a!.getSnapshot().status).toBe('stopped');
  expect(selectRunningCount(list.getSnapshot())).toBe(1);
});

it('takes no process that has ended for one that runs, however late the answer to its start', async () => {
  const { list, process } = await openList([]);
  const ended = entry('a', { status: 'finished' });
  list.send({ type: 'frame.received', frame: { type: 'process_list', processes: [ended] } });
  list.send({ type: 'process.executed', entry: entry('a') });
  expect(selectEntry(process('a').getSnapshot()).status).toBe('finished');
  expect(selectRunningCount(list.getSnapshot())).toBe(0);
});

it('says that the list did not come, until the socket brings it', async () => {
  const processes = fakeProcesses();
  processes.trouble(new Error('boom'));
  const owner = fakeOwner<ProcessListReport>();
  const input = { processes, output: fakeOutput(), preferences: fakePreferences(), owner: owner.actor };
  const list = createActor(processListMachine, { input }).start();
  await waitFor(list, selectHasFailed);
  expect(owner.reports).toEqual([{ type: 'processList.failed' }]);
  list.send({ type: 'frame.received', frame: { type: 'process_list', processes: [] } });
  expect(selectHasFailed(list.getSnapshot())).toBe(false);
});

it('stops a process once, and is no longer subscribed to it', async () => {
  const { list, processes, process, subscribe } = await openList();
  subscribe('a');
  expect(selectSubscribedIds(list.getSnapshot())).toEqual(['a']);
  process('a').send({ type: 'stop.requested' });
  expect(selectIsStopping(process('a').getSnapshot())).toBe(true);
  process('a').send({ type: 'stop.requested' });
  await waitFor(process('a'), (snapshot) => !selectIsRunning(snapshot));
  expect(processes.stopped).toEqual(['a']);
  expect(selectEntry(process('a').getSnapshot()).status).toBe('stopped');
  expect(process('a').getSnapshot().hasTag('subscribed')).toBe(false);
  expect(selectSubscribedIds(list.getSnapshot())).toEqual([]);
  process('a').send({ type: 'stop.requested' });
  expect(processes.stopped).toEqual(['a']);
});

it.each([
  [{ outcome: 'refused', detail: 'no' } as const, { kind: 'stopRefused', detail: 'no' }],
  [
    { outcome: 'unreachable', message: 'Network Error' } as const,
    { kind: 'stopUnreachable', message: 'Network Error' },
  ],
  [new Error('boom'), { kind: 'stopUnreachable', message: 'boom' }],
])('says why a process could not be stopped', async (trouble, line) => {
  const { processes, process, notes } = await openList();
  processes.trouble(trouble);
  process('a').send({ type: 'stop.requested' });
  await waitFor(process('a'), (snapshot) => !selectIsStopping(snapshot));
  expect(notes()).toEqual([line]);
  expect(selectIsRunning(process('a').getSnapshot())).toBe(true);
});

it('believes the socket about a stop', async () => {
  const { list, process, notes } = await openList();
  list.send({
    type: 'frame.received',
    frame: { type: 'process_stopped', success: false, process_id: 'a', error: 'busy' },
  });
  expect(notes()).toEqual([{ kind: 'stopFailed', error: 'busy' }]);
  list.send({
    type: 'frame.received',
    frame: { type: 'process_stopped', success: true, process_id: 'a', error: null },
  });
  expect(selectIsRunning(process('a').getSnapshot())).toBe(false);
});

it('stays subscribed to a process that came to its end by itself', async () => {
  const { list, process, subscribe } = await openList();
  subscribe('a');
  list.send({
    type: 'frame.received',
    frame: { type: 'process_list', processes: [entry('a', { status: 'finished' })] },
  });
  expect(process('a').getSnapshot().hasTag('subscribed')).toBe(true);
});

it('counts as subscribed only what can still print', async () => {
  const { list, subscribe } = await openList();
  subscribe('a');
  expect(selectSubscribedCount(list.getSnapshot())).toBe(1);
  list.send({
    type: 'frame.received',
    frame: { type: 'process_list', processes: [entry('a', { status: 'finished' })] },
  });
  expect(selectSubscribedCount(list.getSnapshot())).toBe(0);
});

it('says that a process to subscribe to was not found', async () => {
  const { list, process, notes } = await openList();
  process('a').send({ type: 'subscribe.requested' });
  list.send({
    type: 'frame.received',
    frame: { type: 'subscribed', success: false, process_id: 'a', error: 'Process not found' },
  });
  expect(notes()).toEqual([{ kind: 'processNotFound' }]);
  expect(process('a').getSnapshot().hasTag('subscribed')).toBe(false);
});

it('subscribes and unsubscribes with numbered requests', async () => {
  const { list, reports, process, subscribe } = await openList();
  subscribe('a');
  process('a').send({ type: 'unsubscribe.requested' });
  expect(reports.flatMap((report) => (report.type === 'processList.framed' ? [report.frame] : []))).toEqual([
    { type: 'subscribe_process', process_id: 'a', request_id: 'a:1' },
    { type: 'unsubscribe_process', process_id: 'a', request_id: 'a:2' },
  ]);
  expect(selectSubscribedIds(list.getSnapshot())).toEqual([]);
});

it('forgets what was printed, but not how far it has read', async () => {
  const { list, output, process, subscribe, reports } = await openList();
  subscribe('a');
  output.print('a', ['one', 'two']);
  list.send({ type: 'output.printed', output: { processId: 'a', from: 1, to: 2 } });
  list.send({ type: 'output.cleared' });
  expect(output.texts()).toEqual([]);
  process('a').send({ type: 'unsubscribe.requested' });
  process('a').send({ type: 'subscribe.requested' });
  expect(reports.at(-1)).toEqual({
    type: 'processList.framed',
    frame: { type: 'subscribe_process', process_id: 'a', request_id: 'a:3', after_seq: 2 },
  });
});

it('goes back to the newest line when something else begins to print, but not when the connection is back', async () => {
  const { list, subscribe } = await openList();
  const tail = selectTail(list.getSnapshot())!;
  subscribe('a');
  tail.send({ type: 'end.left' });
  list.send({ type: 'connection.closed' });
  list.send({ type: 'frame.received', frame: { type: 'welcome', message: '', epoch: 'e1' } });
  list.send({ type: 'frame.received', frame: { type: 'subscribed', success: true, process_id: 'a', error: null } });
  expect(selectIsFollowing(tail.getSnapshot())).toBe(false);
  subscribe('b');
  expect(selectIsFollowing(tail.getSnapshot())).toBe(true);
});

it('is shown small until somebody wants to see more', async () => {
  const { process } = await openList();
  expect(selectIsExpanded(process('a').getSnapshot())).toBe(false);
  process('a').send({ type: 'size.toggled' });
  expect(selectIsExpanded(process('a').getSnapshot())).toBe(true);
});

it('takes off the list what has ended, and lists it no more, whatever the server repeats', async () => {
  const { list } = await openList([]);
  const receive = (...processes: ProcessEntry[]) =>
    list.send({ type: 'frame.received', frame: { type: 'process_list', processes } });
  const listed = () => selectGroups(list.getSnapshot()).flatMap(({ processes }) => processes.map(({ id }) => id));
  const over = entry('a', { status: 'finished' });
  receive(entry('b'), over);
  expect(selectHasClearable(list.getSnapshot())).toBe(true);
  list.send({ type: 'ended.cleared' });
  expect(listed()).toEqual(['process:b']);
  receive(entry('c'), entry('b', { status: 'stopped' }), over);
  expect(listed()).toEqual(['process:c', 'process:b']);
  list.send({ type: 'ended.cleared' });
  expect(listed()).toEqual(['process:c']);
  expect(selectHasClearable(list.getSnapshot())).toBe(false);
});

it('still knows what was taken off the list: its output keeps its name', async () => {
  const { list, output } = await openList([]);
  const over = entry('a', { status: 'finished' });
  list.send({ type: 'frame.received', frame: { type: 'process_list', processes: [over] } });
  list.send({ type: 'ended.cleared' });
  list.send({ type: 'frame.received', frame: { type: 'process_list', processes: [over] } });
  expect(list.getSnapshot().context.actors.map(({ id }) => id)).toEqual(['process:a']);
  expect([...output.read().processes.values()]).toEqual([over]);
});

it('tells once that something which ran has come to its end', async () => {
  const { list, reports } = await openList();
  const ended = () => reports.filter(({ type }) => type === 'processList.ended').length;
  const processes = [entry('b', { status: 'finished' }), entry('a')];
  expect(ended()).toBe(0);
  list.send({ type: 'frame.received', frame: { type: 'process_list', processes } });
  list.send({ type: 'frame.received', frame: { type: 'process_list', processes } });
  expect(ended()).toBe(1);
});
