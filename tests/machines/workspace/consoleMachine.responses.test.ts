import { expect, it } from 'vitest';
import type { ConsoleReport } from '#machines/workspace/consoleEvents.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { awaited, openConsole, openStarted, started } from './openConsole.ts';

it('shows what its command printed and what went wrong, and nothing of other commands', async () => {
  const { now, lines, respond } = await openStarted();
  respond('p2', 'not mine');
  expect(now().matches({ command: 'running' })).toBe(true);
  respond('p1', 'exit code 1');
  expect(lines()).toEqual([
    started,
    { kind: 'responseLine', text: '/rosout' },
    { kind: 'responseFailed', error: 'exit code 1' },
  ]);
  expect(now().matches({ command: 'running' })).toBe(false);
});

it('takes the answer to its first command while the next one is being started', async () => {
  const { processes, now, lines, respond, execute } = await openStarted();
  processes.gate.shut();
  execute();
  respond('p1');
  expect(lines()).toEqual([started, { kind: 'responseLine', text: '/rosout' }]);
  expect(now().matches({ command: 'running' })).toBe(false);
});

it('shows what its first command printed, also when the second was started before that ended, and goes on saying that the second runs', async () => {
  const { now, lines, rest, respond, execute } = await openStarted();
  execute();
  await rest();
  respond('p1', 'exit code 1');
  expect(lines()).toEqual([
    started,
    { ...started, processId: 'p2' },
    { kind: 'responseLine', text: '/rosout' },
    { kind: 'responseFailed', error: 'exit code 1' },
  ]);
  expect(now().matches({ command: 'running' })).toBe(true);
});

it('knows the newest 50 of its commands by their processes', async () => {
  const { lines, rest, respond, execute } = await openStarted();
  for (let others = 0; others < 50; others++) {
    execute();
    await rest();
  }
  respond('p1');
  expect(lines().filter(({ kind }) => kind === 'responseLine')).toEqual([]);
  respond('p2');
  expect(lines().filter(({ kind }) => kind === 'responseLine')).toHaveLength(1);
});

it.each([false, true])(
  'shows once what its command printed before its start was answered (auto-subscribe: %s)',
  async (autoSubscribe) => {
    const { processes, lines, now, rest, fill, switchAutoSubscribe, respond, execute } = openConsole();
    fill();
    switchAutoSubscribe(autoSubscribe);
    processes.gate.shut();
    execute();
    respond('p1');
    processes.gate.open();
    await rest();
    expect(lines()).toEqual([started, { kind: 'responseLine', text: '/rosout' }]);
    expect(now().matches({ command: 'running' })).toBe(false);
    execute();
    await rest();
    expect(lines()).toHaveLength(3);
  },
);

it.each([{ outcome: 'refused', detail: null } as const, new Error('boom')])(
  'does not take what others printed during a start that failed for its next command’s',
  async (trouble) => {
    const { processes, lines, rest, fill, respond, execute } = openConsole();
    fill();
    processes.trouble(trouble);
    processes.gate.shut();
    execute();
    respond('p2');
    processes.gate.open();
    await rest();
    processes.trouble(undefined);
    execute();
    await rest();
    expect(lines().filter(({ kind }) => kind === 'responseLine')).toEqual([]);
  },
);

it('remembers the last ten of what came before the answer', async () => {
  const { processes, lines, rest, fill, respond, execute } = openConsole();
  fill();
  processes.gate.shut();
  execute();
  respond('p1', 'lost');
  respond('p1', 'kept');
  for (let others = 0; others < 9; others++) respond('p9');
  processes.gate.open();
  await rest();
  expect(lines().filter(({ kind }) => kind === 'responseFailed')).toEqual([{ kind: 'responseFailed', error: 'kept' }]);
});

it.each([
  ['p1', 'running', true],
  ['p1', 'finished', false],
  ['p1', 'stopped', false],
  ['p2', 'finished', true],
] as const)('when process %s is %s, its command p1 runs: %s', async (id, status, isRunning) => {
  const { console, now } = await openStarted();
  console.send({ type: 'processes.changed', entries: [entry('p3'), entry(id, { status })] });
  expect(now().matches({ command: 'running' })).toBe(isRunning);
});

const isOver = { type: 'processes.changed', entries: [entry('p1', { status: 'finished' })] } as const;

it('asks for the output of a command that has ended and of which nothing is told within 3 s, once', async () => {
  const { console, clock, reports } = await openStarted();
  console.send(isOver);
  clock.increment(2999);
  expect(reports).not.toContainEqual(awaited);
  clock.increment(1);
  expect(reports.filter(({ type }) => type === 'console.awaited')).toEqual([awaited]);
  clock.increment(60_000);
  expect(reports.filter(({ type }) => type === 'console.awaited')).toEqual([awaited]);
});

const ended = (...ids: readonly string[]) =>
  ({ type: 'processes.changed', entries: ids.map((id) => entry(id, { status: 'finished' })) }) as const;
const awaitedIds = (reports: readonly ConsoleReport[]) =>
  reports.flatMap((report) => (report.type === 'console.awaited' ? [report.processId] : []));

it('asks for the output of each of its commands that has ended and of which nothing is told', async () => {
  const { console, clock, reports, respond, execute, rest } = await openStarted();
  execute();
  await rest();
  execute();
  await rest();
  console.send(ended('p1', 'p2', 'p3'));
  respond('p2');
  clock.increment(3000);
  expect(awaitedIds(reports)).toEqual(['p1', 'p3']);
});

it('asks for the output of a command that has ended also where the next one is started at once', async () => {
  const { console, clock, reports, execute, rest } = await openStarted();
  console.send(ended('p1'));
  execute();
  await rest();
  clock.increment(3000);
  expect(awaitedIds(reports)).toEqual(['p1']);
});

it('asks again with the next list where what it asked for did not come', async () => {
  const { console, clock, reports, respond } = await openStarted();
  console.send(ended('p1'));
  clock.increment(3000);
  console.send(ended('p1'));
  clock.increment(3000);
  expect(awaitedIds(reports)).toEqual(['p1', 'p1']);
  respond('p1');
  console.send(ended('p1'));
  clock.increment(3000);
  expect(awaitedIds(reports)).toHaveLength(2);
});

it('asks for nothing where it is told in time what came of its command', async () => {
  const { console, clock, reports, respond } = await openStarted();
  console.send(isOver);
  respond('p1');
  clock.increment(60_000);
  expect(reports).not.toContainEqual(awaited);
});

it('shows what its command printed when it has asked for it, and no second time', async () => {
  const { console, clock, lines, respond } = await openStarted();
  console.send(isOver);
  clock.increment(3000);
  respond('p1', 'exit code 1');
  respond('p1', 'exit code 1');
  expect(lines().slice(1)).toEqual([
    { kind: 'responseLine', text: '/rosout' },
    { kind: 'responseFailed', error: 'exit code 1' },
  ]);
});

it('forgets its lines when told to', async () => {
  const { console, lines, respond } = await openStarted();
  console.send({ type: 'history.cleared' });
  expect(lines()).toEqual([]);
  respond('p1');
  expect(lines()).toEqual([{ kind: 'responseLine', text: '/rosout' }]);
});
