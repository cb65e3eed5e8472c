import { expect, it } from 'vitest';
import {
  selectArgs,
  selectAutoSubscribe,
  selectCommand,
  selectHistory,
  selectIsExecuting,
  selectIsLongRunning,
  selectLacksName,
  selectMissing,
  selectProcessName,
} from '#machines/workspace/consoleSelectors.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { awaited, openConsole, openStarted, started } from './openConsole.ts';

it('begins with empty fields, both switches off, and nothing done', () => {
  const { now } = openConsole();
  expect([selectCommand(now()), selectArgs(now()), selectProcessName(now())]).toEqual(['', '', '']);
  expect([selectIsLongRunning(now()), selectAutoSubscribe(now())]).toEqual([false, false]);
  expect([now().context.processId, now().matches({ command: 'running' }), selectIsExecuting(now())]).toEqual([
    null,
    false,
    false,
  ]);
  expect(selectHistory(now())).toEqual([]);
});

it('shows what is put into its fields, and starts that, its name without the blanks around it', async () => {
  const { console, processes, now, rest, fill, switchAutoSubscribe, execute } = openConsole();
  fill();
  switchAutoSubscribe(true);
  console.send({ type: 'longRunning.switched', isLongRunning: true });
  expect([selectCommand(now()), selectArgs(now()), selectProcessName(now())]).toEqual(['rosnode', 'list', ' nodes ']);
  expect([selectIsLongRunning(now()), selectAutoSubscribe(now())]).toEqual([true, true]);
  execute();
  await rest();
  expect(processes.requests).toEqual([{ command: 'rosnode', args: ['list'], isLongRunning: true, name: 'nodes' }]);
});

it.each([
  ['', 'nodes', 'command', false],
  ['rosnode', '', 'processName', true],
  ['rosnode', ' ', 'processName', true],
  ['', ' ', 'both', true],
])('starts nothing with the command %j under the name %j, and says why', (command, processName, missing, lacksName) => {
  const { console, processes, now, lines, execute } = openConsole();
  console.send({ type: 'command.chosen', command });
  console.send({ type: 'processName.typed', processName });
  expect(now().matches({ form: 'complete' })).toBe(false);
  expect(selectMissing(now())).toBe(missing);
  expect(selectLacksName(now())).toBe(false);
  execute();
  expect(selectLacksName(now())).toBe(lacksName);
  expect(lines()).toEqual([{ kind: 'executeIncomplete' }]);
  expect(processes.requests).toEqual([]);
});

it.each([
  ['', []],
  ['list', ['list']],
  ['echo /scan', ['echo', '/scan']],
  ['echo  /scan', ['echo', '', '/scan']],
])('parts the arguments %j at single spaces', async (args, parts) => {
  const { console, processes, rest, fill, execute } = openConsole();
  fill();
  console.send({ type: 'args.typed', args });
  execute();
  await rest();
  expect(processes.requests[0]?.args).toEqual(parts);
});

it.each([
  [{ outcome: 'refused', detail: 'not allowed' } as const, { kind: 'executeRefused', detail: 'not allowed' }],
  [{ outcome: 'refused', detail: null } as const, { kind: 'executeRefused', detail: null }],
  [
    { outcome: 'unreachable', message: 'Network Error' } as const,
    { kind: 'executeUnreachable', message: 'Network Error' },
  ],
  [new Error('boom'), { kind: 'executeUnreachable', message: 'boom' }],
])('says why a command was not started (%s), and tells nobody of it', async (trouble, line) => {
  const { processes, reports, now, lines, rest, fill, execute } = openConsole();
  fill();
  processes.trouble(trouble);
  execute();
  await rest();
  expect(lines()).toEqual([line]);
  expect([now().context.processId, now().matches({ command: 'running' })]).toEqual([null, false]);
  expect(reports).toEqual([]);
});

it('starts one command at a time, and another while the first one runs', async () => {
  const { processes, now, rest, fill, execute } = openConsole();
  fill();
  execute();
  expect([selectIsExecuting(now()), now().matches({ form: 'complete' })]).toEqual([true, false]);
  execute();
  await rest();
  expect([selectIsExecuting(now()), now().matches({ form: 'complete' })]).toEqual([false, true]);
  expect(processes.requests).toHaveLength(1);
  execute();
  await rest();
  expect(processes.requests).toHaveLength(2);
  expect(now().context.processId).toBe('p2');
});

it('says what it started, on the screen and to its owner', async () => {
  const { reports, lines, now } = await openStarted();
  expect(lines()).toEqual([started]);
  expect(reports).toEqual([{ type: 'console.executed', entry: entry('p1', { name: 'nodes' }) }]);
  expect(now().matches({ command: 'running' })).toBe(true);
});

it('says what it started, whatever is typed meanwhile', async () => {
  const { console, processes, lines, rest, fill, execute } = openConsole();
  fill();
  processes.gate.shut();
  execute();
  console.send({ type: 'command.chosen', command: 'rostopic' });
  console.send({ type: 'args.typed', args: 'echo /scan' });
  processes.gate.open();
  await rest();
  expect(lines()).toEqual([started]);
});

it('does not take a command for running that was over before its start was answered', async () => {
  const { processes, now, rest, execute } = await openStarted();
  processes.execute = async () => ({ outcome: 'done', process: entry('p2', { status: 'finished' }) });
  execute();
  await rest();
  expect([now().context.processId, now().matches({ command: 'running' })]).toEqual(['p2', false]);
});

it('asks to subscribe 500 ms after a start, once', async () => {
  const { clock, reports } = await openStarted({ autoSubscribe: true });
  clock.increment(499);
  expect(reports).not.toContainEqual(awaited);
  clock.increment(1);
  expect(reports.slice(1)).toEqual([awaited]);
  clock.increment(10_000);
  expect(reports.slice(1)).toEqual([awaited]);
});

it('asks to subscribe neither when nobody wants to nor when nothing was started', async () => {
  const { processes, clock, reports, rest, switchAutoSubscribe, execute } = await openStarted();
  clock.increment(10_000);
  expect(reports).not.toContainEqual(awaited);
  switchAutoSubscribe(true);
  processes.trouble({ outcome: 'refused', detail: null });
  execute();
  await rest();
  clock.increment(10_000);
  expect(reports).not.toContainEqual(awaited);
});

it('asks to subscribe at once when another command follows within the 500 ms', async () => {
  const { clock, reports, rest, execute } = await openStarted({ autoSubscribe: true });
  execute();
  expect(reports.slice(1)).toEqual([awaited]);
  await rest();
  clock.increment(500);
  expect(reports.at(-1)).toEqual({ type: 'console.awaited', processId: 'p2' });
  expect(reports.filter(({ type }) => type === 'console.awaited')).toHaveLength(2);
});

it('waits on when the next command within the 500 ms lacks its name', async () => {
  const { console, clock, reports, lines, execute } = await openStarted({ autoSubscribe: true });
  console.send({ type: 'processName.typed', processName: '' });
  execute();
  expect(lines()).toEqual([started, { kind: 'executeIncomplete' }]);
  clock.increment(500);
  expect(reports.at(-1)).toEqual(awaited);
});
