/** Stop, while the server is asked to start. */
import { expect, it } from 'vitest';
import { entry } from '../../fakes/fakeProcesses.ts';
import { openLaunch, path } from './openLaunch.ts';

/** A launch whose server is asked to start the program, and keeps its answer until `processes.gate` opens. */
function openStarting(storedVersion?: (file: string) => string) {
  const opened = openLaunch(storedVersion && { storedVersion });
  opened.processes.gate.shut();
  opened.start();
  opened.build();
  return opened;
}

it('stops what was being started when it was told to stop, and has nothing to say about that', async () => {
  const { processes, status, outcome, stop, reach } = openStarting();
  stop();
  expect(status()).toBe('stopping');
  processes.gate.open();
  await reach('stopped');
  expect([processes.stopped, outcome()]).toEqual([['p1'], null]);
});

it('is asked for one program by the last wish of whoever stops and starts while the server is asked', async () => {
  const { processes, status, start, stop, reach } = openStarting();
  stop();
  start();
  expect(status()).toBe('starting');
  processes.gate.open();
  await reach('running');
  expect([processes.requests.length, processes.stopped]).toEqual([1, []]);
});

it('does not stop what is started elsewhere after that', async () => {
  const { launch, processes, status, stop, reach } = openStarting();
  stop();
  processes.gate.open();
  await reach('stopped');
  launch.send({ type: 'runtime.changed', entries: [entry('p2'), ...processes.listed] });
  expect([status(), processes.stopped]).toEqual(['running', ['p1']]);
});

it('stops what a run was starting when it was told to stop', async () => {
  const { launch, processes, outcome, stop, reach } = openStarting();
  launch.send({ type: 'start.requested', forRun: true });
  stop();
  processes.gate.open();
  await reach('stopped');
  expect([processes.stopped, outcome()]).toEqual([['p1'], null]);
});

it('starts nothing that was stopped while the server found that the file has another version by then', async () => {
  const { processes, outcome, stop, reach } = openStarting((file) => (file === path ? 'v2' : 'v1'));
  stop();
  processes.gate.open();
  await reach('stopped');
  expect([processes.requests, outcome()]).toEqual([[], null]);
});

it('says why a program that was stopped while the server was asked had not been started anyway', async () => {
  const { processes, outcome, stop, reach } = openStarting();
  processes.trouble({ outcome: 'refused', detail: 'no sandbox' });
  stop();
  processes.gate.open();
  await reach('stopped');
  expect(outcome()).toEqual({ kind: 'startRefused', detail: 'no sandbox' });
});
