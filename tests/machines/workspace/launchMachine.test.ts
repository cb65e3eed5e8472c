import { expect, it } from 'vitest';
import { entry } from '../../fakes/fakeProcesses.ts';
import { ended, openLaunch, openStarted, path } from './openLaunch.ts';

it('has the program built, starts it as a long-running process, and says that it runs', async () => {
  const { processes, reports, status, outcome, start, build, reach } = openLaunch();
  start();
  expect([status(), reports]).toEqual(['building', [{ type: 'launch.began' }, { type: 'launch.requested' }]]);
  expect(processes.requests).toEqual([]);
  build();
  await reach('running');
  expect(processes.requests).toEqual([
    {
      command: 'rosrun',
      args: ['gazebo_test_pkg', 'sensor_subscriber.py'],
      isLongRunning: true,
      name: 'sensor_subscriber.py',
      stopAfter: null,
    },
  ]);
  expect(reports).toEqual([
    { type: 'launch.began' },
    { type: 'launch.requested' },
    { type: 'launch.started', entry: entry('p1', { name: 'sensor_subscriber.py' }) },
  ]);
  expect(outcome()).toBeNull();
});

/** Which version the server has by now of the file that is worked on, and of every other. */
const storedVersion = (file: string) => (file === path ? 'v2' : 'v1');

it('starts the version that was built, and has the file built anew where the server has another by then', async () => {
  const { launch, processes, reports, start, build, reach } = openLaunch({ storedVersion });
  start();
  build();
  await reach('starting');
  await reach('building');
  expect(processes.requests).toEqual([]);
  expect(reports.map(({ type }) => type)).toEqual([
    'launch.began',
    'launch.requested',
    'launch.outdated',
    'launch.requested',
  ]);
  launch.send({ type: 'program.built', version: 'v2' });
  await reach('running');
  expect(processes.requests).toHaveLength(1);
});

it.each([
  { name: 'no file is worked on', opened: null, refusal: { kind: 'noFile' } },
  { name: 'the file is in no package', opened: '/ws/a.py', refusal: { kind: 'notInPackage', path: '/ws/a.py' } },
  {
    name: 'the file is no script of its package',
    opened: '/ws/src/a/src/b.py',
    refusal: { kind: 'notInPackage', path: '/ws/src/a/src/b.py' },
  },
])('says why there is nothing to start when $name', ({ opened, refusal }) => {
  const { status, outcome, reports, start } = openLaunch({ opened });
  start();
  expect([status(), outcome(), reports]).toEqual(['stopped', refusal, []]);
});

it.each([
  ['failed', 'invalid syntax'],
  ['broken', 'Network Error'],
  ['cancelled', null],
  ['emptyRefused', null],
  ['unavailable', null],
] as const)('starts nothing where the build was %s, and says so', (reason, detail) => {
  const { launch, processes, status, outcome, start } = openLaunch();
  start();
  launch.send({ type: 'program.unbuilt', reason, detail });
  expect([status(), outcome()]).toEqual(['stopped', { kind: 'unbuilt', reason, detail }]);
  expect(processes.requests).toEqual([]);
});

it.each(['program.built', 'program.unbuilt'] as const)(
  'asks again once another build has ended (%s), which may have been of an older text',
  (type) => {
    const { launch, processes, status, reports, start } = openLaunch();
    start();
    launch.send({ type: 'program.busy' });
    launch.send(
      type === 'program.built' ? { type, version: 'v1' } : { type, reason: 'failed', detail: 'invalid syntax' },
    );
    expect(status()).toBe('building');
    expect(reports).toEqual([{ type: 'launch.began' }, { type: 'launch.requested' }, { type: 'launch.requested' }]);
    expect(processes.requests).toEqual([]);
  },
);

it('starts once the connection is there', async () => {
  const { launch, status, start, build, reach } = openLaunch({ isConnected: false });
  start();
  build();
  expect(status()).toBe('connecting');
  launch.send({ type: 'runtime.connected' });
  await reach('running');
});

it('gives up after ten seconds without a connection', () => {
  const { processes, clock, status, outcome, start, build } = openLaunch({ isConnected: false });
  start();
  build();
  clock.increment(9999);
  expect(status()).toBe('connecting');
  clock.increment(1);
  expect([status(), outcome()]).toEqual(['stopped', { kind: 'notConnected' }]);
  expect(processes.requests).toEqual([]);
});

it.each(['building', 'connecting'] as const)('starts nothing that was stopped while it was %s', (stage) => {
  const { launch, processes, status, outcome, start, stop, build } = openLaunch({ isConnected: false });
  start();
  if (stage === 'connecting') build();
  expect(status()).toBe(stage);
  stop();
  build();
  launch.send({ type: 'runtime.connected' });
  expect([status(), outcome(), processes.requests]).toEqual(['stopped', null, []]);
});

it.each([
  [
    { outcome: 'refused', detail: 'no sandbox' },
    { kind: 'startRefused', detail: 'no sandbox' },
  ],
  [
    { outcome: 'refused', detail: null },
    { kind: 'startRefused', detail: null },
  ],
  [
    { outcome: 'unreachable', message: 'Network Error' },
    { kind: 'startUnreachable', message: 'Network Error' },
  ],
  [new Error('boom'), { kind: 'startUnreachable', message: 'boom' }],
] as const)('says why the server did not start it: %o', async (trouble, refusal) => {
  const { processes, outcome, start, build, reach } = openLaunch();
  processes.trouble(trouble);
  start();
  build();
  await reach('stopped');
  expect(outcome()).toEqual(refusal);
});

it('stops what runs, and has nothing to say about what was wished', async () => {
  const { processes, status, outcome, stop, reach } = await openStarted();
  stop();
  expect(status()).toBe('stopping');
  await reach('stopped');
  expect([processes.stopped, outcome()]).toEqual([['p1'], null]);
});

it('takes an older list, by which it still runs, for no news', async () => {
  const { launch, status, stop, reach } = await openStarted();
  stop();
  await reach('stopped');
  launch.send({ type: 'runtime.changed', entries: [entry('p1')] });
  expect(status()).toBe('stopped');
});

it('stops the first before it starts the second', async () => {
  const { processes, reports, status, start, build, reach } = await openStarted();
  start();
  expect([status(), processes.requests]).toEqual(['restarting', [expect.anything()]]);
  await reach('building');
  expect([processes.stopped, processes.requests.length]).toEqual([['p1'], 1]);
  build();
  await reach('running');
  expect(processes.listed.map(({ process_id, status: now }) => [process_id, now])).toEqual([
    ['p2', 'running'],
    ['p1', 'stopped'],
  ]);
  expect(reports.filter(({ type }) => type === 'launch.started')).toHaveLength(2);
});

it('goes by the last wish while it stops', async () => {
  const { processes, start, stop, status, reach } = await openStarted();
  processes.gate.shut();
  start();
  stop();
  expect(status()).toBe('stopping');
  start();
  expect(status()).toBe('restarting');
  processes.gate.open();
  await reach('building');
  expect(processes.stopped).toEqual(['p1']);
});

it.each([
  [
    { outcome: 'refused', detail: 'not yours' },
    { kind: 'stopRefused', detail: 'not yours' },
  ],
  [
    { outcome: 'unreachable', message: 'Network Error' },
    { kind: 'stopUnreachable', message: 'Network Error' },
  ],
  [new Error('boom'), { kind: 'stopUnreachable', message: 'boom' }],
] as const)('goes on running when it could not be stopped, and says why: %o', async (trouble, refusal) => {
  const { processes, outcome, stop, reach } = await openStarted();
  processes.trouble(trouble);
  stop();
  await reach('running');
  expect(outcome()).toEqual(refusal);
});

it('says how it ended by itself', async () => {
  const { launch, status, outcome } = await openStarted();
  launch.send({ type: 'runtime.changed', entries: [ended] });
  expect([status(), outcome()]).toEqual(['stopped', { kind: 'ended', entry: ended }]);
});

it('is stopped when the server no longer knows of it', async () => {
  const { launch, status, outcome } = await openStarted();
  launch.send({ type: 'runtime.changed', entries: [] });
  expect([status(), outcome()]).toEqual(['stopped', { kind: 'ended', entry: null }]);
});

it('says no longer why it does not run to somebody who has read it', () => {
  const { launch, outcome, start } = openLaunch({ opened: null });
  start();
  expect(outcome()).toEqual({ kind: 'noFile' });
  launch.send({ type: 'outcome.dismissed' });
  expect(outcome()).toBeNull();
});

it('believes that it was stopped only by the word that it has ended', async () => {
  const { processes, outcome, stop, reach } = await openStarted();
  processes.stop = async () => ({ outcome: 'done', process: entry('p1') });
  stop();
  await reach('running');
  expect(outcome()).toBeNull();
});
