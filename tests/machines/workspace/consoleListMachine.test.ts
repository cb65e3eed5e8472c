import { expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import {
  type ConsoleListReport,
  consoleListMachine,
  selectActiveConsole,
  selectActiveId,
  selectCanRemove,
  selectTabs,
} from '#machines/workspace/consoleListMachine.ts';
import { selectHistory, selectIsExecuting } from '#machines/workspace/consoleSelectors.ts';
import { entry, fakeProcesses } from '../../fakes/fakeProcesses.ts';
import { response } from '../../models/response.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

function openConsoles() {
  const processes = fakeProcesses();
  const owner = fakeOwner<ConsoleListReport>();
  const clock = new SimulatedClock();
  const list = createActor(consoleListMachine, { clock, input: { processes, owner: owner.actor } }).start();
  const console = () => selectActiveConsole(list.getSnapshot())!;
  const names = () => selectTabs(list.getSnapshot()).map(({ name }) => name);
  const lines = () => selectHistory(console().getSnapshot()).map(({ line }) => line);
  const execute = async () => {
    console().send({ type: 'command.chosen', command: 'rostopic' });
    console().send({ type: 'args.typed', args: 'list' });
    console().send({ type: 'processName.typed', processName: 'topics' });
    console().send({ type: 'execute.requested' });
    await waitFor(console(), (snapshot) => !selectIsExecuting(snapshot));
  };
  return { list, processes, clock, reports: owner.reports, console, names, lines, execute };
}

it('starts with one console, which cannot be removed', () => {
  const { list, names } = openConsoles();
  expect(selectTabs(list.getSnapshot()).map(({ id }) => id)).toEqual(['1']);
  expect(selectCanRemove(list.getSnapshot())).toBe(false);
  list.send({ type: 'tab.removed', id: '1' });
  expect(names()).toEqual(['Console']);
});

it('counts new consoles on, and never twice', () => {
  const { list, names } = openConsoles();
  list.send({ type: 'tab.added' });
  list.send({ type: 'tab.added' });
  list.send({ type: 'tab.removed', id: '3' });
  list.send({ type: 'tab.added' });
  expect(names()).toEqual(['Console', 'Console-2', 'Console-4']);
  expect(selectActiveId(list.getSnapshot())).toBe('4');
});

it('goes on with the neighbour of a removed console', () => {
  const { list } = openConsoles();
  list.send({ type: 'tab.added' });
  list.send({ type: 'tab.added' });
  list.send({ type: 'tab.selected', id: '1' });
  list.send({ type: 'tab.removed', id: '1' });
  expect(selectActiveId(list.getSnapshot())).toBe('2');
  list.send({ type: 'tab.selected', id: '1' });
  expect(selectActiveId(list.getSnapshot())).toBe('2');
});

it('goes on with the console behind the middle one of three when that is removed', () => {
  const { list } = openConsoles();
  list.send({ type: 'tab.added' });
  list.send({ type: 'tab.added' });
  list.send({ type: 'tab.selected', id: '2' });
  list.send({ type: 'tab.removed', id: '2' });
  expect(selectActiveId(list.getSnapshot())).toBe('3');
});

it('goes on with the last console when the one at the end is removed', () => {
  const { list, names } = openConsoles();
  list.send({ type: 'tab.added' });
  list.send({ type: 'tab.added' });
  list.send({ type: 'tab.removed', id: '3' });
  expect(names()).toEqual(['Console', 'Console-2']);
  expect(selectActiveId(list.getSnapshot())).toBe('2');
});

it('stays at the console in front while another one is removed, and where it is when nobody knows the tab', () => {
  const { list, names } = openConsoles();
  list.send({ type: 'tab.added' });
  list.send({ type: 'tab.added' });
  expect(selectCanRemove(list.getSnapshot())).toBe(true);
  list.send({ type: 'tab.removed', id: '1' });
  list.send({ type: 'tab.removed', id: '9' });
  list.send({ type: 'tab.selected', id: '9' });
  expect(names()).toEqual(['Console-2', 'Console-3']);
  expect(selectActiveId(list.getSnapshot())).toBe('3');
});

it('stops a console that is removed, and leaves the others running', () => {
  const { list, console } = openConsoles();
  const first = console();
  list.send({ type: 'tab.added' });
  const second = console();
  expect(second).not.toBe(first);
  list.send({ type: 'tab.removed', id: '2' });
  expect(second.getSnapshot().status).toBe('stopped');
  expect(first.getSnapshot().status).toBe('active');
  expect(console()).toBe(first);
});

it('gives each console the number and the name of its tab', () => {
  const { list } = openConsoles();
  list.send({ type: 'tab.added' });
  const known = selectTabs(list.getSnapshot()).map(({ actor }) => actor.getSnapshot().context);
  expect(known.map(({ id, name }) => [id, name])).toEqual([
    ['1', 'Console'],
    ['2', 'Console-2'],
  ]);
});

it('passes what came of a command to every console, of which one knows it', async () => {
  const { list, console, lines, execute } = openConsoles();
  await execute();
  list.send({ type: 'tab.added' });
  await execute();
  list.send({ type: 'response.received', response: response('p1') });
  expect(lines().map(({ kind }) => kind)).toEqual(['commandStarted']);
  expect(console().getSnapshot().matches({ command: 'running' })).toBe(true);
  list.send({ type: 'tab.selected', id: '1' });
  expect(lines().map(({ kind }) => kind)).toEqual(['commandStarted', 'responseLine']);
  expect(console().getSnapshot().matches({ command: 'running' })).toBe(false);
});

it('tells on what each console started and wants to be subscribed to', async () => {
  const { list, clock, reports, console, execute } = openConsoles();
  list.send({ type: 'tab.added' });
  console().send({ type: 'autoSubscribe.switched', autoSubscribe: true });
  await execute();
  clock.increment(500);
  expect(reports).toEqual([
    { type: 'consoleList.executed', entry: entry('p1', { name: 'topics' }) },
    { type: 'consoleList.awaited', processId: 'p1' },
  ]);
});

it('has each console run until its process is over', async () => {
  const { list, console, reports, execute } = openConsoles();
  await execute();
  expect(console().getSnapshot().context.processId).toBe('p1');
  expect(console().getSnapshot().matches({ command: 'running' })).toBe(true);
  expect(reports).toEqual([{ type: 'consoleList.executed', entry: entry('p1', { name: 'topics' }) }]);
  list.send({ type: 'processes.changed', entries: [entry('p1', { status: 'finished' })] });
  expect(console().getSnapshot().matches({ command: 'running' })).toBe(false);
});

it('fills the console in front with an example, and starts nothing', () => {
  const { list, processes, console } = openConsoles();
  const first = console();
  list.send({ type: 'tab.added' });
  list.send({ type: 'example.chosen', command: 'rostopic', args: 'echo -n1 /odom' });
  const form = { command: 'rostopic', args: 'echo -n1 /odom', processName: 'rostopic' };
  expect(console().getSnapshot().context).toMatchObject(form);
  expect(first.getSnapshot().context).toMatchObject({ command: '', args: '' });
  expect(processes.requests).toEqual([]);
});

it('keeps the console that is left when the other one is removed', () => {
  const { list, names } = openConsoles();
  list.send({ type: 'tab.added' });
  list.send({ type: 'tab.removed', id: '1' });
  expect([names(), selectCanRemove(list.getSnapshot())]).toEqual([['Console-2'], false]);
  list.send({ type: 'tab.removed', id: '2' });
  expect(names()).toEqual(['Console-2']);
});
