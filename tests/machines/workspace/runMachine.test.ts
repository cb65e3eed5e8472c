import { expect, it } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import { type RunReport, runMachine, selectIsRunning, selectSeconds } from '#machines/workspace/runMachine.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

it('runs for five seconds, is not started twice meanwhile, and begins anew at nought', () => {
  const clock = new SimulatedClock();
  const owner = fakeOwner<RunReport>();
  const run = createActor(runMachine, { clock, input: { owner: owner.actor } }).start();
  const shown = () => [selectIsRunning(run.getSnapshot()), selectSeconds(run.getSnapshot())];
  expect(shown()).toEqual([false, 0]);
  run.send({ type: 'run.requested' });
  for (let second = 0; second < 3; second++) clock.increment(1000);
  run.send({ type: 'run.requested' });
  expect(shown()).toEqual([true, 3]);
  clock.increment(2000);
  expect(shown()).toEqual([false, 5]);
  expect(owner.reports).toEqual([{ type: 'run.began' }, { type: 'run.completed' }]);
  run.send({ type: 'run.requested' });
  expect(shown()).toEqual([true, 0]);
});
