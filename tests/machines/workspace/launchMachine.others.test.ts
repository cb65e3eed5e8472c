/** Which of many processes is the one of the file. */
import { expect, it } from 'vitest';
import { entry } from '../../fakes/fakeProcesses.ts';
import { ended, openLaunch, openStarted, path } from './openLaunch.ts';

it('tells its own end apart from what else is listed', async () => {
  const { launch, outcome } = await openStarted();
  launch.send({ type: 'runtime.changed', entries: [entry('p2', { command: 'rosnode list' }), ended] });
  expect(outcome()).toEqual({ kind: 'ended', entry: ended });
});

it('still knows what else runs once it has started something', async () => {
  const { launch, status, start, build, reach } = openLaunch();
  launch.send({
    type: 'runtime.changed',
    entries: [entry('p9', { command: 'rosrun gazebo_test_pkg other.py' })],
  });
  start();
  build();
  await reach('running');
  launch.send({ type: 'problem.opened', path: '/ws/src/gazebo_test_pkg/scripts/other.py' });
  expect([status(), launch.getSnapshot().context.processId]).toEqual(['running', 'p9']);
});

it('knows what runs already, whoever started it', () => {
  const { launch, status } = openLaunch({ opened: null });
  launch.send({
    type: 'runtime.changed',
    entries: [entry('p3', { command: 'rosnode list' }), entry('p2'), entry('p1')],
  });
  expect(status()).toBe('stopped');
  launch.send({ type: 'problem.opened', path });
  expect([status(), launch.getSnapshot().context.processId]).toEqual(['running', 'p2']);
});

it('has nothing to stop of another file', async () => {
  const { launch, status, outcome } = await openStarted();
  launch.send({ type: 'problem.closed' });
  expect([status(), outcome()]).toEqual(['stopped', null]);
  launch.send({ type: 'problem.opened', path: '/ws/src/gazebo_test_pkg/scripts/other.py' });
  expect(status()).toBe('stopped');
  launch.send({ type: 'problem.opened', path });
  expect(status()).toBe('running');
});
