import { SimulatedClock, createActor, waitFor } from 'xstate';
import type { ConsoleReport } from '#machines/workspace/consoleEvents.ts';
import { consoleMachine } from '#machines/workspace/consoleMachine.ts';
import { selectHistory, selectIsExecuting } from '#machines/workspace/consoleSelectors.ts';
import { fakeProcesses } from '../../fakes/fakeProcesses.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { response } from '../../models/response.ts';

/** A console over processes in memory. */
export function openConsole() {
  const processes = fakeProcesses();
  const clock = new SimulatedClock();
  const owner = fakeOwner<ConsoleReport>();
  const input = { id: '1', name: 'Console', processes, owner: owner.actor };
  const console = createActor(consoleMachine, { clock, input }).start();
  const now = () => console.getSnapshot();
  const lines = () => selectHistory(now()).map(({ line }) => line);
  const rest = () => waitFor(console, (snapshot) => !selectIsExecuting(snapshot));
  const fill = () => {
    console.send({ type: 'command.chosen', command: 'rosnode' });
    console.send({ type: 'args.typed', args: 'list' });
    console.send({ type: 'processName.typed', processName: ' nodes ' });
  };
  const switchAutoSubscribe = (autoSubscribe: boolean) =>
    console.send({ type: 'autoSubscribe.switched', autoSubscribe });
  const execute = () => console.send({ type: 'execute.requested' });
  const respond = (...answer: Parameters<typeof response>) =>
    console.send({ type: 'response.received', response: response(...answer) });
  return {
    console,
    processes,
    clock,
    reports: owner.reports,
    now,
    lines,
    rest,
    fill,
    switchAutoSubscribe,
    execute,
    respond,
  };
}

/** A console whose command has started as process p1. */
export async function openStarted({ autoSubscribe = false } = {}) {
  const opened = openConsole();
  opened.fill();
  opened.switchAutoSubscribe(autoSubscribe);
  opened.execute();
  await opened.rest();
  return opened;
}

export const started = { kind: 'commandStarted', command: 'rosnode', args: ['list'], processId: 'p1' };
export const awaited = { type: 'console.awaited', processId: 'p1' };
