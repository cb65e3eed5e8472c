import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type ConsoleListReport,
  consoleListMachine,
  selectActiveConsole,
  selectActiveId,
  selectCanRemove,
  selectTabs,
} from '#machines/workspace/consoleListMachine.ts';
import {
  selectCanExecute,
  selectHistory,
  selectIsRunning,
  selectProcessId,
} from '#machines/workspace/consoleSelectors.ts';
import { entry, fakeProcesses } from '../../fakes/fakeProcesses.ts';
import { response } from '../../models/response.ts';
import { witness } from '../../fakes/witness.ts';

function openConsoles() {
  const processes = fakeProcesses();
  const owner = witness<ConsoleListReport>();
  const list = createActor(consoleListMachine, { input: { processes, owner: owner.actor } }).start();
  const console = () => selectActiveConsole(list.getSnapshot())!;
  const names = () => selectTabs(list.getSnapshot()).map(({ name }) => name);
  const lines = () => selectHistory(console().getSnapshot()).map(({ line }) => line);
  const fill = (args: string) => {
    console().send({ type: 'command.chosen', command: 'rostopic' });
    console().send({ type: 'args.typed', args });
    console().send({ type: 'processName.typed', processName: 'topics' });
  };
  const execute = async (args = 'list') => {
    fill(args);
    console().send({ type: 'execute.requested' });
    await waitFor(console(), (snapshot) => snapshot.matches('ready'));
  };
  return { list, processes, told: owner.told, console, names, lines, fill, execute };
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

it('executes only with a command and a process name', () => {
  const { console, processes, lines } = openConsoles();
  expect(selectCanExecute(console().getSnapshot())).toBe(false);
  console().send({ type: 'command.chosen', command: 'rosnode' });
  console().send({ type: 'processName.typed', processName: '  ' });
  console().send({ type: 'execute.requested' });
  expect(lines()).toEqual([{ kind: 'executeIncomplete' }]);
  expect(processes.requests).toEqual([]);
  console().send({ type: 'processName.typed', processName: 'nodes' });
  expect(selectCanExecute(console().getSnapshot())).toBe(true);
});

it.each([
  ['', []],
  ['list', ['list']],
  ['echo /scan', ['echo', '/scan']],
  ['echo  /scan', ['echo', '', '/scan']],
])('parts the arguments %j at single spaces', async (args, parts) => {
  const { processes, execute } = openConsoles();
  await execute(args);
  expect(processes.requests[0]!.args).toEqual(parts);
});

it('runs until its process is over', async () => {
  const { list, console, told, execute } = openConsoles();
  await execute();
  expect(selectProcessId(console().getSnapshot())).toBe('p1');
  expect(selectIsRunning(console().getSnapshot())).toBe(true);
  expect(told).toEqual([{ type: 'consoleList.executed', entry: entry('p1', { name: 'topics' }) }]);
  list.send({ type: 'processes.changed', entries: [entry('p1', { status: 'finished' })] });
  expect(selectIsRunning(console().getSnapshot())).toBe(false);
});

it.each([{ outcome: 'refused', detail: null } as const, new Error('boom')])(
  'does not take what others printed during a start that failed for its next command’s',
  async (trouble) => {
    const { list, processes, lines, execute } = openConsoles();
    processes.trouble(trouble);
    processes.gate.shut();
    const refused = execute();
    list.send({ type: 'response.received', response: response('p2') });
    processes.gate.open();
    await refused;
    processes.trouble(undefined);
    await execute();
    expect(lines().filter(({ kind }) => kind === 'responseLine')).toEqual([]);
  },
);

it.each([
  [{ outcome: 'refused', detail: 'not allowed' } as const, { kind: 'executeRefused', detail: 'not allowed' }],
  [{ outcome: 'refused', detail: null } as const, { kind: 'executeRefused', detail: null }],
  [
    { outcome: 'unreachable', message: 'Network Error' } as const,
    { kind: 'executeUnreachable', message: 'Network Error' },
  ],
  [new Error('boom'), { kind: 'executeUnreachable', message: 'boom' }],
])('says why a command was not started', async (trouble, line) => {
  const { processes, console, lines, execute } = openConsoles();
  processes.trouble(trouble);
  await execute();
  expect(lines()).toEqual([line]);
  expect(selectIsRunning(console().getSnapshot())).toBe(false);
});
