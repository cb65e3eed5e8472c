import { expect, it } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import { type RunReport, runMachine, selectIsRunning, selectSeconds } from '#machines/workspace/runMachine.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeRunClock } from '../../fakes/fakeRunClock.ts';

/** A run in a tab in which one began so many milliseconds ago, once it has remembered. */
async function openRun(elapsed: number | null) {
  const clock = new SimulatedClock();
  const owner = fakeOwner<RunReport>();
  const runClock = fakeRunClock(elapsed);
  const run = createActor(runMachine, { clock, input: { runClock, owner: owner.actor } }).start();
  await waitFor(run, (snapshot) => !snapshot.matches('recalling'));
  const shown = () => [selectIsRunning(run.getSnapshot()), selectSeconds(run.getSnapshot())];
  return { run, runClock, clock, shown, reports: owner.reports };
}

it('runs for five seconds, is not started twice meanwhile, and begins anew at nought', async () => {
  const { run, runClock, clock, shown, reports } = await openRun(null);
  expect(shown()).toEqual([false, 0]);
  run.send({ type: 'run.requested' });
  for (let second = 0; second < 3; second++) clock.increment(1000);
  run.send({ type: 'run.requested' });
  expect(shown()).toEqual([true, 3]);
  clock.increment(2000);
  expect(shown()).toEqual([false, 5]);
  expect(reports).toEqual([{ type: 'run.began' }, { type: 'run.completed' }]);
  run.send({ type: 'run.requested' });
  expect(shown()).toEqual([true, 0]);
  expect(runClock.begun()).toBe(2);
});

it('goes on after a reload with what is left of the second and of the five, and is begun no second time', async () => {
  const { runClock, clock, shown, reports } = await openRun(2400);
  expect(shown()).toEqual([true, 2]);
  clock.increment(599);
  expect(shown()).toEqual([true, 2]);
  clock.increment(1);
  expect(shown()).toEqual([true, 3]);
  clock.increment(1000);
  clock.increment(999);
  expect(shown()).toEqual([true, 4]);
  clock.increment(1);
  expect(shown()).toEqual([false, 5]);
  expect(reports).toEqual([{ type: 'run.completed' }]);
  expect(runClock.begun()).toBe(0);
});

it.each([
  { elapsed: 0, what: 'under way', isRunning: true, seconds: 0 },
  { elapsed: 4999, what: 'under way', isRunning: true, seconds: 4 },
  { elapsed: 5000, what: 'over', isRunning: false, seconds: 0 },
])('knows that a run of $elapsed milliseconds is $what', async ({ elapsed, isRunning, seconds }) => {
  const { shown, reports } = await openRun(elapsed);
  expect(shown()).toEqual([isRunning, seconds]);
  expect(reports).toEqual([]);
});

it('can run where what the tab remembers cannot be read', async () => {
  const owner = fakeOwner<RunReport>();
  const runClock = { ...fakeRunClock(), elapsed: forbidden };
  const run = createActor(runMachine, {
    input: { runClock, owner: owner.actor },
  }).start();
  await waitFor(run, (snapshot) => snapshot.matches('idle'));
  run.send({ type: 'run.requested' });
  expect(selectIsRunning(run.getSnapshot())).toBe(true);
});

function forbidden(): never {
  throw new Error('no storage');
}
