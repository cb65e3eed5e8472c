import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type RosReport, rosMachine, selectCommands, selectHasFailed } from '#machines/workspace/rosMachine.ts';
import { fakeRos } from '../../fakes/fakeRos.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

it('knows the commands, and asks again when they did not come', async () => {
  const ros = fakeRos();
  ros.break('boom');
  const owner = fakeOwner<RosReport>();
  const machine = createActor(rosMachine, { input: { ros, owner: owner.actor } }).start();
  await waitFor(machine, selectHasFailed);
  expect(owner.reports).toEqual([{ type: 'ros.commandsFailed' }]);
  ros.heal();
  machine.send({ type: 'retry.requested' });
  await waitFor(machine, (snapshot) => snapshot.matches('loaded'));
  expect(selectCommands(machine.getSnapshot())).toEqual(['rosrun', 'rostopic']);
});
