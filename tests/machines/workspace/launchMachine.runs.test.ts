import { expect, it } from 'vitest';
import { entry } from '../../fakes/fakeProcesses.ts';
import { ended, openLaunch, openStarted, path } from './openLaunch.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A launch for a run: what the editor shows is built. */
async function openRun() {
  const opened = openLaunch();
  const run = () => opened.launch.send({ type: 'start.requested', forRun: true });
  const endRun = () => opened.launch.send({ type: 'run.ended' });
  run();
  opened.build();
  return { ...opened, run, endRun };
}

it('runs the program until the run is over, and has nothing to say about that', async () => {
  const { processes, status, outcome, endRun, reach } = await openRun();
  await reach('running');
  endRun();
  expect(status()).toBe('stopping');
  await reach('stopped');
  expect([processes.stopped, outcome()]).toEqual([['p1'], null]);
});

it('has the server stop a run in time that nobody is there to stop', async () => {
  const { processes } = await openRun();
  expect(processes.requests).toMatchObject([{ isLongRunning: false, stopAfter: 5000 }]);
});

it('starts a program for as long as it likes after a run', async () => {
  const { processes, start, build, endRun, reach } = await openRun();
  await reach('running');
  endRun();
  await reach('stopped');
  start();
  build();
  await reach('running');
  expect(processes.requests).toMatchObject([
    { isLongRunning: false, stopAfter: 5000 },
    { isLongRunning: true, stopAfter: null },
  ]);
});

it('stops what began to run only when the run was over', async () => {
  const { processes, status, endRun, reach } = await openRun();
  endRun();
  expect(status()).toBe('starting');
  await reach('stopped');
  expect(processes.stopped).toEqual(['p1']);
});

it('stops what runs before a run, and afterwards what the run has started', async () => {
  const { launch, processes, build, reach } = await openStarted();
  launch.send({ type: 'start.requested', forRun: true });
  await reach('building');
  build();
  await reach('running');
  launch.send({ type: 'run.ended' });
  await reach('stopped');
  expect(processes.stopped).toEqual(['p1', 'p2']);
});

it('runs nothing when what ran before does not stop in time, and says so', async () => {
  const { launch, processes, outcome, reach } = await openStarted();
  processes.gate.shut();
  launch.send({ type: 'start.requested', forRun: true });
  launch.send({ type: 'run.ended' });
  processes.gate.open();
  await reach('stopped');
  expect([processes.requests.length, outcome()]).toEqual([1, { kind: 'runOver' }]);
});

it('says after a run without a connection that there was none', () => {
  const { launch, outcome, status, build } = openLaunch({ isConnected: false });
  launch.send({ type: 'start.requested', forRun: true });
  build();
  launch.send({ type: 'run.ended' });
  expect([status(), outcome()]).toEqual(['stopped', { kind: 'notConnected' }]);
});

it('does not stop what was started while a run had time left', async () => {
  const { processes, stop, start, build, endRun, reach, status } = await openRun();
  await reach('running');
  stop();
  await reach('stopped');
  start();
  build();
  await reach('running');
  endRun();
  expect([status(), processes.stopped]).toEqual(['running', ['p1']]);
});

it('does not stop what was started elsewhere after the program of a run had ended', async () => {
  const { launch, status, endRun, reach } = await openRun();
  await reach('running');
  launch.send({ type: 'runtime.changed', entries: [ended] });
  launch.send({ type: 'runtime.changed', entries: [entry('p2'), ended] });
  endRun();
  expect(status()).toBe('running');
});

it('ends what a run has started when another file is worked on', async () => {
  const { launch, processes, status, outcome, reach } = await openRun();
  await reach('running');
  launch.send({ type: 'problem.closed' });
  expect([status(), processes.stopped]).toEqual(['stopped', ['p1']]);
  launch.send({ type: 'problem.opened', path: '/ws/src/gazebo_test_pkg/scripts/other.py' });
  launch.send({ type: 'run.ended' });
  expect([status(), outcome(), processes.stopped]).toEqual(['stopped', null, ['p1']]);
});

it('ends what a run was starting when another file is worked on', async () => {
  const { launch, processes, status } = await openRun();
  expect(status()).toBe('starting');
  launch.send({ type: 'problem.closed' });
  await expect.poll(() => processes.stopped).toEqual(['p1']);
});

it.each([{ outcome: 'refused', detail: 'not yours' }, new Error('boom')] as const)(
  'leaves it to the server to end a run of another file that could not be ended: %o',
  async (trouble) => {
    const { launch, processes, status, outcome, reach } = await openRun();
    await reach('running');
    processes.trouble(trouble);
    launch.send({ type: 'problem.closed' });
    await settled();
    expect([launch.getSnapshot().status, status(), outcome()]).toEqual(['active', 'stopped', null]);
  },
);

it('lets what was started for as long as it likes go on when another file is worked on', async () => {
  const { launch, processes, start, build, reach } = openLaunch();
  start();
  build();
  launch.send({ type: 'problem.closed' });
  await expect.poll(() => processes.listed).toHaveLength(1);
  launch.send({ type: 'runtime.changed', entries: processes.listed });
  launch.send({ type: 'problem.opened', path });
  await reach('running');
  launch.send({ type: 'problem.closed' });
  expect(processes.stopped).toEqual([]);
});

it('lets a run that could not be stopped go on, and says why', async () => {
  const { processes, outcome, endRun, reach } = await openRun();
  await reach('running');
  processes.trouble({ outcome: 'refused', detail: 'not yours' });
  endRun();
  await reach('running');
  expect(outcome()).toEqual({ kind: 'stopRefused', detail: 'not yours' });
});

it('does not stop at the end of a run what was started anew over its program', async () => {
  const { processes, status, start, build, endRun, reach } = await openRun();
  await reach('running');
  start();
  await reach('building');
  build();
  await reach('running');
  endRun();
  expect([status(), processes.stopped]).toEqual(['running', ['p1']]);
});

it('tries once more at the end of a run to stop what did not stop when it was told to', async () => {
  const { processes, status, stop, endRun, reach } = await openRun();
  await reach('running');
  processes.trouble({ outcome: 'refused', detail: 'busy' });
  stop();
  await reach('running');
  processes.trouble(undefined);
  endRun();
  expect(status()).toBe('stopping');
  await reach('stopped');
  expect(processes.stopped).toEqual(['p1', 'p1']);
});
